import { Section } from '@/components/section';
import { Stat } from '@/components/stat';
import { aboutSection } from '@/content/about/copy';
import { useSection } from '@/content/use-section';

export function StatsSection() {
  const { stats } = useSection(aboutSection);
  return (
    <Section tone="sand" className="py-14 sm:py-20" aria-label="In figures">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
        {stats
          .filter((stat) => stat.onHome)
          .map(({ id, figure, label }) => (
            <Stat key={id} figure={figure} label={label} />
          ))}
      </dl>
    </Section>
  );
}
