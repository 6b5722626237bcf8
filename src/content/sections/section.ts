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

export type ContentSection<Key extends SectionKey = SectionKey, Content = SectionContents[Key]> = {
  key: Key;
  label: string;
  defaultContent: Content;
  /** Set in the build by src/prerender/inline-published.ts. */
  publishedAtBuild?: SectionContents[Key];
};

export function contentSection<Key extends SectionKey, Content extends SectionContents[Key]>(
  key: Key,
  label: string,
  defaultContent: Content,
): ContentSection<Key, Content> {
  return { key, label, defaultContent };
}

export function contentOfBuild<Key extends SectionKey>(section: ContentSection<Key>) {
  return section.publishedAtBuild ?? section.defaultContent;
}

/** The items of a list, by their ids. */
export function items<Id extends string, Item>(byId: Record<Id, Item>): ({ id: Id } & Item)[] {
  return Object.entries<Item>(byId).map(([id, item]) => ({ id: id as Id, ...item }));
}
