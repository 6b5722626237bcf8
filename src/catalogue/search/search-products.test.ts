import { expect, test } from 'vitest';
import { categories } from '@/catalogue/categories';
import { type ProductId, products } from '@/catalogue/products';
import { searchProducts } from './search-products';

function idsOf(query: string, isTyping = false): string[] {
  return searchProducts(query, isTyping).hits.map(({ product }) => product.id);
}

function marked(text: string, ranges: readonly (readonly [number, number])[]): string[] {
  return ranges.map(([from, to]) => text.slice(from, to));
}

const spellings: [string, ProductId, readonly string[]][] = [
  ['case', 'cumin', ['JEERA', 'Jeera', 'jEERA']],
  ['accents', 'cardamom', ['cárdàmom', 'ĉardamom', 'ｃａｒｄａｍｏｍ']],
  ['forms of alef', 'matta-rice', ['أرز أحمر', 'ارز احمر', 'إرز آحمر']],
  ['forms of ta marbuta', 'coriander', ['كزبرة', 'كزبره']],
  ['forms of ya', 'pomfret', ['زبيدي', 'زبيدى', 'زبیدی']],
  ['forms of kaf', 'cumin', ['كمون', 'کمون']],
  ['forms of ha', 'garlic', ['لہسن', 'لهسن', 'لھسن']],
  ['vowel marks and tatweel', 'cumin', ['كَمُّون', 'كمـــون']],
  ['the Arabic article', 'cloves', ['القرنفل', 'والقرنفل']],
  ['nukta and nasal marks', 'onions', ['प्याज', 'प्याज़', 'प्याज\u093c']],
  ['digits of other scripts', 'basmati-1121-steam-rice', ['1121', '١١٢١', '۱۱۲۱', '११२१']],
  ['the plural', 'tomatoes', ['tomato', 'tomatoes', 'tomatos']],
  ['word order', 'black-pepper', ['pepper black', 'mirch kali', 'أسود فلفل']],
  ['words inside a name', 'watermelon', ['melon', 'water melon']],
  ['words written apart', 'pineapple', ['pine apple', 'pine aple']],
  ['words written together', 'king-fish', ['kingfish', 'seerfish', 'kingfis']],
  [
    'hyphens and apostrophes',
    'black-eye-beans',
    ['black-eyed peas', "black eye'd peas", 'black—eyed—peas'],
  ],
  ['one wrong letter', 'ginger', ['gingar', 'gnger', 'ginnger', 'gigner']],
  ['two wrong letters in a long word', 'cardamom', ['cardomum', 'kardamon', 'cadramon']],
  ['other scripts of India than the listed', 'cumin', ['ਜੀਰਾ', 'જીરા', 'జీరా']],
  ['Arabic letters typed as digits', 'masoor-dal', ['3adas a7mar', '3adas ahmar']],
  ['ways to write Hindi in Latin letters', 'moong-dal', ['mung dal', 'moong dhal', 'muung daal']],
];

test.each(spellings)('%s: %s is found', (_, id, queries) => {
  for (const query of queries) expect(idsOf(query)[0], query).toBe(id);
});

test('no letter may be wrong in words of three letters and in numbers', () => {
  expect(idsOf('fog')).not.toContain('fig');
  expect(idsOf('1122')).toEqual([]);
});

test('an empty key matches nothing: digits of another script and a nasal sign alone are no name', () => {
  expect(idsOf('१११')).toEqual([]);
  expect(idsOf('अं', true)).toEqual([]);
});

test('a word written right has no other spellings: "atta" is no part of "matta"', () => {
  expect(idsOf('atta')).toEqual(['wheat-flour']);
  expect(idsOf('prawn')).toEqual(['shrimp']);
});

test('while typing, the last word may be the beginning of one, from three letters', () => {
  expect(idsOf('पिस्', true)[0]).toBe('pistachio');
  for (const query of ['pis', 'pist', 'pistac'])
    expect(idsOf(query, true)[0], query).toBe('pistachio');
  expect(idsOf('pis')).toEqual([]);
  for (const query of ['pi', 'of ri']) {
    expect(searchProducts(query, true)).toMatchObject({ hits: [], missing: [], asks: [] });
  }
  expect(idsOf('pist nuts', true)).not.toContain('pistachio');
});

