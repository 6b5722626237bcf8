import { Check } from 'lucide-react';
import { ButtonLink } from '@/components/button-link';
import { PageMeta } from '@/components/page-meta';
import { Picture } from '@/components/picture';
import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { servicesSection } from '@/content/sections/services/default-content';
import { cn } from '@/lib/cn';
import type { PictureName } from '@/pictures/manifest.gen';
import { CallToAction } from '@/site/call-to-action';
import { PageHead } from '@/site/page-head';
import { Section } from '@/site/section';
import { SectionHeading } from '@/site/section-heading';
import { TextGrid } from '@/site/text-grid';

/** The services' pictures in their order, repeated for further services. */
const servicePictures: readonly PictureName[] = [
  'scenes/sacks',
  'scenes/warehouse',
  'scenes/shelves',
];

export function ServicesPage() {
  const { services, whyChoose } = useSection(servicesSection);
  return (
    <>
      <PageMeta
        path={paths.services}
        title="Services"
        description={`${services.map((service) => service.name).join(', ')}: what we do for retailers, wholesalers and hotels.`}
      />
      <PageHead
        title="Our Services"
        lead="Importing and delivering goods, keeping them in stock, and helping new lines into the shops."
        picture="scenes/containers"
        focus="70% 50%"
      />
      <Section>
        <ul className="grid gap-20 lg:gap-28">
          {services.map(({ id, name, summary, features }, index) => (
            <li key={id} className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
              <Picture
                name={servicePictures[index % servicePictures.length] ?? 'scenes/warehouse'}
                alt=""
                sizes="(min-width: 120rem) 50rem, (min-width: 64rem) 40rem, 90vw"
                className={cn(
                  'aspect-3/2 w-full rounded-card object-cover',
                  index % 2 === 1 && 'lg:order-last',
                )}
              />
              <div>
                <h2 dir="auto" className="text-heading">
                  {name}
                </h2>
                <p dir="auto" className="mt-4 line-length text-lead whitespace-pre-line text-stone">
                  {summary}
                </p>
                <ul className="mt-6 grid gap-3">
                  {features.map((feature) => (
                    <li key={feature.id} className="flex gap-3">
                      <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
                      <span dir="auto">{feature.text}</span>
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="sand">
        <SectionHeading title="Why choose our services" />
        <TextGrid entries={whyChoose} />
      </Section>
      <CallToAction
        title="Ready to talk about an order?"
        text="Tell us what you need, where and by when."
      >
        <ButtonLink to={paths.contact} variant="accent">
          Contact Us Today
        </ButtonLink>
      </CallToAction>
    </>
  );
}
