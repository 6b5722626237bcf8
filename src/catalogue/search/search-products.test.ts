import { expect, test } from 'vitest';
import { categories } from '@/catalogue/categories';
import { products } from '@/catalogue/products';
import { searchProducts } from './search-products';

function idsOf(query: string, isTyping = false): string[] {
  return searchProducts(query, isTyping).hits.map(({ product }) => product.id);
}

type Ranges = readonly (readonly [number, number])[];

function marked(text = '', ranges: Ranges = []): string[] {
  return ranges.map(([from, to]) => text.slice(from, to));
}

test('a word written right has no other spellings: "atta" is no part of "matta"', () => {
  expect(idsOf('atta')).toEqual(['wheat-flour']);
  expect(idsOf('prawn')).toEqual(['shrimp']);
  expect(idsOf('mutten')).toEqual(['mutton']);
  for (const seela of ['سیلہ چاول', 'سیلا چاول', 'سیله چاول'])
    expect(idsOf(seela), seela).toEqual(['basmati-1121-sella-rice']);
  expect(idsOf('لوبیای سرخ')).toEqual(['red-kidney-beans']);
  expect(idsOf('zəfəran 100 qr')).toEqual(['saffron']);
  expect(idsOf('piyoz 1 tonna')).toEqual(['onions']);
});

test('while typing, the last word may be the beginning of one, from three letters', () => {
  for (const query of ['पिस्', 'pis', 'pist', 'pistac'])
    expect(idsOf(query, true)[0], query).toBe('pistachio');
  for (const query of ['pi', 'of ri', 'अं'])
    expect(searchProducts(query, true)).toMatchObject({ hits: [], missing: [], asks: [] });
  expect(idsOf('pist nuts', true)).not.toContain('pistachio');
  expect(searchProducts('изюм, чернослив по 20 кг', true).missing).toEqual(['чернослив']);
  expect(idsOf('chick', true)).toEqual(expect.arrayContaining(['chickpeas', 'chicken']));
  expect(idsOf('hommos', true)).toEqual(idsOf('hommos'));
  expect(idsOf('chanad', true)[0]).toBe('king-fish');
});

test.each(categories)('the name of the category %s brings its goods first', (category) => {
  const own = products.filter((product) => product.category === category);
  const first = searchProducts(category).hits.slice(0, own.length);
  expect(first.map(({ product }) => product.category)).toEqual(own.map(() => category));
});

test('names and kinds are searched, not descriptions, and all words count; of a list, the best of each goods comes first', () => {
  expect(idsOf('rice')).toHaveLength(7);
  expect(idsOf('biryani')).not.toContain('cloves');
  expect(idsOf('green peas')).toEqual(['green-peas']);
  expect(idsOf('white kidney beans')).toEqual(['white-kidney-beans']);
  expect(idsOf('zafferano in pistilli')).toEqual(['saffron']);
  expect(idsOf('kadala and cherupayar').slice(0, 2)).toEqual(['black-chickpeas', 'moong-whole']);
});

test('what is asked for goes with each product as a note, with the signs as typed, an amount as its quantity', () => {
  const { hits } = searchProducts('frozen tiger prawn 16/20, 20kg');
  const amount = { quantity: '20kg', unit: 'kg' };
  expect(hits).toMatchObject([{ note: 'frozen tiger, 16/20', amount }]);
  expect(searchProducts('spinach').hits[0]?.note).toBe('spinach');
  expect(searchProducts('rack of lamb 9 mm').hits[0]?.note).toBe('rack of lamb 9 mm');
  expect(searchProducts('golden raisins').hits[0]).toMatchObject({ note: 'golden' });
  expect(searchProducts('shrimp').hits[0]?.note).toBeUndefined();
});

