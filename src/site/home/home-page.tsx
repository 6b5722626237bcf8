import { LaterPart, later } from '@/components/later-part';
import { PageMeta } from '@/components/page-meta';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { visitorMoved } from '@/lib/first-view';
import { pageLoaded } from '@/lib/page-loaded';

const description =
  'Dubai importer and distributor of rice, spices, pulses, nuts and dry fruits, fresh produce, seafood, meat and grains for retailers, wholesalers and hotels.';

const HeroSection = later(pageLoaded, async () => (await import('./hero-section')).HeroSection);
const HomeSections = later(
  visitorMoved,
  async () => (await import('./home-sections')).HomeSections,
);

export function HomePage() {
  return (
    <>
      <PageMeta path={paths.home} title={company.tagline} description={description} />
      <h1 className="sr-only">{company.legalName}</h1>
      <LaterPart Part={HeroSection} placeClassName="min-h-svh bg-ink" />
      <LaterPart Part={HomeSections} placeClassName="min-h-svh" />
    </>
  );
}
