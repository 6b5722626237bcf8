import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { aboutSection } from '@/content/sections/about/default-content';
import { ArrowLink } from '@/site/arrow-link';
import { Paragraphs } from '@/site/paragraphs';
import { Section } from '@/site/section';
import { SectionPicture } from '@/site/section-picture';

export function AboutSection() {
  const { teaser } = useSection(aboutSection);
  return (
    <Section>
      <div className="grid items-center gap-10 lg:grid-cols-12 lg:gap-16">
        <div className="lg:col-span-6">
          <h2 className="text-heading">
            <span className="mb-3 block font-sans text-base font-semibold tracking-normal text-ember">
              About Us
            </span>{' '}
            <span dir="auto" className="block">
              {teaser.heading}
            </span>
          </h2>
          <Paragraphs text={teaser.text} className="mt-6 text-lead text-stone" />
          <ArrowLink to={paths.about} className="mt-6">
            Learn More
            {/* Screen readers list links without their surroundings. */}
            <span className="sr-only"> about {company.name}</span>
          </ArrowLink>
        </div>
        <SectionPicture
          picture={teaser.picture}
          sizes="(min-width: 40rem) 100vw, 210vw"
          portrait={{
            media: '(max-width: 40rem), (min-width: 64rem)',
            sizes: '(min-width: 120rem) 45rem, (min-width: 64rem) 45vw, 83vw',
          }}
          className="aspect-4/5 w-full rounded-card object-cover sm:aspect-3/2 lg:col-span-6 lg:aspect-3/4"
        />
      </div>
    </Section>
  );
}
