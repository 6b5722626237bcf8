import { PageMeta } from '@/components/page-meta';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { AboutSection } from './about-section';
import { HeroSection } from './hero-section';
import { ProductsSection } from './products-section';
import { StatsSection } from './stats-section';
import { ValuesSection } from './values-section';
import { VisionMissionSection } from './vision-mission-section';
import { WhyChooseUsSection } from './why-choose-us-section';

const description =
  'Dubai importer and distributor of rice, spices, pulses, nuts and dry fruits, fresh produce, seafood, meat and grains for retailers, wholesalers and hotels.';

export function HomePage() {
  return (
    <>
      <PageMeta path={paths.home} title={company.tagline} description={description} />
      <HeroSection />
      <AboutSection />
      <StatsSection />
      <VisionMissionSection />
      <ValuesSection />
      <ProductsSection />
      <WhyChooseUsSection />
    </>
  );
}
