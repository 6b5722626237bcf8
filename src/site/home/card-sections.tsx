import { ArrowRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Picture } from '@/components/picture';
import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { valuesSection } from '@/content/sections/values/default-content';
import { valueIcons } from '@/content/sections/values/value-icons';
import { visionMissionSection } from '@/content/sections/vision-mission/default-content';
import { cn } from '@/lib/cn';
import type { PictureName } from '@/pictures/picture-sources';
import { Section } from '@/site/section';
import { gridColumns, Text } from '@/site/text-grid';
import { reasons } from '@/site/why-choose-us-texts';

export function VisionMissionSection() {
  const { vision, mission } = useSection(visionMissionSection);
  return (
    <Section title="Vision and Mission">
      <ul className="grid gap-6 md:grid-cols-2">
        <PictureCard title="Our Vision" text={vision.summary} picture="scenes/dunes" />
        <PictureCard title="Our Mission" text={mission.summary} picture="scenes/containers" />
      </ul>
    </Section>
  );
}

export function ValuesSection() {
  const { values } = useSection(valuesSection);
  const shown = values.filter((value) => value.onHome);
  const columns =
    shown.length === 4 ? 'grid sm:grid-cols-2 lg:grid-cols-4' : gridColumns(shown.length);
  return (
    <Section tone="sand" title="Core Values" lead="How we buy, sell and stand by our goods.">
      <ul className={`gap-6 ${columns}`}>
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

type PictureCardProps = { title: string; text: string; picture: PictureName };

function PictureCard({ title, text, picture }: PictureCardProps) {
  return (
    <li>
      <article className="on-dark group relative isolate flex h-full min-h-[26rem] flex-col justify-end overflow-hidden rounded-card bg-ink text-paper sm:min-h-[28rem] xl:min-h-[33rem]">
        <Picture
          name={picture}
          alt=""
          sizes="(min-width: 120rem) 64rem, 56rem"
          framing={{
            media: '(max-width: 40rem), (min-width: 48rem) and (max-width: 80rem)',
            sizes: '(min-width: 48rem) 42vw, 83vw',
          }}
          className="absolute inset-0 -z-20 size-full object-cover transition-[scale] duration-700 motion-safe:group-hover:scale-[1.03]"
        />
        <div className="scrim-bottom px-6 pb-6 sm:px-10 sm:pb-10">
          <h3 className="text-heading">
            <Link
              to={paths.visionMission}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {title}
            </Link>
          </h3>
          <Text className="mt-3 line-length text-paper/95">{text}</Text>
          <ArrowRight className="mt-5 size-6 text-saffron transition-transform group-hover:translate-x-1 print:hidden" />
        </div>
      </article>
    </li>
  );
}

type CardProps = { to: string; title: string; text: string; Icon: LucideIcon; onDark?: boolean };

/** The whole card is clickable, but screen readers find one link, named by the title. */
function LinkCard({ to, title, text, Icon, onDark }: CardProps) {
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
          <Text className={cn('mt-2', onDark ? 'text-paper/90' : 'text-stone')}>{text}</Text>
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
