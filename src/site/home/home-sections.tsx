import { AboutSection } from './about-section';
import { ProductsSection } from './products-section';
import { StatsSection } from './stats-section';
import { ValuesSection } from './values-section';
import { VisionMissionSection } from './vision-mission-section';
import { WhyChooseUsSection } from './why-choose-us-section';

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
