import { PageMeta } from '@/components/page-meta';
import { Picture } from '@/components/picture';
import type { IndexedPath } from '@/config/paths';
import { cn } from '@/lib/cn';
import type { PictureName } from '@/pictures/picture-sources';

type PageBannerProps = {
  path: IndexedPath;
  title: string;
  name?: string;
  description: string;
  lead: string;
  picture: PictureName;
  focus?: string;
  /** A wide, low picture for wide screens. With it the banner is low on every screen. */
  strip?: PictureName;
};

export function PageBanner({ title, name, lead, picture, focus, strip, ...meta }: PageBannerProps) {
  return (
    <div
      className={cn(
        'on-dark relative isolate flex items-end overflow-hidden bg-ink text-paper',
        strip
          ? '[--banner-fade:1.5rem] min-h-[clamp(5rem,13svh,13rem)] [@media(max-width:40rem)_and_(min-height:37.5em)]:min-h-[20svh]'
          : 'min-h-[clamp(22rem,56svh,34rem)]',
      )}
    >
      <PageMeta title={name ?? title} {...meta} />
      <Picture
        name={picture}
        alt=""
        // Less than the real width: under the scrim, the lower resolution is invisible.
        sizes={strip ? '80vw' : '90vw'}
        framing={
          strip
            ? { name: strip, media: '(min-width: 40rem)', sizes: 'max(90vw, 60rem)' }
            : { media: '(max-width: 40rem)', sizes: '88vw' }
        }
        priority
        className="absolute inset-0 -z-20 size-full object-cover"
        style={{ objectPosition: focus }}
      />
      <div
        className={cn(
          // While the HTML arrives, the heading may be painted before the lead, which would then move it up.
          'container-page scrim-bottom scrim-start not-has-[>p]:invisible',
          strip
            ? 'flex flex-wrap items-baseline gap-x-6 gap-y-1 pb-4 sm:pb-5'
            : // The sky above the words stays clear.
              'pb-12 before:mask-[linear-gradient(to_top,#000_62%,transparent)] sm:pb-16',
        )}
      >
        <h1 className={strip ? 'text-heading' : 'max-w-4xl text-title'}>{title}</h1>
        <p
          className={cn(
            'max-w-2xl text-balance text-paper/95',
            strip ? 'max-sm:max-w-68' : 'mt-4 text-lead',
          )}
        >
          {lead}
        </p>
      </div>
    </div>
  );
}
