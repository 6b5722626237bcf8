import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { valuesSection } from '@/content/sections/values/default-content';
import { valueIcons } from '@/content/sections/values/value-icons';
import { LinkCard } from '@/site/link-card';
import { Section } from '@/site/section';

export function ValuesSection() {
  const { values } = useSection(valuesSection);
  return (
    <Section tone="sand" title="Core Values" lead="How we buy, sell and stand by our goods.">
      <ul className="grid-up-to-4 gap-6">
        {values
          .filter((value) => value.onHome)
          .map(({ id, name, description, icon }) => (
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
