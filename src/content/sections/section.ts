import type { InferOutput } from 'valibot';
import type { sectionKeys } from './section-keys';
import type { sectionSchemas } from './section-schemas';

export type SectionKey = (typeof sectionKeys)[number];

export type SectionContents = {
  [Key in SectionKey]: InferOutput<(typeof sectionSchemas)[Key]>;
};

export type SectionContent<Key extends SectionKey> = SectionContents[Key];

export type ContentSection<Key extends SectionKey = SectionKey> = {
  /** Also the last segment of its path, e.g. `/admin/vision-mission`. */
  key: Key;
  /** In the admin sidebar and on the dashboard. */
  label: string;
  /** Rendered until something is published, and in place of published content that is invalid. */
  defaultContent: SectionContent<Key>;
  /** Published when the site was built; filled in by src/prerender/inline-published.ts. */
  publishedAtBuild?: SectionContent<Key>;
};

export function contentSection<Key extends SectionKey>(
  key: Key,
  label: string,
  defaultContent: SectionContent<Key>,
): ContentSection<Key> {
  return { key, label, defaultContent };
}

/** What visitors see where nothing that fits has been published since the build. */
export function contentOfBuild<Key extends SectionKey>({
  publishedAtBuild,
  defaultContent,
}: ContentSection<Key>): SectionContent<Key> {
  return publishedAtBuild ?? defaultContent;
}
