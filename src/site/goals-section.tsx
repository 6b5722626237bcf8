import { useSection } from '@/content/published/use-section';
import { visionMissionSection } from '@/content/sections/vision-mission/default-content';
import { NumberedList } from './numbered-list';
import { Section } from './section';
import { SectionHeading } from './section-heading';

/** The strategic goals, on About and on Vision & Mission. */
export function GoalsSection() {
  const { goals } = useSection(visionMissionSection);
  return (
    <Section tone="sand">
      <SectionHeading
        title="Strategic Goals"
        lead="The aims that set what we work on first, year after year."
      />
      <NumberedList entries={goals} />
    </Section>
  );
}