test('exact words come before beginnings, these before misspelt ones', () => {
  expect(idsOf('date').slice(0, 2)).toEqual(['dates', 'dry-dates']);
  const chick = idsOf('chick', true);
  expect(chick.indexOf('chickpeas')).toBeGreaterThan(-1);
  expect(chick.indexOf('chicken')).toBeGreaterThan(-1);
  expect(idsOf('garlik')[0]).toBe('garlic');
});

test('names and kinds are searched, not descriptions: ghee is no rice, oil no cumin', () => {
  const rice = searchProducts('rice').hits.map(({ product }) => product);
  expect(rice.map(({ category }) => category)).toEqual(Array(7).fill('Rice'));
  expect(idsOf('biryani')[0]).toBe('jeerakashala-rice');
  expect(idsOf('biryani')).not.toContain('cloves');
});

test.each(categories)('the name of the category %s brings its goods first', (category) => {
  const own = products.filter((product) => product.category === category);
  const first = searchProducts(category).hits.slice(0, own.length);
  expect(first.map(({ product }) => product.category)).toEqual(own.map(() => category));
});

const kinds: [readonly string[], readonly ProductId[]][] = [
  [
    ['fish', 'machli', 'meen', 'سمك', 'مچھلی', 'मछली'],
    ['tuna', 'sheri', 'salmon', 'pomfret', 'king-fish', 'tilapia'],
  ],
  [
    ['fruit', 'fruits', 'فواكه', 'फल'],
    ['apples', 'oranges', 'watermelon', 'papaya', 'pineapple', 'grapes', 'banana'],
  ],
  [
    ['vegetables', 'sabzi', 'خضار', 'سبزی'],
    ['tomatoes', 'potatoes', 'onions', 'leafy-vegetables', 'ginger', 'garlic'],
  ],
  [
    ['meat', 'gosht', 'لحم', 'گوشت'],
    ['mutton', 'chicken'],
  ],
  [
    ['nuts', 'مكسرات'],
    ['cashew', 'almonds', 'walnut', 'pistachio'],
  ],
];

test.each(kinds)('%j bring the goods of that kind first', (queries, ids) => {
  for (const query of queries) {
    expect(idsOf(query).slice(0, ids.length).toSorted(), query).toEqual(ids.toSorted());
  }
});

test('words that no product has do not stand in the way of a name', () => {
  expect(idsOf('frozen shrimp 20kg')).toEqual(['shrimp']);
  expect(idsOf('best price for basmati rice in dubai').slice(0, 2)).toEqual([
    'basmati-1121-steam-rice',
    'basmati-1121-sella-rice',
  ]);
});

test('but a kind is not enough: "dragon fruit" is not any fruit', () => {
  expect(searchProducts('dragon fruit').hits).toEqual([]);
  expect(searchProducts('coconut oil').hits).toEqual([]);
});

test('all words count where a product has them all', () => {
  expect(idsOf('green peas')).toEqual(['green-peas']);
  expect(idsOf('white kidney beans')).toEqual(['white-kidney-beans']);
});

test('what is asked for goes with each product as a note, with the amount and the signs as typed', () => {
  const { hits } = searchProducts('frozen tiger prawn 16/20, 20kg');
  expect(hits.map(({ note }) => note)).toEqual(['frozen, tiger, 16/20, 20kg']);
  expect(searchProducts('prawns 20kg').hits[0]?.note).toBe('20kg');
  expect(searchProducts('prawns').hits[0]?.note).toBeUndefined();
});

test('fresh or frozen, what we have dried only is said of one product', () => {
  const { hits, missing, dried } = searchProducts('frozen peas');
  expect(hits.map(({ product }) => product)).toEqual([dried]);
  expect([dried?.id, missing]).toEqual(['green-peas', ['frozen peas']]);
  expect(searchProducts('frozen prawns').dried).toBeUndefined();
});

test('the title is marked where it matches, by whole words', () => {
  const [hit] = searchProducts('green cardam', true).hits;
  expect(hit?.alsoCalled).toBeUndefined();
  expect(marked(hit?.product.title ?? '', hit?.titleRanges ?? [])).toEqual(['Green', 'Cardamom']);
});

