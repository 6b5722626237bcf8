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

/** One of the seven parts of the site that administrators edit. */
export type ContentSection<Key extends SectionKey = SectionKey> = {
  /** Also the last part of its admin address, e.g. `/admin/vision-mission`. */
  key: Key;
  /** As the admin sidebar and dashboard name it. */
  label: string;
  /** Shown until something is published, and whenever what is published cannot be. */
  defaultContent: SectionContent<Key>;
  /** What was published when the site was built; written in by the build (src/prerender/inline-published.ts). */
  publishedAtBuild?: SectionContent<Key>;
};
