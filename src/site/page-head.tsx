import { Picture } from '@/components/picture';
import type { PictureName } from '@/pictures/manifest.gen';
import { portraitOf } from '@/pictures/portrait-of';

type PageHeadProps = {
  title: string;
  lead: string;
  picture: PictureName;
  /** Which part of the picture survives the crop, as CSS `object-position`. */
  focus?: string;
};

/** The banner of a page: its picture from edge to edge, its name and one sentence on the scrim. */
export function PageHead({ title, lead, picture, focus = '50% 50%' }: PageHeadProps) {
  return (
    <div className="on-dark relative isolate flex min-h-[clamp(22rem,56svh,34rem)] items-end overflow-hidden bg-ink text-paper">
      <Picture
        name={picture}
        alt=""
        portraitName={portraitOf(picture)}
        // On phones the banner is upright, and a landscape picture that fills its height is 1.5 screens wide.
        // 92vw chooses a smaller file than a dense screen could show; the scrim hides the difference.
        sizes={
          portraitOf(picture)
            ? '(max-aspect-ratio: 4/5) 92vw, 100vw'
            : '(max-width: 40rem) 150vw, 100vw'
        }
        priority
        className="absolute inset-0 -z-20 size-full object-cover"
        style={{ objectPosition: focus }}
      />
      <div className="container-page words-on-picture words-at-start pb-12 sm:pb-16">
        <h1 className="max-w-4xl text-title">{title}</h1>
        <p className="mt-4 max-w-2xl text-lead text-balance text-paper/95">{lead}</p>
      </div>
    </div>
  );
}
