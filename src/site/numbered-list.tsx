type NumberedListProps = { entries: readonly { id: string; title: string; text: string }[] };

/** Entries whose order means something, with large figures. */
export function NumberedList({ entries }: NumberedListProps) {
  return (
    <ol className="even-grid-3 gap-x-12 gap-y-10">
      {entries.map(({ id, title, text }, index) => (
        <li key={id} className="border-t border-edge/50 pt-5">
          <span aria-hidden className="font-display text-4xl text-ember">
            {index + 1}
          </span>
          <h3 dir="auto" className="mt-3 text-subheading">
            {title}
          </h3>
          <p dir="auto" className="mt-2 whitespace-pre-line text-stone">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
