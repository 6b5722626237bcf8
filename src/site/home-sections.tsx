import { AboutSection } from './sections/about-section';
import { ProductsSection } from './sections/products-section';
import { StatsSection } from './sections/stats-section';
import { ValuesSection } from './sections/values-section';
import { VisionMissionSection } from './sections/vision-mission-section';
import { WhyChooseUsSection } from './sections/why-choose-us-section';

/** What follows the slides: a part of its own, since nobody sees it before the first scroll. */
export function HomeSections() {
  return (
    <>
      <AboutSection />
      <StatsSection />
      <VisionMissionSection />
      <ValuesSection />
      <ProductsSection />
      <WhyChooseUsSection />
    </>
  );
}