test.each([
  ['almonds without skin', 'almonds', 'without skin', undefined],
  ['زعفران 10 جرام', 'saffron', undefined, { quantity: '10 جرام', unit: 'g' }],
  ['sona masoori', 'sona-masoori-rice', undefined, undefined],
  ['rice 10kg 5 bags', 'boiled-rice', undefined, { quantity: '10kg 5 bags', unit: 'kg' }],
  [
    'sona masoori 5kg 1,000 bags',
    'sona-masoori-rice',
    undefined,
    { quantity: '5kg 1,000 bags', unit: 'kg' },
  ],
  ['whole chicken 1200g', 'chicken', 'whole, 1200g', undefined],
  ['cashew 1x20 fcl', 'cashew', undefined, { quantity: '1x20 fcl', unit: 'kg' }],
  ['cashew w320 2 x 40 HC', 'cashew', 'w320', { quantity: '2 x 40 HC', unit: 'kg' }],
  ['saffron negin 1/2 kg, jeera 5kg', 'saffron', 'negin', { quantity: '1/2 kg', unit: 'kg' }],
  ['rava, maida 2kg and atta 5kg', 'wheat-flour', 'maida 2kg; atta 5kg', undefined],
  ['onion 20kg red onion 10kg', 'onions', 'onion 20kg; red onion 10kg', undefined],
  [
    'whole chicken 1100g griller 10 ctn',
    'chicken',
    'whole, 1100g griller',
    { quantity: '10 ctn', unit: 'cartons' },
  ],
  [
    'super kernel basmati 5kgx4',
    'basmati-1121-sella-rice',
    'super kernel',
    { quantity: '5kgx4', unit: 'kg' },
  ],
  ['tilapia 2kg up 10 ctn', 'tilapia', '2kg up', { quantity: '10 ctn', unit: 'cartons' }],
  [
    'chickpeas 25kg bags 2 fcl',
    'chickpeas',
    '25kg bags',
    { quantity: '2 fcl', unit: 'containers' },
  ],
  [
    'halud 25kg 10 bag + dhonia 5 bag',
    'turmeric',
    undefined,
    { quantity: '25kg 10 bag', unit: 'kg' },
  ],
  ['পেঁয়াজ ২ টন আর রসুন ৫০০ কেজি', 'onions', undefined, { quantity: '২ টন', unit: 'tonnes' }],
  ['tilapia 2 kg size 10 ctn', 'tilapia', '2 kg size', { quantity: '10 ctn', unit: 'cartons' }],
  [
    'رز بسمتي 1121 حبة طويلة 20 شوال',
    'basmati-1121-sella-rice',
    'حبة طويلة',
    { quantity: '20 شوال', unit: 'bags' },
  ],
  ['kuzbara hab w mat7oona 10kg', 'coriander', 'hab w mat7oona', { quantity: '10kg', unit: 'kg' }],
  ['كزبرة حب ومطحون', 'coriander', 'حب, مطحون', undefined],
  ['onion 10kg mesh x 20', 'onions', undefined, { quantity: '10kg mesh x 20', unit: 'kg' }],
  [
    'sultanas 12.5 kg carton - 6',
    'raisins',
    'sultanas',
    { quantity: '12.5 kg carton 6', unit: 'kg' },
  ],
  ['onion red 10kg mesh', 'onions', '10kg mesh', undefined],
  [
    'batata frozen fries 2.5kg x 4, 20 cartons',
    'potatoes',
    undefined,
    { quantity: '2.5kg x 4, 20 cartons', unit: 'kg' },
  ],
  [
    'Fish fillet, king fish, frozen, 10 kg, 30 ctn',
    'king-fish',
    'fillet, frozen',
    { quantity: '10 kg 30 ctn', unit: 'kg' },
  ],
  ['dates khalas / ajwa', 'dates', 'khalas; ajwa', undefined],
  ['cumin 1 kg, black pepper 500g', 'black-pepper', undefined, { quantity: '500g', unit: 'g' }],
  ['saffron / kesar 100g', 'saffron', undefined, { quantity: '100g', unit: 'g' }],
  [
    'ruz mazza abu kas 35kg',
    'basmati-1121-sella-rice',
    'abu kas',
    { quantity: '35kg', unit: 'kg' },
  ],
  [
    '3adas a7mar 25kg + 7ommos 10 bags',
    'chickpeas',
    undefined,
    { quantity: '10 bags', unit: 'bags' },
  ],
  [
    'tamar khalas 10 kg + tamar majdool jumbo 5kg',
    'dates',
    'khalas 10 kg; majdool jumbo 5kg',
    undefined,
  ],
  ['oats 25kg bags 10 mt', 'oats', '25kg bags', { quantity: '10 mt', unit: 'tonnes' }],
  ['cumin 18 mt 25kg pp bag', 'cumin', '25kg pp bag', { quantity: '18 mt', unit: 'tonnes' }],
  ['zeera 25 kg bori 4', 'cumin', undefined, { quantity: '25 kg bori 4', unit: 'kg' }],
  ['سیر ۵۰ کیلو، کشمش ۵ سیر', 'raisins', undefined, { quantity: '۵ سیر', unit: 'kg' }],
  ['zeera bori 25kg x 4', 'cumin', 'bori', { quantity: '25kg x 4', unit: 'kg' }],
  ['۴۰ کیسه ۲۰ کیلویی زیره', 'cumin', undefined, { quantity: '۴۰ کیسه ۲۰ کیلویی', unit: 'bags' }],
  ['lamb shank 400g x 80', 'mutton', 'lamb shank', { quantity: '400g x 80', unit: 'g' }],
  ['chicken breast b/s 200g calibrated', 'chicken', 'breast b/s 200g calibrated', undefined],
  ['cumin 100 kg, tumeric 50 kg', 'turmeric', undefined, { quantity: '50 kg', unit: 'kg' }],
  ['pista kernel for mithai', 'pistachio', 'kernel for mithai', undefined],
  ['MOQ for spices and pulses?', 'masoor-dal', 'MOQ', undefined],
  ['prawns 150kg for xmas buffet', 'shrimp', 'for xmas buffet', { quantity: '150kg', unit: 'kg' }],
  ['almendras y nueces 25 kg cada uno', 'walnut', undefined, { quantity: '25 kg', unit: 'kg' }],
  ['kishmish aur akhrot 5-5 kg', 'raisins', undefined, { quantity: '5 kg', unit: 'kg' }],
  ['maida 1 L 2 bags', 'wheat-flour', 'maida 1 L', { quantity: '2 bags', unit: 'bags' }],
  ['delivery to Sharjah prawns', 'shrimp', 'delivery to Sharjah', undefined],
  ['лук 20 кг картофель 50 кг', 'onions', undefined, { quantity: '20 кг', unit: 'kg' }],
  ['куркума и черный перец по 5 кг', 'turmeric', undefined, { quantity: '5 кг', unit: 'kg' }],
  ['crevettes 16/20 1 200 kg', 'shrimp', '16/20', { quantity: '1 200 kg', unit: 'kg' }],
  ['kaju 320 100 kg', 'cashew', '320', { quantity: '100 kg', unit: 'kg' }],
  ['大蒜1000公斤 生姜500公斤', 'ginger', undefined, { quantity: '500公斤', unit: 'kg' }],
  ['je cherche riz et cumin 20 kg', 'boiled-rice', undefined, undefined],
  ['20kg onion 50kg potato', 'potatoes', undefined, { quantity: '50kg', unit: 'kg' }],
  ['kaju 10 kg / badam 5kg', 'cashew', undefined, { quantity: '10 kg', unit: 'kg' }],
  ['garlic 1kg pkt x 10', 'garlic', undefined, { quantity: '1kg pkt x 10', unit: 'kg' }],
  ['cashew w320 10kg tin x 6', 'cashew', 'w320', { quantity: '10kg tin x 6', unit: 'kg' }],
  ['toor dal 20kg and urad dal 10kg', 'masoor-dal', undefined, { quantity: '20kg', unit: 'kg' }],
  ['كمون هندي ١٠ خياش', 'cumin', 'هندي', { quantity: '١٠ خياش', unit: 'bags' }],
  ['كاجو نص طن ولوز ربع طن', 'almonds', undefined, { quantity: 'ربع طن', unit: 'tonnes' }],
  ['tuna in sunflower oil 185g', 'tuna', undefined, undefined],
  ['10 كيلو بصل و5 كيلو ثوم مقشر', 'garlic', 'مقشر', { quantity: '5 كيلو', unit: 'kg' }],
  ['haldar powder nizamabad', 'turmeric', 'powder nizamabad', undefined],
  ['જીરું ૨૫ કિલો ૫ બેગ', 'cumin', undefined, { quantity: '૨૫ કિલો ૫ બેગ', unit: 'kg' }],
  ['જીરું ૫ zorb', 'cumin', '૫ zorb', undefined],
  ['onion, tomato 10kg each, potato 5kg', 'onions', undefined, { quantity: '10kg', unit: 'kg' }],
  ['grapes red & green, 5 boxes', 'grapes', 'red, green', { quantity: '5 boxes', unit: 'boxes' }],
  ['tinned tomatoes A10 x 6', 'tomatoes', undefined, { quantity: 'x 6', unit: 'kg' }],
  [
    'chicken whole 1100g griller x 20',
    'chicken',
    'whole 1100g griller',
    { quantity: 'x 20', unit: 'kg' },
  ],
  ['basmati x4 20kg', 'basmati-1121-sella-rice', undefined, { quantity: '20kg x4', unit: 'kg' }],
  ['turmeric 20kg (Erode) x 4', 'turmeric', 'Erode', { quantity: '20kg x 4', unit: 'kg' }],
  ['4 BAG turmeric finger 20kg', 'turmeric', 'finger', { quantity: '4 BAG 20kg', unit: 'bags' }],
  ['onions - 2 bags (25 kg)', 'onions', undefined, { quantity: '2 bags 25 kg', unit: 'bags' }],
  ['almonds 10kg - cashews 5kg', 'cashew', undefined, { quantity: '5kg', unit: 'kg' }],
  ['cumin 20kg - 40 bags', 'cumin', undefined, { quantity: '20kg 40 bags', unit: 'kg' }],
  ['قديش رگي ٢٠ گونية', 'watermelon', undefined, { quantity: '٢٠ گونية', unit: 'bags' }],
  ['كمون وكزبرة ٣ كغ لكل وحدة', 'coriander', undefined, { quantity: '٣ كغ', unit: 'kg' }],
  ['cloves 500g', 'cloves', undefined, { quantity: '500g', unit: 'g' }],
  ['oats or similar 1kg x 6', 'oats', undefined, { quantity: '1kg x 6', unit: 'kg' }],
  ['kaju & badam 10kg each', 'almonds', undefined, { quantity: '10kg', unit: 'kg' }],
  ['vavval fish 20kg', 'pomfret', undefined, { quantity: '20kg', unit: 'kg' }],
  ['kadugu 5kg, ulundu 10kg', 'urid-gota', undefined, { quantity: '10kg', unit: 'kg' }],
  [
    'red onions 2 bags, white onions 10 kg',
    'onions',
    'red onions 2 bags; white onions 10 kg',
    undefined,
  ],
  ['دقيق فاخر ٧٢٪ ٥٠ك', 'wheat-flour', 'فاخر ٧٢٪', { quantity: '٥٠ك', unit: 'kg' }],
  ['granny smith apples count 100 SA', 'apples', 'granny smith, count 100 SA', undefined],
  ['rocket, baby spinach', 'leafy-vegetables', 'rocket; baby spinach', undefined],
  ['salmon whole fresh x 60kg', 'salmon', 'whole fresh', { quantity: '60kg', unit: 'kg' }],
  ['zorba rice 5kg', 'boiled-rice', undefined, { quantity: '5kg', unit: 'kg' }],
  ['broken rice 10 man', 'boiled-rice', 'broken', { quantity: '10 man', unit: 'kg' }],
  ['kutti haldi 10 kg', 'turmeric', 'kutti', { quantity: '10 kg', unit: 'kg' }],
  ['zorba sona masoori 5kg', 'sona-masoori-rice', 'zorba', { quantity: '5kg', unit: 'kg' }],
  ['pyaz 5 aloo 10 tamatar 3 kg', 'potatoes', undefined, { quantity: '10 kg', unit: 'kg' }],
  ['onion 2, potato 3 bags', 'onions', undefined, { quantity: '2 bags', unit: 'bags' }],
  ['kaju 320, badam 10kg', 'cashew', '320', undefined],
  [
    'sella 5 bag steam 3 bag',
    'basmati-1121-steam-rice',
    undefined,
    { quantity: '3 bag', unit: 'bags' },
  ],
  ['ulli 2 bag cheriya ulli 1', 'onions', 'ulli 2 bag; cheriya ulli 1 bag', undefined],
  ['تفاح احمر 18 كيلو', 'apples', 'احمر', { quantity: '18 كيلو', unit: 'kg' }],
  ['haldi 4', 'turmeric', '4', undefined],
  ['pomfret white 300-400 - 8kg', 'pomfret', 'white 300-400', { quantity: '8kg', unit: 'kg' }],
  ['salmon side trim D 3 sides', 'salmon', 'side trim D', { quantity: '3 sides', unit: 'kg' }],
  [
    'India Gate basmati 5kg',
    'basmati-1121-steam-rice',
    'India Gate',
    { quantity: '5kg', unit: 'kg' },
  ],
])('of “%s”, %s has the note %s and the amount %o', (query, id, note, amount) => {
  const hit = searchProducts(query).hits.find(({ product }) => product.id === id);
  expect([hit?.note, hit?.amount]).toEqual([note, amount]);
});

