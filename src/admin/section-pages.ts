import { get } from 'react-hook-form';
import { type IndexedPath, paths } from '@/config/paths';
import type { SectionKey } from '@/content/sections/section';

export type SectionPage = ReturnType<typeof page>;

function page(label: string, path: IndexedPath, fieldNames: RegExp) {
  return { label, path, fieldNames };
}

/** The preview opens with the first page, so list the one with most of the texts first. */
export const sectionPages: Record<SectionKey, readonly [SectionPage, ...SectionPage[]]> = {
  hero: [page('Home', paths.home, /^slides\b/)],
  about: [
    page('About', paths.about, /^(?:whoWeAre|ourStory|stats|competitiveAdvantages|picture)\b/),
    page('Home', paths.home, /^(?:teaser|stats)\b/),
    page('Why Choose Us', paths.whyChooseUs, /^stats\b/),
  ],
  'vision-mission': [
    page('Vision & Mission', paths.visionMission, /\.text$|^(?:goals|commitment)\b/),
    page('Home', paths.home, /^(?:vision|mission)\.summary$/),
    page('About', paths.about, /^(?:vision|mission)\.summary$|^goals\.\d+\.title$/),
  ],
  values: [
    page('Core Values', paths.coreValues, /^values\b/),
    page('Home', paths.home, /\.(?:name|description|icon|onHome)$/),
    page('About', paths.about, /\.(?:name|icon)$/),
  ],
  services: [page('Services', paths.services, /^(?:services|whyChoose)\b/)],
  clients: [
    page('Clients', paths.clients, /^(?:partners|diversity|stories)\b/),
    page('Why Choose Us', paths.whyChooseUs, /^quotes\b/),
  ],
  contact: [
    page('Contact', paths.contact, /^\w/),
    // The header and footer show these fields on every page; Home stands for all pages.
    page('Home', paths.home, /^(?:phones|whatsapp|email|warehouse\w+|businessHours|socialLinks)\b/),
  ],
};

/** Omits Home for an item with `onHome: false` in `content`, the whole section's content. */
export function pagesOfField(section: SectionKey, name: string, content: unknown): SectionPage[] {
  const isOffHome = get(content, `${name.split('.', 2).join('.')}.onHome`) === false;
  return sectionPages[section].filter(
    ({ path, fieldNames }) => fieldNames.test(name) && !(isOffHome && path === paths.home),
  );
}
