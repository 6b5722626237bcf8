import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { visionMissionSection } from '@/content/sections/vision-mission/default-content';
import { CallToAction } from '@/site/call-to-action';
import { PageBanner } from '@/site/page-banner';
import { gridColumns, largeTextClass, Section, Text, TitledText } from '@/site/section';

export function VisionMissionPage() {
  const { vision, mission, goals, commitment } = useSection(visionMissionSection);
  return (
    <>
      <PageBanner
        path={paths.visionMission}
        description="Where the company is going, what it does each day to get there, and the strategic goals that set its course."
        title="Vision & Mission"
        lead="Where we are going, and what we do each day to get there."
        picture="scenes/dunes"
      />
      <Section grid="gap-14 lg:gap-20">
        <Statement title="Our Vision" text={vision.text} />
        <Statement title="Our Mission" text={mission.text} />
      </Section>
      <Section tone="sand" title="Strategic Goals" lead="What we work on first, year after year.">
        <ol className={`gap-x-12 gap-y-14 ${gridColumns(goals.length)}`}>
          {goals.map(({ id, title, text }, index) => (
            <li key={id} className="border-t-2 border-saffron pt-5">
              <p aria-hidden className="mb-3 font-display text-6xl text-ember">
                {index + 1}
              </p>
              <TitledText title={title} text={text} />
            </li>
          ))}
        </ol>
      </Section>
      <CallToAction
        title="Our Commitment"
        text={commitment}
        printed
        links={{ [paths.contact]: 'Get in Touch' }}
      />
    </>
  );
}

function Statement({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid gap-4 border-t-2 border-saffron pt-6 lg:grid-cols-12 lg:gap-16">
      <h2 className="text-subheading lg:col-span-3">{title}</h2>
      <Text className={`${largeTextClass} lg:col-span-9`}>{text}</Text>
    </div>
  );
}