const alsoCalled: [string, string, string[]][] = [
  ['jeera', 'Jeera', ['Jeera']],
  ['jira', 'Jira', ['Jira']],
  ['basal', 'Basal', ['Basal']],
  ['كمون', 'كمون', ['كمون']],
  ['الروبيان', 'روبيان', ['روبيان']],
  ['surm', 'Surmai', ['Surmai']],
  ['mirchi kali', 'Kali Mirchi', ['Kali', 'Mirchi']],
  ['kalimirch', 'Kali Mirch', ['Kali Mirch']],
];

test.each(alsoCalled)('%s is also called %s', (query, name, marks) => {
  const [hit] = searchProducts(query, true).hits;
  expect(hit?.titleRanges).toEqual([]);
  expect(hit?.alsoCalled?.name).toBe(name);
  expect(marked(name, hit?.alsoCalled?.ranges ?? [])).toEqual(marks);
});

test('what is named in the title and by another name is marked in both', () => {
  const [hit] = searchProducts('chawal basmati').hits;
  expect(marked(hit?.product.title ?? '', hit?.titleRanges ?? [])).toEqual(['Basmati']);
  expect(hit?.alsoCalled?.name).toBe('Basmati Chawal');
});

test('a name that the title lacks is given though the title has another word of the query', () => {
  const [hit] = searchProducts('elachi green 8mm').hits;
  expect(hit?.alsoCalled?.name).toBe('Elachi');
});

const hostile = [
  '(.*',
  '[a-',
  '\\',
  '^$',
  '.*',
  '(?:a+)+$',
  '<img src=x onerror=alert(1)>',
  '"><script>',
  "'; drop table products;--",
  '../../etc/passwd',
  '{{7*7}}',
  '$1',
  '%00',
  '\u0000',
  '\u202ecumin\u202c',
  '\u200f',
  '🌶️',
  '👨‍👩‍👧‍👦',
  '\ud83c',
  '\udf36',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '- - -',
  '٪',
  '米',
  'ΣΑΦΡΑΝ',
  'a'.repeat(100_000),
  ' ',
  '',
];

test.each(hostile)('%j is only text', (query) => {
  const { hits } = searchProducts(query);
  for (const { product, titleRanges, alsoCalled } of hits) {
    expectRanges(product.title, titleRanges);
    expectRanges(alsoCalled?.name ?? '', alsoCalled?.ranges ?? []);
  }
});

test.each<[string, { missing?: string[]; asks?: string[] }, readonly ProductId[]]>([
  [
    'need toor dal 25 kg bags from India please',
    { missing: ['toor dal'], asks: ['India'] },
    ['masoor-dal', 'moong-dal'],
  ],
  ['Ponni rice', { missing: ['Ponni rice'] }, []],
  ['cayenne pepper', { missing: ['cayenne'] }, ['black-pepper']],
  ['ginger flour', { missing: ['ginger flour'] }, ['ginger']],
  ['bajra atta', { missing: ['bajra atta'] }, []],
  ['cumin blorf', { missing: ['blorf'] }, ['cumin']],
  ['frozen chicken', { asks: ['frozen'] }, ['chicken']],
  ['halal mutton 25 kg', { asks: ['halal'] }, ['mutton']],
  ['Norwegian salmon', { asks: ['Norwegian'] }, ['salmon']],
  ['tiger prawn 16/20', { asks: ['tiger', '16/20'] }, ['shrimp']],
  ['almonds california 27/30', { asks: ['california', '27/30'] }, ['almonds']],
  ['india gate basmati 5kg', { missing: ['india gate'] }, ['basmati-1121-steam-rice']],
  ['prawns & fish', {}, ['shrimp', 'tuna']],
  ['rice, sugar and oil', { missing: ['sugar', 'oil'] }, ['idly-rice']],
  ['veg', {}, ['tomatoes']],
  ['black lentils', {}, ['urid-dal', 'urid-gota']],
  ['emperer bream', {}, ['sheri']],
  ['白鲳鱼 300-400g', { asks: ['300-400g'] }, ['pomfret']],
  ['姜黄粉 25公斤', {}, ['turmeric']],
  ['羊腿 带骨', { asks: ['带骨'] }, ['mutton']],
  ['بقدونس وجرجير', { missing: ['بقدونس'] }, ['leafy-vegetables']],
  ['sella xxl', { asks: ['xxl'] }, ['basmati-1121-sella-rice']],
  ['xxl 8mm sella', { asks: ['xxl', '8mm'] }, ['basmati-1121-sella-rice']],
  ['8mm elachi green', { asks: ['8mm'] }, ['cardamom']],
  ['cashew pieces', {}, ['cashew']],
  ['tuna loin', {}, ['tuna']],
  ['red onion', {}, ['onions']],
  ['medjool', { asks: ['medjool'] }, ['dates']],
  ['w240', { asks: ['w240'] }, ['cashew']],
  ['ghee rice', {}, ['jeerakashala-rice']],
  ['golden raisins', { asks: ['golden'] }, ['raisins']],
  ['steel cut oats', { asks: ['steel cut'] }, ['oats']],
  ['goat', { asks: ['goat'] }, ['mutton']],
  ['parboiled', {}, ['idly-rice', 'boiled-rice']],
  ['black gram', {}, ['urid-dal', 'urid-gota']],
  ['ജീരകം', {}, ['cumin']],
  ['மஞ்சள்', {}, ['turmeric']],
])('%j: %j, and %j', (query, { missing = [], asks = [] }, ids) => {
  const result = searchProducts(query);
  expect(result).toMatchObject({ missing, asks });
  expect(idsOf(query).slice(0, Math.max(1, ids.length))).toEqual(ids);
});

