declare module '*.tsv' {
  /** Packed spellings (`packWords` of `spellingsOf`) by the file's first column; `all` where there is none. */
  export const words: Readonly<Record<string, string>>;
}
declare module '@/catalogue/goods/names.tsv?*' {
  export const words: Readonly<Record<string, string>>;
}
declare module '*.tsv?typed' {
  /** Comma-separated, by the file's first column. */
  export const words: Readonly<Record<string, string>>;
}