test.each([
  ['toor dal 20kg and urad dal 10kg', 'toor dal', '20kg'],
  ['Rosinen, Trockenpflaumen je 20 kg', 'Trockenpflaumen', '20 kg'],
  ['tuna can 185g 48 pcs', 'tuna can 185g', '48 pcs'],
  ['lemon carton 15 kg 40 ctns', 'lemon carton 15 kg', '40 ctns'],
  ['1 FCL 20ft white sugar', 'white sugar', '1 FCL 20ft'],
  ['vanilla pods grade A', 'vanilla pods grade A', undefined],
  ['loomi black (dried lime) 2 ctn', 'loomi black (dried lime)', '2 ctn'],
  ['egyption rice 5kg', 'egyption rice', '5kg'],
  ['olive oil 15 ltr tins 20', 'olive oil 15 ltr tins 20', undefined],
  ['cumin 10 kg whole, sugar 10 kg brown', 'sugar brown', '10 kg'],
  ['kunde gunia 20 na sukari gunia 10', 'sukari', 'gunia 10'],
  ['चावल 10 बोरी और चीनी 5 बोरी', 'चीनी', '5 बोरी'],
  ['Salt, iodized, 700 g x 24, 15 ctn', 'Salt, iodized', '700 g x 24, 15 ctn'],
  ['Sugar, white, 50 kg, 40 bags', 'Sugar, white', '50 kg 40 bags'],
  ['Milk, 1 L, 20 ctn (Nido or equal)', 'Milk, 1 L, (Nido or equal)', '20 ctn'],
  ['unsalted butter 82% 25kg block x 4', 'unsalted butter 82%', '25kg block x 4'],
  ['oat milk 1L x 6 x 20 cs', 'oat milk', '1L x 6 x 20 cs'],
  ['tomato paste 4.5kg tin carton', 'tomato paste 4.5kg tin carton', undefined],
  ['jasmine rice 25kg thai hom mali', 'jasmine rice thai hom mali', '25kg'],
  ['onion 5 kg, jeera 3, garam masala 2', 'garam masala', '2 kg'],
  ['gem squash x 5, potato x 10', 'gem squash', 'x 5'],
  ['زيت دوار الشمس ١.٨ لتر × ٦', 'زيت دوار الشمس', '١.٨ لتر × ٦'],
])('of “%s”, “%s” is asked for with the amount %s', (query, title, quantity) => {
  const { wanted } = searchProducts(query);
  expect(wanted.map((each) => [each.title, each.amount?.quantity])).toEqual([[title, quantity]]);
});

