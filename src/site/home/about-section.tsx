import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { aboutSection } from '@/content/sections/about/default-content';
import { ArrowLink } from '@/site/arrow-link';
import { Section } from '@/site/section';
import { StatList } from '@/site/stat-list';
import { Paragraphs, TextWithPicture } from '@/site/text-with-picture';

export function AboutSection() {
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

export function StatsSection() {
  const { stats } = useSection(aboutSection);
  return (
    <Section tone="sand" className="py-14 sm:py-20" aria-label="In figures">
      <StatList stats={stats.filter((stat) => stat.onHome)} />
    </Section>
  );
}
