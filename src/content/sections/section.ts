import type { InferOutput } from 'valibot';
import type { sectionSchemas } from './section-schemas';

/** In the order of the admin sidebar. Routes import this file, so it imports none of the sections' content. */
export const sectionKeys = [
  'hero',
  'about',
  'vision-mission',
  'values',
  'services',
  'clients',
  'contact',
] as const;

export type SectionKey = (typeof sectionKeys)[number];

export type SectionContents = {
  [Key in SectionKey]: InferOutput<(typeof sectionSchemas)[Key]>;
};

export type ContentSection<Key extends SectionKey = SectionKey> = ReturnType<
  typeof contentSection<Key, SectionContents[Key]>
>;

export function contentSection<Key extends SectionKey, Content extends SectionContents[Key]>(
  key: Key,
  defaultContent: Content,
) {
  /** What is published takes its place in the build: src/prerender/inline-published.ts. */
  const contentOfBuild: SectionContents[Key] = defaultContent;
  return { key, defaultContent, contentOfBuild };
}

/** The items of a list, by their ids. */
export function items<Id extends string, Item>(byId: Record<Id, Item>): ({ id: Id } & Item)[] {
  return Object.entries<Item>(byId).map(([id, item]) => ({ id: id as Id, ...item }));
}
