import { cn } from '@/lib/cn';
import { gridColumns } from './grid-columns';
import { TitledText } from './titled-text';

type TextGridProps = { entries: readonly { id: string; title: string; text: string }[] };

export function TextGrid({ entries }: TextGridProps) {
  return (
    <ul className={cn('grid gap-x-12 gap-y-8', gridColumns(entries.length))}>
      {entries.map(({ id, title, text }) => (
        <li key={id} className="border-t border-edge/50 pt-5">
          <TitledText title={title} text={text} />
        </li>
      ))}
    </ul>
  );
}
