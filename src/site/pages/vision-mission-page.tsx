import { ButtonLink } from '@/components/button-link';
import { PageMeta } from '@/components/page-meta';
import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { visionMissionSection } from '@/content/sections/vision-mission/default-content';
import { CallToAction } from '@/site/call-to-action';
import { GoalsSection } from '@/site/goals-section';
import { PageHead } from '@/site/page-head';
import { Section } from '@/site/section';

export function VisionMissionPage() {
  const { vision, mission, commitment } = useSection(visionMissionSection);
  return (
    <>
      <PageMeta
        path={paths.visionMission}
        title="Vision & Mission"
        description="Where the company is going, what it does each day to get there, and the strategic goals that set its course."
      />
      <PageHead
        title="Vision & Mission"
        lead="Where we are going, and what we do each day to get there."
        picture="scenes/dunes"
      />
      <Section>
        <div className="grid gap-14 lg:gap-20">
          <Statement title="Our Vision" text={vision.text} />
          <Statement title="Our Mission" text={mission.text} />
        </div>
      </Section>
      <GoalsSection />
      <CallToAction title="Our Commitment" text={commitment} printed>
        <ButtonLink to={paths.contact} variant="accent">
          Get in Touch
        </ButtonLink>
      </CallToAction>
    </>
  );
}

function Statement({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid gap-4 border-t-2 border-saffron pt-6 lg:grid-cols-12 lg:gap-16">
      <h2 className="text-subheading lg:col-span-3">{title}</h2>
      <p
        dir="auto"
        className="font-display text-[clamp(1.5rem,1.2rem+1.5vw,2.4rem)] leading-snug tracking-tight whitespace-pre-line lg:col-span-9"
      >
        {text}
      </p>
    </div>
  );
}
