import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { servicesSection } from '@/content/sections/services/default-content';
import { CallToAction } from '@/site/call-to-action';
import { PageBanner } from '@/site/page-banner';
import { Section } from '@/site/section';
import { TextGrid } from '@/site/text-grid';

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
        <p className="supply-line-end">Origin</p>
        <ul className="supply-line">
          {services.map(({ id, name, summary, features }) => (
            <li key={id}>
              <div>
                <h2 dir="auto" className="text-heading wrap-anywhere">
                  {name}
                </h2>
                <p dir="auto" className="mt-4 line-length text-lead whitespace-pre-line text-stone">
                  {summary}
                </p>
              </div>
              <ul>
                {features.map((feature) => (
                  <li key={feature.id} dir="auto">
                    {feature.text}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <p className="supply-line-end">Shelf</p>
      </Section>
      <Section tone="sand" title="Why choose our services">
        <TextGrid entries={whyChoose} />
      </Section>
      <CallToAction
        title="Ready to talk about an order?"
        text="Tell us what you need, where and by when."
        links={[{ to: paths.contact, label: 'Contact Us Today' }]}
      />
    </>
  );
}
