type MarkedProps = { text: string; ranges: readonly (readonly [from: number, to: number])[] };

/** A text with the letters in `ranges` (UTF-16 offsets, in order, without overlap) marked. */
export function Marked({ text, ranges }: MarkedProps) {
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
