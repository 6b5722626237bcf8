import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { aboutSection } from '@/content/sections/about/default-content';
import { valuesSection } from '@/content/sections/values/default-content';
import { visionMissionSection } from '@/content/sections/vision-mission/default-content';
import { ArrowLink } from '@/site/arrow-link';
import { CallToAction } from '@/site/call-to-action';
import { PageBanner } from '@/site/page-banner';
import { largeTextClass, Section, Text, TextGrid, TitledText } from '@/site/section';
import { Paragraphs, TextWithPicture } from '@/site/section-picture';
import { StatList } from '@/site/stat-list';
import { reasons } from '@/site/why-choose-us-texts';

export function AboutPage() {
  const about = useSection(aboutSection);
  const { vision, mission, goals } = useSection(visionMissionSection);
  const { values } = useSection(valuesSection);
  const [, opening, story = about.ourStory] = /^(.+?[.!?])\s+(.+)$/s.exec(about.ourStory) ?? [];

  /** The titles of what another page explains. */
  const summaries = [
    ['Strategic Goals', goals, paths.visionMission, 'What they mean'],
    ['Core Values', values, paths.coreValues, 'How we live by them'],
    ['Why Choose Us', reasons, paths.whyChooseUs, 'The reasons in full'],
  ] as const;

  return (
    <>
      <PageBanner
        path={paths.about}
        description={`${company.legalName}, established ${company.since}: who we are, how we began and what we hold to.`}
        title="About Us"
        lead="A trading company in Dubai for food and general goods."
        picture="scenes/sacks"
      />

      <Section>
        <TextWithPicture picture={about.picture}>
          <h2 className="text-heading">Who We Are</h2>
          <Paragraphs text={about.whoWeAre} className="mt-6" />
        </TextWithPicture>
      </Section>

      <Section tone="sand" grid="gap-x-16 gap-y-6 lg:grid-cols-12">
        <h2 className="text-heading lg:col-span-4">Our Story</h2>
        <div className="lg:col-span-8">
          {opening && <Text className={`${largeTextClass} mb-8 text-ember`}>{opening}</Text>}
          <Paragraphs text={story} />
        </div>
      </Section>

      <Section className="py-14 sm:py-20" aria-label="In figures">
        <StatList stats={about.stats} />
      </Section>

      <Section grid="gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="text-heading">Vision and Mission</h2>
          <ArrowLink to={paths.visionMission} className="mt-2">
            Read them in full
          </ArrowLink>
        </div>
        <div className="grid gap-8 sm:grid-cols-2 sm:gap-12 lg:col-span-8">
          <TitledText title="Our Vision" text={vision.summary} />
          <TitledText title="Our Mission" text={mission.summary} />
        </div>
      </Section>

      <Section tone="sand" grid="gap-12 md:grid-cols-3 md:gap-8 lg:gap-16">
        {summaries.map(([title, entries, to, link]) => (
          <section key={title}>
            <h2 className="text-subheading">{title}</h2>
            <ul className="mt-4">
              {entries.map((entry) => (
                <li key={entry.id} dir="auto" className="border-t border-edge/50 py-2">
                  {'name' in entry ? entry.name : entry.title}
                </li>
              ))}
            </ul>
            <ArrowLink to={to} className="mt-2">
              {link}
            </ArrowLink>
          </section>
        ))}
      </Section>

      <Section title="Competitive Advantages">
        <TextGrid entries={about.competitiveAdvantages} />
      </Section>

      <CallToAction
        title="Let us quote for your next order"
        text="Send us your list, or read first what our services cover."
        links={{ [paths.contact]: 'Contact Us', [paths.services]: 'Our Services' }}
      />
    </>
  );
}
