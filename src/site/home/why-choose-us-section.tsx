import { paths } from '@/config/paths';
import { LinkCard } from '@/site/link-card';
import { Section } from '@/site/section';
import { reasons } from '@/site/why-choose-us-texts';

export function WhyChooseUsSection() {
  return (
    <Section tone="leaf" title="Why Choose Us">
      <ul className="grid gap-6 md:grid-cols-3">
        {reasons.map(({ id, title, text, Icon }) => (
          <li key={id}>
            <LinkCard to={paths.whyChooseUs} title={title} text={text} Icon={Icon} onDark />
          </li>
        ))}
      </ul>
    </Section>
  );
}
