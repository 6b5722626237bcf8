import { type PublicPath, paths } from '@/config/paths';
import type { SectionKey } from '@/content/sections/section';
import { ownValue } from '@/lib/is-record';

export type Place = {
  label: string;
  path: PublicPath;
  /** Matches the form names of the fields on the page. */
  fields: RegExp;
};

function place(label: string, path: PublicPath, fields: RegExp): Place {
  return { label, path, fields };
}

/** The public pages with a section's texts; the preview opens with the first one. */
export const sectionPlaces: Record<SectionKey, readonly Place[]> = {
  hero: [place('Home', paths.home, /^slides\b/)],
  about: [
    place('Home', paths.home, /^(?:teaser|stats)\b/),
    place('About', paths.about, /^(?:whoWeAre|ourStory|stats|competitiveAdvantages|picture)\b/),
    place('Why Choose Us', paths.whyChooseUs, /^stats\b/),
  ],
  'vision-mission': [
    place('Vision & Mission', paths.visionMission, /\.text$|^(?:goals|commitment)\b/),
    place('Home', paths.home, /^(?:vision|mission)\.summary$/),
    place('About', paths.about, /^(?:vision|mission)\.summary$|^goals\.\d+\.title$/),
  ],
  values: [
    place('Core Values', paths.coreValues, /^values\b/),
    place('Home', paths.home, /\.(?:name|description|icon|onHome)$/),
    place('About', paths.about, /\.(?:name|icon)$/),
  ],
  services: [place('Services', paths.services, /^(?:services|whyChoose)\b/)],
  clients: [
    place('Clients', paths.clients, /^(?:partners|diversity|stories)\b/),
    place('Why Choose Us', paths.whyChooseUs, /^quotes\b/),
  ],
  contact: [
    place('Contact', paths.contact, /^\w/),
    // The header and footer of every page.
    place('Home', paths.home, /^(?:phones|email|warehouse\w+|socialLinks)\b/),
  ],
};

/** The pages that show a field with this content: `onHome: false` keeps an item off the home page. */
export function placesOfField(section: SectionKey, name: string, content: unknown): Place[] {
  const [list = '', index = ''] = name.split('.');
  const items = ownValue(content, list);
  const item: unknown = Array.isArray(items) ? items[Number(index)] : undefined;
  const keptFromHome = ownValue(item, 'onHome') === false;
  return sectionPlaces[section].filter(
    ({ path, fields }) => fields.test(name) && !(keptFromHome && path === paths.home),
  );
}
