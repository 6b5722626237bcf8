import { spellingsOf } from '@/catalogue/goods/folding';
import { isOf } from '@/catalogue/goods/groups';
import { namesOf } from '@/catalogue/product-names';
import { type Product, products } from '@/catalogue/products';
import { isNoAmount } from '@/catalogue/quantity/read-quantity';
import { goodsListed, type Segment } from './goods-listed';
import { joinResults } from './join-results';
import { markNames } from './mark-names';
import { besideNames, isAsk, isEnd, isSort, runsOf, typed } from './notes';
import { rank, scoreOf } from './rank';
import { type Amount, readAmount } from './read-amount';
import { isListed, isNamed, productsOf, type Reading, readQuery } from './read-query';
import { romanise } from './romanise';
import { groupOfForm, type Role, weights } from './search-index';
import type { ProductHit, SearchResult } from './search-result';
import { withBlanks } from './tokens-in';

const bunches = /bunch|botte|manojo|mazzi|пуч|kattu|ju[dr]i|gaddi|ربط/i;

export function searchProducts(query: string, isTyping = false): SearchResult {
  const results: SearchResult[] = [];
  for (const segment of goodsListed(query, readQuery(query, isTyping)))
    results.push(searchGoods(query, segment, results.at(-1)?.wanted[0]?.amount));
  const [only, ...others] = results;
  return only && others.length === 0 ? only : joinResults(results);
}

/** `last` is the amount of the goods before these in a list. */
function searchGoods(query: string, segment: Segment, last?: Amount): SearchResult {
  const { readings } = segment;
  const isBunch = segment.amounts.some(({ text }) => bunches.test(text));
  const goods = readings.filter(({ role }) => role === 'name' || role === 'variety');
  const unfit = readings.filter((reading) => {
    const { role, group } = reading;
    // A form (`flour`), if the other goods of the query (`rice`) are not sold in that form
    const others = goods.filter((each) => isFreshness(reading) || !each.group).flatMap(productsOf);
    if (group && others.length > 0 && !others.some((each) => isOf(each, group))) return true;
    // `coriander 10 bunches` is the herb.
    return isBunch && role === 'name' && productsOf(reading).every(isDried);
  });
  const fit = readings.filter((reading) => reading.matches && !unfit.includes(reading));
  const matching = isWith('notListed', readings) ? fit.filter(isFoundBesideUnlisted) : fit;
  const isTurned = (reading: Reading) => readings[readings.indexOf(reading) - 1]?.role === 'turns';
  // `basmati, not sella`
  const unturned = matching.filter((each) => !isTurned(each));
  const used = unturned.length > 0 ? unturned : matching;
  const named = areGoodsNamed(used, readings) ? rank(used) : [];
  // What has no fresh form is dried.
  const dried = unfit.some(isFreshness) ? named.find(isDried) : undefined;
  const found = dried ? [dried] : named;
  const [best, second] = found;
  const { amount, sizes, others } = readAmount(query, segment, best, last);
  const ordered = segment.amounts.filter((each) => !sizes.includes(each));
  const rest = withBlanks(query, ordered);
  const words = others.filter(
    ({ role }, index) => !['ignored', 'quote'].includes(role) || isEnd(query, others, index),
  );
  const parts = [...words, ...sizes].sort((one, other) => one.from - other.from);
  const title = typed(rest, parts);
  const wanted = [{ title, amount }];
  if (!best && amount && title.trim() === '') {
    const alone = [amount.quantity];
    return {
      hits: [],
      missing: [],
      asks: alone,
      matched: alone,
      wanted: [{ title: amount.quantity }],
    };
  }
  if (!best) return { ...withoutGoods(rest, others), wanted };
  const isFound = (reading: Reading) => productsOf(reading).some((each) => found.includes(each));
  const isMissed = (reading: Reading) =>
    unfit.includes(reading) ||
    (['notListed', 'brand', 'unknown', 'guessed'].includes(reading.role) && !isFound(reading));
  // Nobody asks for the seeds of `dates without seeds`.
  const missing = readings.filter((reading) => isMissed(reading) && !isTurned(reading));
  const asks = others.filter(
    (each) => isAsk(each) && !isMentioned(best, each) && !missing.includes(each),
  );
  // What is known to be other goods (`toor dal`, `frozen peas`) is no note for those that are only similar.
  const areOthers = missing.some((each) => each.role === 'notListed' || unfit.includes(each));
  // Beside a kind of goods, or before a sort, an unknown word names others (`kori fish`, `fostaq halabi`). Otherwise it may
  // describe them.
  const isName = (each: Reading, at: number) =>
    isNamed(each, weights.name) ||
    (each.role === 'variety' && readings[at - 1]?.role !== 'unknown');
  const isNoted = !areOthers && readings.some(isName);
  // `frozen peas` and `toor dal` are one, though peas and dal are goods.
  const isDenied = (reading: Reading, index: number) => {
    if (missing.includes(reading)) return true;
    const beside = readings.filter((_, at) => Math.abs(at - index) === 1);
    if (!beside.some((each) => missing.includes(each))) return false;
    if (asks.includes(reading) && reading.role !== 'variety') return !reading.matches && areOthers;
    return isListed(reading) && (reading.group || beside.some((each) => unfit.includes(each)));
  };
  const denied = isNoted ? [] : readings.filter(isDenied);
  // A sort in a form that we do not have (`dried molokhia`) is no other goods.
  const isForm = isWith('variety', used) && missing.every((each) => unfit.includes(each));
  // What they are not goes with other goods as no note, but the amounts may be wanted of them, too, in place of it.
  const areDenied = !isForm && (areOthers || denied.some(isFound));
  const instead = amount || sizes.length > 0 ? `instead of ${title}` : '';
  const note = areDenied ? instead : besideNames(query, others, best, sizes).join(', ');
  const matched = used.filter((each) => !missing.includes(each));
  const keys = used.flatMap((each) => each.keys);
  const lacks = lackOf(best, note, asks);
  return {
    hits: found.map((product) => ({
      product,
      ...markNames(query, product, keys),
      ...(note && { note }),
      lacks,
      ...(amount && { amount, isNoAmount: isNoAmount(amount.quantity) }),
    })),
    missing: runsOf(query, denied).map((run) => typed(query, run)),
    asks: besideNames(query, asks, best),
    wanted,
    matched: [matched.map((each) => typed(query, [each])).join(' ')],
    isLed: !second || scoreOf(best, used) > scoreOf(second, used),
    isAsking: isWith('asked', readings),
    ...(areOthers && { areSimilar: 'all' }),
    dried,
  };
}

