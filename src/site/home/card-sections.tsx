import { ArrowRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { valuesSection } from '@/content/sections/values/default-content';
import { valueIcons } from '@/content/sections/values/value-icons';
import { cn } from '@/lib/cn';
import { Section } from '@/site/section';
import { gridColumns } from '@/site/text-grid';
import { reasons } from '@/site/why-choose-us-texts';

export function ValuesSection() {
  const { values } = useSection(valuesSection);
  const shown = values.filter((value) => value.onHome);
  const columns = shown.length === 4 ? 'sm:grid-cols-2 lg:grid-cols-4' : gridColumns(shown.length);
  return (
    <Section tone="sand" title="Core Values" lead="How we buy, sell and stand by our goods.">
      <ul className={cn('grid gap-6', columns)}>
        {shown.map(({ id, name, description, icon }) => (
          <LinkCard
            key={id}
            to={paths.coreValues}
            title={name}
            text={description}
            Icon={valueIcons[icon]}
          />
        ))}
      </ul>
    </Section>
  );
}

export function WhyChooseUsSection() {
  return (
    <Section tone="leaf" title="Why Choose Us">
      <ul className="grid gap-6 md:grid-cols-3">
        {reasons.map(({ id, ...card }) => (
          <LinkCard key={id} to={paths.whyChooseUs} {...card} onDark />
        ))}
      </ul>
    </Section>
  );
}

type LinkCardProps = {
  to: string;
  title: string;
  text: string;
  Icon: LucideIcon;
  onDark?: boolean;
};

/** The whole card is clickable, but screen readers find one link, named by the title. */
function LinkCard({ to, title, text, Icon, onDark }: LinkCardProps) {
  const accent = onDark ? 'text-saffron' : 'text-ember';
  return (
    <li>
      <article
        className={cn(
          'group relative grid h-full grid-cols-[auto_1fr] content-start gap-x-5 gap-y-6 rounded-card border p-5 transition-colors sm:flex sm:flex-col sm:p-8',
          onDark ? 'border-paper/25 hover:border-paper' : 'border-line bg-paper hover:border-ember',
        )}
      >
        <Icon strokeWidth={1.5} className={cn('size-9', accent)} />
        <div className="wrap-anywhere">
          <h3 dir="auto" className="text-subheading">
            <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
              {title}
            </Link>
          </h3>
          <p dir="auto" className={cn('mt-2', onDark ? 'text-paper/90' : 'text-stone')}>
            {text}
          </p>
        </div>
        <ArrowRight
          className={cn(
            'mt-auto hidden size-5 transition-transform group-hover:translate-x-1 sm:block print:hidden',
            accent,
          )}
        />
      </article>
    </li>
  );
}
