import { type ComponentType, lazy } from 'react';

/** A part of a page in a chunk of its own. If that fails to load, React leaves the prerendered HTML, or the fallback, in place. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return new Promise<never>(() => {});
    }
  });
}
