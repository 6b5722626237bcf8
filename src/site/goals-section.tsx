import { Section } from '@/components/section';
import { SectionHeading } from '@/components/section-heading';
import { useSection } from '@/content/use-section';
import { visionMissionSection } from '@/content/vision-mission/copy';
import { NumberedList } from './numbered-list';

/** The strategic goals, the same on About as on their own page. */
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
