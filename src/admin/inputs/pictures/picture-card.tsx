import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { PictureImage } from '@/admin/pictures/picture-image';
import type { PictureContent } from '@/content/fields/picture-schema';
import { cn } from '@/lib/cn';

export type PictureChoice = {
  current: PictureContent | undefined;
  onChoose: (picture: PictureContent) => void;
};

type PictureCardProps = PictureChoice & {
  picture: PictureContent;
  label: string;
  dimmed?: boolean;
  children?: ReactNode;
};

export function PictureCard(props: PictureCardProps) {
  const { picture, label, dimmed, current, onChoose, children } = props;
  const chosen = current !== undefined && fileOf(current) === fileOf(picture);
  return (
    <li className="flex min-w-0 flex-col">
      <button
        type="button"
        aria-pressed={chosen}
        onClick={() => onChoose(picture)}
        className={cn(
          'flex w-full grow flex-col overflow-hidden rounded-card border-2 text-start',
          chosen ? 'border-leaf bg-sand' : 'border-line hover:border-edge',
        )}
      >
        <span className={dimmed ? 'opacity-50' : undefined}>
          <PictureImage picture={picture} />
        </span>
        <span className="flex min-h-11 min-w-0 items-center gap-2 px-3 py-2 font-semibold">
          {chosen && <Check aria-hidden className="size-5 shrink-0 text-leaf" />}
          <span className="line-clamp-2 min-w-0 wrap-anywhere" dir="auto">
            {label}
          </span>
        </span>
      </button>
      {children}
    </li>
  );
}

function fileOf(picture: PictureContent): string {
  return picture.kind === 'site' ? picture.name : picture.path;
}
