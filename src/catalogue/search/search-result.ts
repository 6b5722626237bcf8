import type { Product } from '@/catalogue/products';
import type { MarkedNames } from './mark-names';
import type { Amount } from './read-amount';

export type ProductHit = MarkedNames & {
  product: Product;
  /** What the query says besides the product's name, as typed: `tiger, 16/20`. */
  note?: string;
  /** What the note names and neither the title nor the page does. */
  lacks?: 'type' | 'size' | 'type or size';
  amount?: Amount;
  /** True of `0 kg`. */
  isNoAmount?: boolean;
  /** In a list of goods, true of what is only similar to one that is missing. */
  isSimilar?: boolean;
};

export type SearchResult = {
  hits: readonly ProductHit[];
  /** What the catalogue does not have, as typed. Words that stand together are one: `cooking oil`. */
  missing: readonly string[];
  /** A variety, grade or state that the best hit's page does not mention, so that a buyer must ask. */
  asks: readonly string[];
  /** What is not listed, as typed. Of a single good, the whole query. */
  wanted: readonly { title: string; amount?: Amount }[];
  /** The words of the query that found the hits, as typed. Of a list, those of each of its goods. */
  matched: readonly string[];
  /** True if the query names no goods, but asks about any: `price list`, `do you deliver to Sharjah`. */
  isQuestion?: boolean;
  /** True if the goods are the first hit rather than any other. */
  isLed?: boolean;
  /** True if it asks about any goods: `MOQ`. */
  isAsking?: boolean;
  /** Hits that are only similar to what was typed. */
  areSimilar?: 'all' | 'last';
  /** The best hit, if it is dried and `missing` names it fresh or frozen. */
  dried?: Product;
};
