import { words as numbers } from './numbers.tsv?typed';
import { words as packWords } from './packs.tsv?typed';
import { isMeasure, isNoAmount, isTimes, longestFirst, readQuantity } from './read-quantity';
import { duals, timesWords, unitNames } from './unit-names';
import { units } from './units';

/** Before a unit: `two bags`, `ek kilo`, `عشر كراتين`. */
const numberWords = new Map(
  Object.entries(numbers).flatMap(([number, names]) =>
    names.split(',').map((name) => [name, number] as const),
  ),
);
/** The last letter of `كرتونة` is typed as another. */
const anyOf = (words: readonly string[]) => words.join('|').replace(/[ةه](?=\||$)/g, '[ةه]');
/** The `other` units stay as typed (a quintal is 100 kg). A `size` is said of packs: `72s` are 72 pieces. `material`: `20 kg mesh bag`. */
const packsOf = (kind: string) => packWords[kind]?.split(',') ?? [];
const known = anyOf([...longestFirst, ...packsOf('other'), ...packsOf('size')]);
const containers = anyOf(packsOf('other'));
/** `1x20ft` and `2 x 40 HC` are containers. */
const timesFeet = '[x×х]\\s*(?:20|4[05])\\s*';
const feet = 'ft|feet|hc|hq|gp|dv|rf';
const containerNames = `(?:${anyOf(unitNames.containers)})`;
/** A letter may follow the names of units in Han letters, which are written without blanks. */
const afterHan = '(?<=\\p{Script=Han})';
/** `5 each` is an amount without another unit. But not the can of `can you deliver`. */
const typedUnit = `(?:(?:${known}|(?<=${timesFeet})(?:${feet})|(?<=\\p{Nd}\\s)each)(?:${afterHan}|(?!(?![xх]\\p{Nd})[\\p{L}\\p{M}\\p{N}]|\\s+(?:you|i|we)\\b)))`;
/** `1/2 kg`, `1 200 kg`; `16/20` is a grade, as are the first of `kaju 320 100 kg` and the basmati of `1121 pieces`. */
const typedNumber = `(?!(?:1121|١١٢١|1509)(?!\\p{Nd}))(?:(?:\\p{Nd}+\\s)?[1-3١-٣]/[248٢٤٨]|(?<![x×])\\p{Nd}{1,2}(?:[\\s’]\\p{Nd}{3})+(?!\\p{Nd})|\\p{Nd}+(?:[.,٫٬]\\p{Nd}+)*|\\p{Nd}*[¼-¾]|(?:half|quarter)(?:\\s+an?)?(?=\\s)|(?:نصف?|ربع)(?=\\s)|(?:n[ou]s{1,2}|rob3)(?=\\s+ki?lo)|(?:${[...numberWords.keys()].join('|')})(?=\\s+\\p{L}{2}))`;
/** An Afghan weight right after a number; the garlic of `50 kg garlic` in Persian. */
const ser = 'س[یي]ر(?!\\p{L})';
/** `ونص`, with its blank */
const andPart =
  '(?:\\s+(?:و\\s?|w\\s+|and\\s+(?:an?\\s+)?)(?:نصف?|ربع|n[ou]s{1,2}|rob3|half|quarter)(?![\\p{L}\\p{N}]))';
const measures = anyOf([...unitNames.kg, ...unitNames.tonnes]);
const pack = `(?:\\s+(?!(?:ea|من)(?!\\p{L}))(?:(?:${anyOf(packsOf('material'))})\\s+)?${typedUnit}|\\s+(?:mesh|leno|jaa?li|شبك)(?!\\p{L}))`;
/** With its bag (`10kg mesh`), with a half or a quarter of it (`٢ كيلو ونص`), or two of it in one Arabic word (`كيسين`). */
const typedPart = `(?:${typedNumber}${andPart}?(?:\\s*(?:${ser}|${typedUnit})${pack}?${andPart}?)?|(?:${measures})${andPart}|[\\u0621-\\u064a]+ين(?!\\p{L})${andPart}?)`;

