import { ArrowRight, type LucideIcon } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part';
import { PageMeta } from '@/components/page-meta';
import { Picture } from '@/components/picture';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { aboutSection } from '@/content/sections/about/default-content';
import { valuesSection } from '@/content/sections/values/default-content';
import { valueIcons } from '@/content/sections/values/value-icons';
import { visionMissionSection } from '@/content/sections/vision-mission/default-content';
import { cn } from '@/lib/cn';
import type { PictureName } from '@/pictures/picture-sources';
import { ArrowLink } from '@/site/arrow-link';
import { Section, Text } from '@/site/section';
import { Paragraphs, TextWithPicture } from '@/site/section-picture';
import { StatList } from '@/site/stat-list';
import { reasons } from '@/site/why-choose-us-texts';

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
      <CompanySections />
      <Suspense fallback={<div aria-busy className="min-h-svh" />}>
        <ProductsSection />
      </Suspense>
      <Section tone="leaf" title="Why Choose Us">
        <ul className="grid gap-6 md:grid-cols-3">
          {reasons.map(({ id, ...card }) => (
            <LinkCard key={id} to={paths.whyChooseUs} {...card} onDark />
          ))}
        </ul>
      </Section>
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

/** As the pages behind the links tell it. */
function CompanySections() {
  const { teaser, stats } = useSection(aboutSection);
  const { vision, mission } = useSection(visionMissionSection);
  const { values } = useSection(valuesSection);
  return (
    <>
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

      <Section tone="sand" className="py-14 sm:py-20" aria-label="In figures">
        <StatList stats={stats.filter((stat) => stat.onHome)} />
      </Section>

      <Section title="Vision and Mission">
        <ul className="grid gap-6 md:grid-cols-2">
          <PictureCard title="Our Vision" text={vision.summary} picture="scenes/dunes" />
          <PictureCard title="Our Mission" text={mission.summary} picture="scenes/containers" />
        </ul>
      </Section>

      <Section tone="sand" title="Core Values" lead="How we buy, sell and stand by our goods.">
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {values
            .filter((value) => value.onHome)
            .map(({ id, name, description, icon }) => (
              <LinkCard
                key={id}
                to={paths.coreValues}
                title={name}
                text={description}
                Icon={valueIcons[icon]}
              />
            ))}
        </ul>
      </Section>
    </>
  );
}

type PictureCardProps = { title: string; text: string; picture: PictureName };

function PictureCard({ title, text, picture }: PictureCardProps) {
  return (
    <li className="on-dark group relative isolate flex min-h-[26rem] flex-col justify-end overflow-hidden rounded-card bg-ink text-paper sm:min-h-[28rem] xl:min-h-[33rem]">
      <Picture
        name={picture}
        alt=""
        sizes="(min-width: 120rem) 64rem, 56rem"
        framing={{
          media: '(max-width: 40rem), (min-width: 48rem) and (max-width: 80rem)',
          sizes: '(min-width: 48rem) 42vw, 83vw',
        }}
        className="absolute inset-0 -z-20 size-full object-cover transition-[scale] duration-700 motion-safe:group-hover:scale-[1.03]"
      />
      <div className="scrim-bottom px-6 pb-6 sm:px-10 sm:pb-10">
        <h3 className="text-heading">
          <Link to={paths.visionMission} className="after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <Text className="mt-3 line-length text-paper/95">{text}</Text>
        <ArrowRight className="mt-5 size-6 text-saffron transition-transform group-hover:translate-x-1 print:hidden" />
      </div>
    </li>
  );
}

type CardProps = { to: string; title: string; text: string; Icon: LucideIcon; onDark?: boolean };

/** The whole card is clickable, but screen readers find one link, named by the title. */
function LinkCard({ to, title, text, Icon, onDark }: CardProps) {
  return (
    <li
      className={cn(
        'group relative grid grid-cols-[auto_1fr] content-start gap-x-5 gap-y-6 rounded-card border p-5 transition-colors sm:flex sm:flex-col sm:p-8',
        onDark
          ? 'border-paper/25 *:[svg]:text-saffron hover:border-paper'
          : 'border-line bg-paper *:[svg]:text-ember hover:border-ember',
      )}
    >
      <Icon strokeWidth={1.5} className="size-9" />
      <div>
        <h3 dir="auto" className="text-subheading">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
            {title}
          </Link>
        </h3>
        <Text className={cn('mt-2', onDark ? 'text-paper/90' : 'text-stone')}>{text}</Text>
      </div>
      <ArrowRight className="mt-auto hidden size-5 transition-transform group-hover:translate-x-1 sm:block print:hidden" />
    </li>
  );
}
