import type { LucideIcon } from 'lucide-react';
import { cn } from '@/lib/cn';

type IconListProps = {
  entries: readonly { id: string; title: string; text: string; Icon: LucideIcon }[];
  className: 'even-grid-3' | 'even-grid-4';
};

export function IconList({ entries, className }: IconListProps) {
  return (
    <ul className={cn('gap-x-10 gap-y-10', className)}>
      {entries.map(({ id, title, text, Icon }) => (
        <li key={id}>
          <Icon aria-hidden strokeWidth={1.5} className="size-9 text-ember" />
          <h3 className="mt-4 text-subheading">{title}</h3>
          <p className="mt-2 text-stone">{text}</p>
        </li>
      ))}
    </ul>
  );
}
