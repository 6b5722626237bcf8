import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { servicesSection } from '@/content/sections/services/default-content';
import { CallToAction } from '@/site/call-to-action';
import { PageBanner } from '@/site/page-banner';
import { gridColumns, Section, Text, TextGrid } from '@/site/section';

export function ServicesPage() {
  const { services, whyChoose } = useSection(servicesSection);
  return (
    <>
      <PageBanner
        path={paths.services}
        name="Services"
        description={`${services.map((service) => service.name).join(', ')}: what we do for retailers, wholesalers and hotels.`}
        title="Our Services"
        lead="Importing and delivering goods, keeping them in stock, and helping new lines into shops."
        picture="scenes/containers"
        focus="70% 50%"
      />
      <Section>
        <ul className={`gap-x-12 gap-y-14 ${gridColumns(services.length)}`}>
          {services.map(({ id, name, summary, features }) => (
            <li
              key={id}
              className="grid content-start border-t-2 border-saffron pt-6 md:row-span-3 md:grid-rows-subgrid md:gap-y-0"
            >
              <h2
                dir="auto"
                className="text-[min(11vw,clamp(1.8rem,1.2rem+1.3vw,2.4rem))] leading-tight"
              >
                {name}
              </h2>
              <Text className="mt-4 line-length text-lead text-stone">{summary}</Text>
              <ul className="mt-6">
                {features.map((feature) => (
                  <li key={feature.id} dir="auto" className="border-t border-edge/50 py-3">
                    {feature.text}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="sand" title="Why choose our services">
        <TextGrid entries={whyChoose} />
      </Section>
      <CallToAction
        title="Ready to talk about an order?"
        text="Tell us what you need, where and by when."
        links={{ [paths.contact]: 'Contact Us Today' }}
      />
    </>
  );
}
