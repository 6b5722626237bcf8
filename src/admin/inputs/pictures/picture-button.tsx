import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

export const thumbnailClass = 'aspect-video w-full bg-sand object-cover';

type PictureButtonProps = {
  label: string;
  chosen: boolean;
  onChoose: () => void;
  /** The picture, of the class `thumbnailClass`. */
  children: ReactNode;
};

export function PictureButton({ label, chosen, onChoose, children }: PictureButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={cn(
        'flex w-full flex-col overflow-hidden rounded-card border-2 text-start',
        chosen ? 'border-leaf bg-sand' : 'border-line hover:border-edge',
      )}
    >
      {children}
      <span className="flex min-h-11 min-w-0 items-center gap-2 px-3 py-2 font-semibold">
        {chosen && <Check aria-hidden className="size-5 shrink-0 text-leaf" />}
        <span className="line-clamp-2 min-w-0 wrap-anywhere" dir="auto">
          {label}
        </span>
      </span>
    </button>
  );
}
