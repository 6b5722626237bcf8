declare module '*.tsv' {
  /** Spellings (`spellingsOf`), comma-separated, by the file's first column; `all` where there is none. */
  export const words: Readonly<Record<string, string>>;
}
declare module '*.tsv?found' {
  export const words: Readonly<Record<string, string>>;
}
declare module '*.tsv?shown' {
  export const words: Readonly<Record<string, string>>;
}
declare module '*.tsv?species' {
  export const words: Readonly<Record<string, string>>;
}
declare module '*.tsv?weak' {
  export const words: Readonly<Record<string, string>>;
}