const packs = anyOf([...unitNames.bags, ...unitNames.boxes, ...unitNames.cartons]);
/** Also matches bare numbers. The sizes of `300-400g`, `800g-1kg`, `2kg up` and `2kg size` and the density of `500 g/l` are grades. */
const typedPattern = new RegExp(
  [
    // Chinese has no blank before a number, nor has the Arabic "and".
    // The sizes of `مقاس 72 كرتون ١٥ كيلو`, of `ابو ٣٨ كيلو` (a bag of so many), `no.3 x 100 pcs`, `U/10 10 kg` and `400-600 - 10kg`
    '(?<!(?:مقاس|سايز|حجم|رقم|(?<!\\p{L})[أا]?بو)\\s+|(?<!\\p{L})no\\.?\\s?|size\\s+(?=\\p{Nd}+ x ))(?<!(?!\\p{Script=Han}|(?<![\\p{L}\\p{M}\\p{N}])[وx×])[\\p{L}\\p{M}\\p{N}]|\\p{Nd}[-–/.,]|(?<!\\p{L})\\p{L}\\/|(?<!\\p{Nd}[-–/]\\p{Nd}*)\\p{Nd}(?:\\s?(?:k?gs?|gms?|gr|kilo))?\\s?[-–/]\\s?)',
    // `-3 kg`, which is answered
    '(?:(?<!\\S)[-−–])?',
    // `10-10 kilo` and `5 5 bunch`, which are said of each goods
    '(?:(\\p{Nd}+)[-–\\s](?=\\1(?![.,]?\\p{Nd})))?',
    // A pack, and how many: `20kg - 40 bags`, `5kg -10 bags`
    `${typedPart}(?:\\s*(?:[x×✕х*@]|${timesWords}|(?<=[\\p{L}\\s])[-–](?=\\s?\\p{Nd}+\\s*(?:${packs})))\\s*${typedPart}){0,2}`,
    // The count of `15 ltr tins 20` and `12.5 kg carton - 6`
    '(?:\\s+(?:[-–]\\s+)?\\p{Nd}+(?=\\s*(?:$|[,;،](?!\\p{Nd}))))?',
    // The length of `1 FCL 20ft`
    `(?:(?<=${containerNames})\\s+(?:20|4[05])\\s*(?:${feet})(?!\\p{L}))?`,
    '(?!\\s?(?:[-–](?!\\s\\p{L}{2})|/(?!\\s\\p{L}))\\s?[\\p{L}\\p{N}]|\\+|\\s*(?:(?:& )?up|size|সাইজ|سائز|साइज)(?!\\p{L}|\\s+to))',
  ].join(''),
  'giu',
);
/** Of `kilo 50`, as one says in Swahili. But `gr 2` is a grade, `gram` a pulse, and `container 40 ft` a length. */
const unitsBefore = units
  .filter((unit) => unit !== 'g' && unit !== 'containers')
  .flatMap((unit) => unitNames[unit]);
const unitBefore = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(?=\\p{L}[\\p{L}\\p{M}])(?:${anyOf(unitsBefore)}|${containers})\\s+$`,
  'iu',
);
/** `fresh x 60 kg`, and the whole amount of `chicken x 20` */
const timesBefore = /(?<!\S)[x×]\s*$/i;
const hasUnit = new RegExp(
  `${ser}|${typedUnit}|(?<!\\p{L})(?:${anyOf([...duals.keys()])})(?!\\p{L})`,
  'iu',
);

/** Before what a pack holds: the weight of `tin 11.34kg`, but not the `2 mt` of `25kg bags 2 mt` */
const packBefore = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${packs}|${containers})\\s*(?:(?:${timesWords})\\s+)?$`,
  'iu',
);

/** Of what is ordered, though `readQuantity` does not know it: `10 tins`, `tins 10`, `1 kg tin x 10`, `18 kg bucket 4`, `1x20ft`, `1 FCL 20ft`. `185 g tin` is a size. */
const containerCount = new RegExp(
  `^\\p{Nd}+ each$|^\\p{Nd}.*(?:[x×✕х*@]|\\s(?:${packs}|${containers})\\s+(?:[-–]\\s+)?)\\s*\\p{Nd}|^(?:${containers})\\s*\\p{Nd}|^\\p{Nd}+\\s*(?:${ser}|(?:${containers})(?:${afterHan}|(?![\\p{L}\\p{M}]))|${timesFeet}(?:${feet}|${containerNames})|${containerNames}\\s+\\p{Nd})`,
  'iu',
);

export type TypedAmount = ReturnType<typeof amountsIn>[number];

/** The amounts in a longer text, with their offsets: `5 bags of 25 kg` in `chickpeas 5 bags of 25 kg`. A size (`185 g tin`) has no unit. */
export function amountsIn(query: string) {
  let to = 0;
  return [...query.matchAll(typedPattern)].flatMap(({ 0: typed, 1: repeated = '', index }) => {
    // `حبه ٨ ملي` is a size.
    const bare = /^[\p{Nd}.,٫٬]*\p{Nd}(?!\p{L}|\s(?:mm|مل[يم]))/u.exec(query.slice(index));
    const isBare = bare?.[0] === typed;
    const between = query.slice(to, index);
    const [before = ''] = timesBefore.exec(between) ?? ((isBare && unitBefore.exec(between)) || []);
    const from = index - before.length;
    to = index + typed.length;
    const start = (isBare ? from : index) + (repeated ? repeated.length + 1 : 0);
    const text = query
      .slice(start, to)
      .replace(/^\p{L}+/u, (word) => numberWords.get(word.toLowerCase()) ?? word)
      .replace(/(?<=\p{L}) ?[-–] ?(?=\p{Nd})/u, ' ');
    if (!hasUnit.test(text) && !isTimes(text)) return [];
    const isAsTyped = isNoAmount(text) || containerCount.test(text) || isTimes(text);
    const read = readQuantity(text)?.unit ?? (isAsTyped ? ('kg' as const) : undefined);
    const isOneMeasure = isMeasure(read) && /^[\p{Nd}.,]+\s*\p{L}+$/u.test(text);
    const unit = isOneMeasure && packBefore.test(between) ? undefined : read;
    return { text, from, to, unit, isOfEach: repeated !== '' || /each$/i.test(typed) };
  });
}
