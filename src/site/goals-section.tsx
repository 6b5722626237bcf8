import { useSection } from '@/content/published/use-section';
import { visionMissionSection } from '@/content/sections/vision-mission/default-content';
import { NumberedList } from './numbered-list';
import { Section } from './section';
import { SectionHeading } from './section-heading';

/** The strategic goals in full. */
export function GoalsSection() {
  const { goals } = useSection(visionMissionSection);
  return (
    <Section tone="sand">
      <SectionHeading title="Strategic Goals" lead="What we work on first, year after year." />
      <NumberedList entries={goals} />
    </Section>
  );
}