test.each([
  'bhindi',
  'cooking oil',
  'eggs',
  'soya',
  'toor',
  'beef keema',
  'beef tenderloin',
  'water bottle',
  'pear',
  'til',
  'saman',
  'curry powder',
  'steel bar',
  'country of origin',
  'flour for bread',
  'بيض',
])('nothing is found for %s, and that is said', (query) => {
  expect(searchProducts(query)).toMatchObject({ hits: [], missing: [query] });
});

test.each(['halal', 'price list', 'turkey'])('%s is a question, and nothing is denied', (query) => {
  expect(searchProducts(query)).toMatchObject({ hits: [], missing: [], asks: [query] });
});

test.each([
  'alphonso hapus peti',
  'mathi fresh',
  'jwari atta',
  'king oyster mushroom',
  'sabudana pearl',
])(
  '%s: beside goods that are not listed, a word of a name, a form and a guess find nothing',
  (query) => expect(idsOf(query)).toEqual([]),
);

test('a guess adds no goods to those that are named, and is named as missing', () => {
  expect(idsOf('zafferano in pistilli')).toEqual(['saffron']);
  expect(searchProducts('saffron tometoe')).toMatchObject({ missing: ['tometoe'] });
});

test('the spiny lobster is a sort to ask for: the listed one has claws', () => {
  const { hits, asks } = searchProducts('أم الروبيان');
  expect(hits[0]?.product.id).toBe('lobster');
  expect(asks).toEqual(['أم الروبيان']);
});

test('a misspelt word is one word: mutten is mutton and no mutter', () => {
  expect(idsOf('mutten')).toEqual(['mutton']);
});

test('scientific names are found as they are written only', () => {
  expect(idsOf('Curcuma longa')[0]).toBe('turmeric');
  expect(idsOf('mango')).toEqual([]);
});

test('direction marks and emoji in a query are left out', () => {
  expect(idsOf('\u202ecumin\u202c')).toEqual(idsOf('cumin'));
  expect(idsOf('🌶️ cumin 🌶️')).toEqual(idsOf('cumin'));
});

test.each(['', ' ', '🌶️', '(.*)', '\u200f'])('%j, which has no letter, finds nothing', (query) => {
  expect(searchProducts(query)).toMatchObject({ hits: [], missing: [], asks: [] });
});

function expectRanges(text: string, ranges: readonly (readonly [number, number])[]) {
  let end = 0;
  for (const [from, to] of ranges) {
    expect(from).toBeGreaterThanOrEqual(end);
    expect(to).toBeGreaterThan(from);
    end = to;
  }
  expect(end).toBeLessThanOrEqual(text.length);
}
