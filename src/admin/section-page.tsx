import { ArrowLink } from '@/components/arrow-link';
import { PageMeta } from '@/components/page-meta';
import { Card } from '@/components/ui/card';
import { paths } from '@/config/paths';
import type { SectionKey } from '@/content/section';
import { sections } from '@/content/sections';

type Place = { label: string; to: string };

const home = { label: 'Home', to: paths.home };
const about = { label: 'About', to: paths.about };

/** The public pages on which a section's words stand. */
const places: Record<SectionKey, readonly Place[]> = {
  hero: [home],
  about: [home, about, { label: 'Why Choose Us', to: paths.whyChooseUs }],
  'vision-mission': [home, about, { label: 'Vision & Mission', to: paths.visionMission }],
  values: [home, about, { label: 'Core Values', to: paths.coreValues }],
  services: [{ label: 'Services', to: paths.services }],
  clients: [
    { label: 'Clients', to: paths.clients },
    { label: 'Why Choose Us', to: paths.whyChooseUs },
  ],
  contact: [home, { label: 'Contact', to: paths.contact }],
};

/** Where a section stands on the site. Its editor is not built yet, and the page says so. */
export function SectionPage({ sectionKey }: { sectionKey: SectionKey }) {
  const label = sections.find(({ key }) => key === sectionKey)?.label ?? sectionKey;
  return (
    <>
      <PageMeta title={label} description={`The ${label} section of the website.`} />
      <h1 className="text-heading">{label}</h1>
      <Card className="mt-8 max-w-2xl">
        <p>
          This section cannot be edited here yet. Until it can, its words and numbers are changed by
          the site's developers, in <code>src/content/{sectionKey}/copy.ts</code>.
        </p>
        <h2 className="mt-6 text-subheading">See it on the site</h2>
        <ul>
          {places[sectionKey].map(({ label: page, to }) => (
            <li key={to}>
              <ArrowLink to={to}>{page}</ArrowLink>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