test.each([
  ...['10 sacs', '10 кор', '10 koli', '10 çuval', '10 caisses', '3 паллета', '2 conteneurs'],
  ...['25 tin', '5 tins', '5 drums', '5 cans', '5 can', '10 pails', '4 jerrycans', '4 jerry cans'],
  ...['10 علب', '٥ براميل', '10 حلب', '10 ٹین', '10 टिन', '10 টিন', '10 டின்', '10 ടിൻ'],
  ...[
    '10 банок',
    '10罐',
    '10 Dosen',
    '1 container 20ft',
    '5桶',
    '3 bidons',
    '6 teneke',
    '5 tins of 400 g',
    '0 tins',
  ],
  ...[
    'kilo 50',
    'kg 2.5',
    'gunia 20',
    'katoni 5',
    'pakiti 10',
    'tani 2',
    'كيلو ٥٠',
    '૧૦ કિલો',
    '5 क्विंटल',
    'half a tonne',
    '٢ كيلو ونص',
    'كيسين',
    'خيشتين ٢٥ كيلو',
  ],
])('“cumin %s” is ordered, as typed', (amount) => {
  expect(searchProducts(`cumin ${amount}`).hits).toMatchObject([{ amount: { quantity: amount } }]);
  expect(searchProducts(`cumin ${amount}`).hits[0]?.note).toBeUndefined();
});

