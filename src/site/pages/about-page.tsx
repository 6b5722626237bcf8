import { ButtonLink } from '@/components/button-link';
import { PageMeta } from '@/components/page-meta';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { aboutSection } from '@/content/sections/about/default-content';
import { valuesSection } from '@/content/sections/values/default-content';
import { valueIconDrawings } from '@/content/sections/values/value-icon-drawings';
import { visionMissionSection } from '@/content/sections/vision-mission/default-content';
import { ArrowLink } from '@/site/arrow-link';
import { CallToAction } from '@/site/call-to-action';
import { GoalsSection } from '@/site/goals-section';
import { IconList } from '@/site/icon-list';
import { PageHead } from '@/site/page-head';
import { Paragraphs } from '@/site/paragraphs';
import { Section } from '@/site/section';
import { SectionHeading } from '@/site/section-heading';
import { SectionPicture } from '@/site/section-picture';
import { StatList } from '@/site/stat-list';
import { TextGrid } from '@/site/text-grid';
import { reasons } from '@/site/why-choose-us-texts';

export function AboutPage() {
  const about = useSection(aboutSection);
  const { vision, mission } = useSection(visionMissionSection);
  const { values } = useSection(valuesSection);

  return (
    <>
      <PageMeta
        path={paths.about}
        title="About Us"
        description={`${company.legalName}: a Dubai food and general trading company, established ${company.since}. Who we are, what we hold to and how we work.`}
      />
      <PageHead
        title="About Us"
        lead={`A food and general trading company in Dubai, established ${company.since}.`}
        picture="scenes/sacks"
      />

      <Section>
        <div className="grid items-center gap-10 lg:grid-cols-12 lg:gap-16">
          <div className="lg:col-span-6">
            <h2 className="text-heading">Who We Are</h2>
            <Paragraphs text={about.whoWeAre} className="mt-6 text-lead text-stone" />
          </div>
          <SectionPicture
            picture={about.picture}
            sizes="(min-width: 120rem) 64rem, (min-width: 64rem) 52rem, 124vw"
            className="aspect-4/3 w-full rounded-card object-cover lg:col-span-6 lg:aspect-5/4"
          />
        </div>
        <div className="mt-16 grid gap-6 border-t border-line pt-12 lg:mt-24 lg:grid-cols-12 lg:gap-16">
          <h2 className="text-heading lg:col-span-4">Our Story</h2>
          <Paragraphs text={about.ourStory} className="text-lead text-stone lg:col-span-8" />
        </div>
      </Section>

      <Section tone="sand" className="py-14 sm:py-20" aria-label="In figures">
        <StatList stats={about.stats} />
      </Section>

      <Section>
        <SectionHeading
          title="Vision and Mission"
          action={<ArrowLink to={paths.visionMission}>Read them in full</ArrowLink>}
        />
        <div className="grid gap-10 md:grid-cols-2 md:gap-16">
          <div className="border-t-2 border-saffron pt-6">
            <h3 className="text-subheading">Our Vision</h3>
            <p className="mt-3 whitespace-pre-line text-stone">{vision.text}</p>
          </div>
          <div className="border-t-2 border-saffron pt-6">
            <h3 className="text-subheading">Our Mission</h3>
            <p className="mt-3 whitespace-pre-line text-stone">{mission.text}</p>
          </div>
        </div>
      </Section>

      <GoalsSection />

      <Section>
        <SectionHeading
          title="Core Values"
          action={<ArrowLink to={paths.coreValues}>What each one means</ArrowLink>}
        />
        <IconList
          entries={values.map(({ id, name, description, icon }) => ({
            id,
            title: name,
            text: description,
            Icon: valueIconDrawings[icon],
          }))}
          className="even-grid-4"
        />
      </Section>

      <Section tone="sand">
        <SectionHeading
          title="Why Choose Us"
          action={<ArrowLink to={paths.whyChooseUs}>More reasons</ArrowLink>}
        />
        <IconList entries={reasons} className="even-grid-3" />
      </Section>

      <Section>
        <SectionHeading title="Competitive Advantages" />
        <TextGrid entries={about.competitiveAdvantages} />
      </Section>

      <CallToAction
        title="Let us quote for your next order"
        text="Send us your list, or read first what our services cover."
      >
        <ButtonLink to={paths.contact} variant="accent">
          Contact Us
        </ButtonLink>
        <ButtonLink to={paths.services} variant="outlineOnDark">
          Our Services
        </ButtonLink>
      </CallToAction>
    </>
  );
}
