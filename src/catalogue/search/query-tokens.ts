import { tokensOf } from './folding';

/** Said beside any goods; left out where another token is left. */
const fill = new Set(
  `a an and the of in for from with to by per kg kgs gm gms g lb lbs bag bags carton cartons box boxes ton tons
  i we you need want looking please send quote price prices rate rates buy best quality wholesale supplier suppliers dubai uae import export trading
  ki ka ke ko wala aur و في من के की का और کی کا کے اور`.split(/\s+/),
);

/** A state, an origin or a grade of goods, which the catalogue mostly does not tell: no goods themselves. */
const qualities = new Set(
  `fresh frozen chilled dry dried organic halal imported local mixed mix assorted premium raw cooked boneless
  keema qeema mince minced
  whole split ground powder seeds seed
  india indian pakistan pakistani china chinese iran iranian egypt egyptian oman omani turkey turkish usa american
  australia australian norway norwegian brazil brazilian spain spanish thailand thai vietnam africa african
  طازج طازجة مجمد مجمدة حلال عضوي`.split(/\s+/),
);

const quantity = /\d+(?:[.,]\d+)?\s*(?:kgs?|gms?|g|lbs?|tons?|mt|bags?|cartons?|boxes)\b/gi;

/** The tokens of a query that say what is looked for, as typed. */
export function wantedIn(query: string): string[] {
  const said = tokensOf(query.replace(quantity, ' ')).map(({ text }) => text);
  const wanted = said.filter((token) => !fill.has(token.toLowerCase()));
  return wanted.length > 0 ? wanted : tokensOf(query).map(({ text }) => text);
}

export function isQuality(token: string): boolean {
  return qualities.has(token.toLowerCase());
}
