import { Suspense } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { PageMeta } from '@/components/page-meta';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { aboutSection } from '@/content/sections/about/default-content';
import { ArrowLink } from '@/site/arrow-link';
import { Section } from '@/site/section';
import { StatList } from '@/site/stat-list';
import { Paragraphs, TextWithPicture } from '@/site/text-with-picture';
import { ValuesSection, VisionMissionSection, WhyChooseUsSection } from './card-sections';

// Hydrated after the rest of the page: Embla has 7 kB, and its slides stand in the HTML. It reads its content itself: if this
// section rendered again while the chunk loads, React would show the fallback in place of the slides.
const Carousel = lazyPart(async () => (await import('./carousel')).Carousel);

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

/** Two rows that the slides share by subgrid, so that the heading stays in place while the slides move under it. */
function HeroSection() {
  return (
    <div className="grid min-h-[clamp(20rem,100svh-var(--header-height)-var(--top-bar-height),72rem)] grid-cols-1 grid-rows-[auto_1fr] *:col-start-1 lg:grid-rows-[1fr_auto] print:min-h-0">
      <div className="scrim-top pointer-events-none z-10 row-start-1 pt-[clamp(20px,4vw,48px)] text-paper lg:self-end low:pt-4">
        <h1 className="container-page text-[min(12.5vw,clamp(1.9rem,0.9rem+6.6vw,max(5.5rem,var(--measure)*0.07)))] leading-[1.03] print:text-shadow-none text-shadow-[0_0_1.5rem_rgb(30_26_21/.7)] low:text-[min(2.25rem,5.2vw)]">
          <span className="block max-w-[11em] low:max-w-none">{company.tagline}</span>
        </h1>
      </div>
      <Suspense fallback={<div className="row-span-full bg-ink" />}>
        <Carousel />
      </Suspense>
    </div>
  );
}

function AboutSection() {
  const { teaser } = useSection(aboutSection);
  return (
    <Section>
      <TextWithPicture picture={teaser.picture}>
        <h2 className="text-heading">
          <span className="mb-3 block font-sans text-base font-semibold tracking-normal text-ember">
            About Us
          </span>{' '}
          <span dir="auto" className="block">
            {teaser.heading}
          </span>
        </h2>
        <Paragraphs text={teaser.text} className="mt-6" />
        <ArrowLink to={paths.about} className="mt-6">
          Learn More
          <span className="sr-only">
            {' about '}
            <span translate="no">{company.name}</span>
          </span>
        </ArrowLink>
      </TextWithPicture>
    </Section>
  );
}

function StatsSection() {
  const { stats } = useSection(aboutSection);
  return (
    <Section tone="sand" className="py-14 sm:py-20" aria-label="In figures">
      <StatList stats={stats.filter((stat) => stat.onHome)} />
    </Section>
  );
}
