import './index.css';
import {
  asksForCategory,
  firstPictureSettled,
  holdPictures,
  releasePicturesInView,
  visitorMoved,
} from '@/lib/first-view';
import { keepPresses } from '@/lib/live-parts';
import { reloadOnceForMissingChunk } from '@/lib/missing-chunk';

/**
 * The start, small enough to cost the first view nothing: the page that the build has written is read
 * while its picture comes, and the app takes it over after that, or as soon as somebody does something.
 */
async function start() {
  keepPresses();
  holdPictures();
  if (!asksForCategory()) await Promise.race([firstPictureSettled(), visitorMoved()]);
  releasePicturesInView();

  // All that this page is made of at once, instead of each part when the one before it asks for it.
  for (const part of document.documentElement.dataset.parts?.split(' ') ?? []) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href: part,
    });
    document.head.append(link);
  }
  // Should it not come, the page stays as it was written.
  const app = await import('./mount').catch(reloadOnceForMissingChunk);
  await app?.mount();
}

void start();
