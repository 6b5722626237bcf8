import { useSection } from '@/content/published/use-section';
import { aboutSection } from '@/content/sections/about/default-content';
import { Section } from '@/site/section';
import { StatList } from '@/site/stat-list';

export function StatsSection() {
  const { stats } = useSection(aboutSection);
  return (
    <Section tone="sand" className="py-14 sm:py-20" aria-label="In figures">
      <StatList stats={stats.filter((stat) => stat.onHome)} />
    </Section>
  );
}
