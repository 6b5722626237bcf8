import { Picture } from '@/components/picture';
import { cn } from '@/lib/cn';
import type { PictureName } from '@/pictures/manifest.gen';
import { portraitOf } from '@/pictures/portrait-of';

type PageHeadProps = {
  title: string;
  lead: string;
  picture: PictureName;
  /** Which part of the picture survives the crop, as CSS `object-position`. */
  focus?: string;
  /** True for a strip, below which the first screen shows what visitors come for. */
  low?: boolean;
};

/** The banner of a page: its picture from edge to edge, its name and one sentence on the scrim. */
export function PageHead({ title, lead, picture, focus = '50% 50%', low = false }: PageHeadProps) {
  const portrait = portraitOf(picture);
  return (
    <div
      className={cn(
        'on-dark relative isolate flex items-end overflow-hidden bg-ink text-paper',
        low ? 'low-banner' : 'min-h-[clamp(22rem,56svh,34rem)]',
      )}
    >
      <Picture
        name={picture}
        alt=""
        portraitName={portrait}
        sizes={sizesOf(portrait)}
        priority
        className="absolute inset-0 -z-20 size-full object-cover"
        style={{ objectPosition: focus }}
      />
      <div
        className={cn(
          'container-page words-on-picture words-at-start',
          low ? 'flex flex-wrap items-baseline gap-x-6 gap-y-1 pb-4 sm:pb-5' : 'pb-12 sm:pb-16',
        )}
      >
        <h1 className={low ? 'text-heading' : 'max-w-4xl text-title'}>{title}</h1>
        <p
          className={cn(
            'max-w-2xl text-balance text-paper/95',
            low ? 'max-sm:max-w-68' : 'mt-4 text-lead',
          )}
        >
          {lead}
        </p>
      </div>
    </div>
  );
}

function sizesOf(portrait: PictureName | undefined): string {
  // 92vw chooses a smaller file than a dense screen could show; the scrim hides the difference.
  if (portrait) return '(max-aspect-ratio: 4/5) 92vw, 100vw';
  // On phones the banner is upright, and a landscape picture that fills its height is 1.5 screens wide.
  return '(max-width: 40rem) 150vw, 100vw';
}
