import type { TextRange } from './mark-names';

export function Marked({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  return (
    <>
      {ranges.map(([from, to], index) => (
        <span key={from} className="contents">
          {text.slice(ranges[index - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
