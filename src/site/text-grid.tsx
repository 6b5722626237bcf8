type TextGridProps = { entries: readonly { id: string; title: string; text: string }[] };

export function TextGrid({ entries }: TextGridProps) {
  return (
    <ul className={`gap-x-12 gap-y-8 ${gridColumns(entries.length)}`}>
      {entries.map(({ id, ...entry }) => (
        <li key={id} className="border-t border-edge/50 pt-5">
          <TitledText {...entry} />
        </li>
      ))}
    </ul>
  );
}

export function TitledText({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3 dir="auto" className="text-subheading wrap-anywhere">
        {title}
      </h3>
      <p dir="auto" className="mt-2 line-length whitespace-pre-line text-stone">
        {text}
      </p>
    </>
  );
}

const ofRemainder = [
  'md:grid-cols-2 lg:grid-cols-3',
  'lg:grid-cols-4',
  'md:grid-cols-2 lg:grid-cols-3',
  'md:grid-cols-3',
  'md:grid-cols-2',
  'md:grid-cols-3',
];

/** At most three columns, or four where three would leave one item alone in the last row. */
export function gridColumns(count: number): string {
  return `grid ${count === 1 ? '' : ofRemainder[count % 6]}`;
}
