import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { servicesSection } from '@/content/sections/services/default-content';
import { CallToAction } from '@/site/call-to-action';
import { PageBanner } from '@/site/page-banner';
import { Section } from '@/site/section';
import { TextGrid } from '@/site/text-grid';

const endClass =
  'w-fit -translate-x-3 rounded-full bg-saffron px-5 py-2 font-semibold lg:ms-[41.666%] lg:-translate-x-1/2';

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
        <p className={endClass}>Origin</p>
        <ul>
          {services.map(({ id, name, summary, features }) => (
            <li key={id} className="grid lg:grid-cols-[5fr_7fr]">
              <div className="border-s-3 border-saffron pt-4 pb-10 ps-7 lg:border-0 lg:ps-0 lg:pe-16">
                <h2 dir="auto" className="text-heading wrap-anywhere">
                  {name}
                </h2>
                <p dir="auto" className="mt-4 line-length text-lead whitespace-pre-line text-stone">
                  {summary}
                </p>
              </div>
              <ul className="grid content-start gap-5 border-s-3 border-saffron pt-4 pb-10 ps-7 lg:pt-3 lg:pb-24 lg:ps-12">
                {features.map((feature) => (
                  <li
                    key={feature.id}
                    dir="auto"
                    className="relative text-[1.2rem] before:absolute before:start-[calc(--spacing(-7)-9px)] before:top-[0.4em] before:size-[16px] before:rounded-full before:border-3 before:border-saffron before:bg-paper lg:before:start-[calc(--spacing(-12)-9px)]"
                  >
                    {feature.text}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <p className={endClass}>Shelf</p>
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