test.each([
  'tuna 185 g tin',
  'cashew tin 11.34kg',
  'garbanzos caja de 10 kg',
  '2 tomatoes',
  'apples 113 can you deliver',
  'apples container 40 ft',
])('in “%s” nothing is ordered', (query) => {
  expect(searchProducts(query).hits[0]?.product.id).toBeTruthy();
  expect(searchProducts(query).hits[0]?.amount).toBeUndefined();
});

test.each([
  ['assalam o alaikum bhai kalonji rate kya hai', ['kalonji']],
  ['sonf dhania methi dana', ['sonf', 'methi dana']],
  ['laung dalchini tej patta', ['dalchini', 'tej patta']],
  ['icumsa 50kg bag 10 container berbera', ['icumsa 50kg bag berbera']],
  ['sea bass 400/600 gutted x 60', ['sea bass 400/600 gutted']],
  ['tuna in tin 185g x 48', ['tin']],
  ['milk powder (Nido or equivalent)', ['milk powder (Nido or equivalent)']],
  ['cod loins for fish & chips', ['cod loins for fish & chips']],
  ['lamb rack wexford', ['wexford']],
  ['rocca / coriander 10 bunches each', ['coriander']],
  ['zeabass 400/600 and zeabream 400-600 20kg each', ['zeabass 400/600', 'zeabream 400-600']],
  ['pomegranate / kiwi / strawberries', ['pomegranate', 'kiwi', 'strawberries']],
])('of “%s”, %j is not known', (query, missing) => {
  expect(searchProducts(query).missing).toEqual(missing);
});