/** Where no goods are named, what describes them may stand in their texts: `parboiled`. */
function withoutGoods(query: string, readings: readonly Reading[]): Omit<SearchResult, 'wanted'> {
  const words = readings
    .filter(({ role }) => !['ignored', 'quote', 'asked'].includes(role))
    .filter(({ role }, index) => index > 0 || role !== 'joins');
  const asked = readings.find(({ role }) => role === 'asked');
  const areAsks = words.every(isAsk);
  const isQuestion = asked && !isWith('notListed', readings);
  if (isQuestion || (areAsks && isWith('quote', readings)))
    return { hits: [], missing: [], asks: [], matched: [], isQuestion: true };
  const isDescribed = areAsks && words.length > 0;
  const described = isDescribed
    ? products.filter((product) => words.every((reading) => isMentioned(product, reading)))
    : [];
  // What is asked behind the goods does not name them: `sugar 20 bags, deliver tomorrow`.
  const before = words.filter(({ from }) => asked && from < asked.from);
  const [goods = readings] = [before, words].filter(({ length }) => length > 0);
  const whole = typed(query, goods);
  const isDenied = !isDescribed && !isWith('begun', readings);
  return {
    hits: described.map((product) => ({ product, titleRanges: [] })),
    missing: isDenied ? [whole] : [],
    asks: isDescribed && described.length === 0 ? [whole] : [],
    matched: [whole],
  };
}

/** A title of several words names a type already, as does a page that mentions a word of the note. */
function lackOf(product: Product, note: string, asks: readonly Reading[]): ProductHit['lacks'] {
  const words = note.split(' ');
  // `haldi 4` may be an amount, and `a7mar` is red.
  const sizes = words.filter(
    (word) => /\p{N}/u.test(word) && !/^\p{N}{1,2}$/u.test(word) && romanise(word) === word,
  );
  if (sizes.length === words.length) return 'size';
  const isTyped =
    /\s/.test(product.title) || spellingsOf(note).some((word) => isOnPage(product, word));
  if (isTyped || !asks.some((each) => isSort(each) && !/\p{N}/u.test(each.text))) return undefined;
  return sizes.length > 0 ? 'type or size' : 'type';
}

function isWith(wanted: Role, readings: readonly Reading[]): boolean {
  return readings.some(({ role }) => role === wanted);
}

function isDried(product: Product): boolean {
  return !isOf(product, 'not-dried');
}

function isFreshness({ group }: Reading): boolean {
  return group === 'not-dried' || group === 'freezable';
}

// `sugar cumin` finds cumin. `sugar flour` finds nothing, because the form of a single product may be meant as a form of
// the unlisted goods. Nor does a product's name that describes: `long`, which is cloves, of `long aubergine`.
function isFoundBesideUnlisted(reading: Reading): boolean {
  const isFormOfOne = reading.group && reading.matches?.size === 1;
  const describes = reading.role === 'weak' && isNamed(reading, weights.name);
  return isNamed(reading, weights.kind) && !isFormOfOne && !describes;
}

// Weak words (`black`) find products only without unknown words: alone, if one is in a title; beside others, if one is
// a whole name.
function areGoodsNamed(used: readonly Reading[], readings: readonly Reading[]): boolean {
  if (used.some(({ role }) => role !== 'weak')) return true;
  if (isWith('unknown', readings)) return false;
  const isAlone = readings.every(({ role }) =>
    ['weak', 'ignored', 'quote', 'joins', 'turns'].includes(role),
  );
  return used.some((reading) => isNamed(reading, weights[isAlone ? 'titleWord' : 'kind']));
}

function isMentioned(product: Product, { role, text, matches }: Reading): boolean {
  if (role === 'weak' && matches?.has(product)) return true;
  return spellingsOf(text).every((word) => isOnPage(product, word));
}

/** What is `kuru` stands there as dried. */
function isOnPage({ id, title, alt, description }: Product, word: string): boolean {
  const words = spellingsOf([title, alt, description, ...namesOf(id).names].join(' '));
  const group = groupOfForm.get(word);
  return words.some((other) => other === word || (group && group === groupOfForm.get(other)));
}
