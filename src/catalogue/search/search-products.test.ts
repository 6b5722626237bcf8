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
