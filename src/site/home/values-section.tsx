import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { valuesSection } from '@/content/sections/values/default-content';
import { valueIcons } from '@/content/sections/values/value-icons';
import { cn } from '@/lib/cn';
import { gridColumns } from '@/site/grid-columns';
import { LinkCard } from '@/site/link-card';
import { Section } from '@/site/section';

export function ValuesSection() {
  const { values } = useSection(valuesSection);
  const shown = values.filter((value) => value.onHome);
  return (
    <Section tone="sand" title="Core Values" lead="How we buy, sell and stand by our goods.">
      <ul
        className={cn(
          'grid gap-6',
          shown.length === 4 ? 'sm:grid-cols-2 lg:grid-cols-4' : gridColumns(shown.length),
        )}
      >
        {shown.map(({ id, name, description, icon }) => (
          <li key={id}>
            <LinkCard
              to={paths.coreValues}
              title={name}
              text={description}
              Icon={valueIcons[icon]}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
