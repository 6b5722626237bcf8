import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { aboutSection } from '@/content/sections/about/default-content';
import { valuesSection } from '@/content/sections/values/default-content';
import { valueIcons } from '@/content/sections/values/value-icons';
import { visionMissionSection } from '@/content/sections/vision-mission/default-content';
import { CallToAction } from '@/site/call-to-action';
import { PageBanner } from '@/site/page-banner';
import { Paragraphs } from '@/site/paragraphs';
import { Section } from '@/site/section';
import { StatList } from '@/site/stat-list';
import { TextGrid } from '@/site/text-grid';
import { TextWithPicture } from '@/site/text-with-picture';
import { TitledText } from '@/site/titled-text';
import { reasons } from '@/site/why-choose-us-texts';
import { AboutSummary, SummaryList } from './about-summary';

export function AboutPage() {
  const about = useSection(aboutSection);
  const { vision, mission, goals } = useSection(visionMissionSection);
  const { values } = useSection(valuesSection);
  const [, opening, story = about.ourStory] = /^(.+?[.!?])\s+(.+)$/s.exec(about.ourStory) ?? [];

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
          <Paragraphs text={about.whoWeAre} className="mt-6 text-lead text-stone" />
        </TextWithPicture>
      </Section>

      <Section tone="sand">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-12">
          <h2 className="text-heading lg:col-span-4">Our Story</h2>
          <div className="lg:col-span-8">
            {opening && (
              <p
                dir="auto"
                className="mb-8 font-display text-[clamp(1.7rem,1.2rem+2.6vw,max(3.5rem,var(--measure)*0.044))] leading-[1.15] tracking-tight whitespace-pre-line text-ember"
              >
                {opening}
              </p>
            )}
            <Paragraphs text={story} className="text-lead text-stone" />
          </div>
        </div>
      </Section>

      <Section className="py-14 sm:py-20" aria-label="In figures">
        <StatList stats={about.stats} />
      </Section>

      <Section>
        <div className="grid gap-16 lg:gap-20">
          <AboutSummary
            title="Vision and Mission"
            to={paths.visionMission}
            link="Read them in full"
          >
            <div className="grid gap-8 sm:grid-cols-2 sm:gap-12">
              <div>
                <TitledText title="Our Vision" text={vision.summary} />
              </div>
              <div>
                <TitledText title="Our Mission" text={mission.summary} />
              </div>
            </div>
          </AboutSummary>
          <AboutSummary title="Strategic Goals" to={paths.visionMission} link="What they mean">
            <SummaryList entries={goals} />
          </AboutSummary>
        </div>
      </Section>

      <Section tone="sand">
        <div className="grid gap-16 lg:gap-20">
          <AboutSummary title="Core Values" to={paths.coreValues} link="How we live by them">
            <SummaryList
              entries={values.map(({ id, name, icon }) => ({
                id,
                title: name,
                Icon: valueIcons[icon],
              }))}
            />
          </AboutSummary>
          <AboutSummary title="Why Choose Us" to={paths.whyChooseUs} link="The reasons in full">
            <SummaryList entries={reasons} />
          </AboutSummary>
        </div>
      </Section>

      <Section title="Competitive Advantages">
        <TextGrid entries={about.competitiveAdvantages} />
      </Section>

      <CallToAction
        title="Let us quote for your next order"
        text="Send us your list, or read first what our services cover."
        links={[
          { to: paths.contact, label: 'Contact Us' },
          { to: paths.services, label: 'Our Services' },
        ]}
      />
    </>
  );
}
