import { Suspense } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { PageMeta } from '@/components/page-meta';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { AboutSection, StatsSection } from './about-section';
import { ValuesSection, VisionMissionSection, WhyChooseUsSection } from './card-sections';
import { HeroSection } from './hero-section';

const ProductsSection = lazyPart(async () => (await import('./products-section')).ProductsSection);

const description =
  'Dubai importer and distributor of rice, spices, pulses, nuts and dry fruits, fresh produce, seafood, meat and grains for retailers, wholesalers and hotels.';

export function HomePage() {
  return (
    <>
      <PageMeta path={paths.home} title={company.tagline} description={description} />
      <Suspense>
        <HeroSection />
      </Suspense>
      <AboutSection />
      <StatsSection />
      <VisionMissionSection />
      <ValuesSection />
      <Suspense fallback={<div aria-busy className="min-h-svh" />}>
        <ProductsSection />
      </Suspense>
      <WhyChooseUsSection />
    </>
  );
}
