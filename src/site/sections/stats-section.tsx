import { Section } from '@/components/section';
import { StatList } from '@/components/stat-list';
import { aboutSection } from '@/content/about/copy';
import { useSection } from '@/content/use-section';

export function StatsSection() {
  const { stats } = useSection(aboutSection);
  return (
    <Section tone="sand" className="py-14 sm:py-20" aria-label="In figures">
      <StatList stats={stats.filter((stat) => stat.onHome)} className="fit-2 lg:fit-4" />
    </Section>
  );
}