test('what is only similar comes last; adas are lentils, ada is ginger', () => {
  const { hits, areSimilar } = searchProducts('basmati and toor dal');
  const categories = hits.map(({ product }) => product.category);
  expect([...new Set(categories)]).toEqual(['Rice', 'Pulses']);
  expect([categories.lastIndexOf('Rice'), areSimilar]).toEqual([1, 'last']);
  expect(searchProducts('adas').hits.map(({ product }) => product.id)).not.toContain('ginger');
});

test('in a list, a bare number counts the containers before it', () => {
  const { hits } = searchProducts('5 tins of tuna, 3 of chickpeas');
  expect(hits.find(({ product }) => product.id === 'chickpeas')?.amount?.quantity).toBe('3 tins');
});

test('fresh or frozen, what we have dried only is said of one product', () => {
  const { hits, missing, dried } = searchProducts('frozen peas');
  expect(hits.map(({ product }) => product)).toEqual([dried]);
  expect([dried?.id, missing]).toEqual(['green-peas', ['frozen peas']]);
  expect(searchProducts('frozen prawns').dried).toBeUndefined();
  for (const query of ['dried spinach', 'dried molokhia', 'ملوخية يابسة'])
    expect(searchProducts(query).missing).toEqual([query]);
});

test.each([
  ['green cardam', ['Green', 'Cardamom'], undefined, []],
  ['jeera', [], 'Jeera', ['Jeera']],
  ['الروبيان', [], 'روبيان', ['روبيان']],
  ['surm', [], 'Surmai', ['Surmai']],
  ['mirch kali', [], 'Kali Mirch', ['Kali', 'Mirch']],
  ['kalimirch', [], 'Kali Mirch', ['Kali Mirch']],
  ['chawal basmati', ['Basmati'], 'Basmati Chawal', ['Basmati', 'Chawal']],
  ['choti elaichi', [], 'Elaichi', ['Elaichi']],
  ['elachi green', ['Green'], undefined, []],
])('%s marks %j of the title, and of the other name %s %j', (query, title, name, words) => {
  const [hit] = searchProducts(query, true).hits;
  expect(marked(hit?.product.title, hit?.titleRanges)).toEqual(title);
  expect(hit?.alsoCalled?.name).toBe(name);
  expect(marked(name, hit?.alsoCalled?.ranges)).toEqual(words);
});

test('direction marks and emoji in a query are left out', () => {
  expect(idsOf('\u202ecumin\u202c')).toEqual(idsOf('cumin'));
  expect(idsOf('🌶️ cumin 🌶️')).toEqual(idsOf('cumin'));
});

test.each(['', ' ', '🌶️', '\ud83c', '(.*)', '\u200f\u0000', '٪'])(
  '%j has no letter: nothing',
  (query) => {
    expect(searchProducts(query)).toMatchObject({ hits: [], missing: [], asks: [] });
  },
);

test.each([
  '[a-',
  '(?:a+)+$',
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'ΣΑΦΡΑΝ',
  'a'.repeat(100_000),
])('%j is only text', (query) => {
  expect(searchProducts(query)).toMatchObject({ hits: [] });
});
