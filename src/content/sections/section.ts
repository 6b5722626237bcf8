import type { AboutContent } from '@/content/sections/about/schema';
import type { ClientsContent } from '@/content/sections/clients/schema';
import type { ContactContent } from '@/content/sections/contact/schema';
import type { HeroContent } from '@/content/sections/hero/schema';
import type { ServicesContent } from '@/content/sections/services/schema';
import type { ValuesContent } from '@/content/sections/values/schema';
import type { VisionMissionContent } from '@/content/sections/vision-mission/schema';

export type SectionContents = {
  hero: HeroContent;
  about: AboutContent;
  'vision-mission': VisionMissionContent;
  values: ValuesContent;
  services: ServicesContent;
  clients: ClientsContent;
  contact: ContactContent;
};

export type SectionKey = keyof SectionContents;

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
