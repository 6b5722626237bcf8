import { Section } from '@/site/section';
import { StatList } from '@/site/stat-list';
import { aboutSection } from '@/content/sections/about/default-content';
import { useSection } from '@/content/published/use-section';

export function StatsSection() {
  const { stats } = useSection(aboutSection);
  return (
    <Section tone="sand" className="py-14 sm:py-20" aria-label="In figures">
      <StatList stats={stats.filter((stat) => stat.onHome)} className="fit-2 lg:fit-4" />
    </Section>
  );
}
