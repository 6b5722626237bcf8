/** Characters of unchanged text from which on it is folded, and those that stay beside a change. */
const longest = 200;
const kept = 80;

type Ends = { isFirst: boolean; isLast: boolean };

/** Unchanged text between changes, of which only the words next to them are needed. */
export function foldText(text: string, { isFirst, isLast }: Ends): string {
  if (text.length <= longest) return text;
  const start = isFirst ? '' : text.slice(0, kept).replace(/\S+$/, '');
  const end = isLast ? '' : text.slice(-kept).replace(/^\S+/, '');
  return `${start}…${end}`;
}
