import { TitledText } from './titled-text';

type TextGridProps = { entries: readonly { id: string; title: string; text: string }[] };

export function TextGrid({ entries }: TextGridProps) {
  return (
    <ul className="grid-up-to-3 gap-x-12 gap-y-8">
      {entries.map(({ id, title, text }) => (
        <li key={id} className="border-t border-edge/50 pt-5">
          <TitledText title={title} text={text} />
        </li>
      ))}
    </ul>
  );
}
