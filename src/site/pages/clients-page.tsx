import { cardClass } from '@/components/ui/card-class';
import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { clientsSection } from '@/content/sections/clients/default-content';
import { CallToAction } from '@/site/call-to-action';
import { PageBanner } from '@/site/page-banner';
import { gridColumns, Section, Text, TitledText } from '@/site/section';
import { StatList } from '@/site/stat-list';

export function ClientsPage() {
  const { partners, diversity, stories } = useSection(clientsSection);
  return (
    <>
      <PageBanner
        path={paths.clients}
        name="Clients"
        description="Retail chains, wholesalers, hospitality and corporate buyers: who buys from us, since when, and what it has changed for them."
        title="Our Clients"
        lead="Shops, wholesalers, hotels and offices: who buys from us, and what came of it."
        picture="scenes/shelves"
      />
      <Section title="Featured partners" lead="Described without their names.">
        <ul className={`gap-6 ${gridColumns(partners.length)}`}>
          {partners.map(({ id, description, industry, since, supply }) => (
            <li key={id} className={`${cardClass} flex flex-col`}>
              <Text className="mb-2 font-semibold text-ember">{industry}</Text>
              <TitledText title={description} text={supply} />
              <div className="mt-auto pt-6">
                <p className="border-t border-line pt-4 font-semibold">Partner since {since}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="sand" title="Who buys from us">
        <StatList stats={diversity} />
      </Section>
      <Section title="Success stories">
        <ul className="grid gap-12 lg:gap-16">
          {stories.map(({ id, title, text, figures }) => (
            <li
              key={id}
              className="grid gap-8 border-t border-edge/50 pt-8 lg:grid-cols-12 lg:gap-16"
            >
              <TitledText title={title} text={text} className="lg:col-span-7" />
              <div className="lg:col-span-5">
                <StatList stats={figures} />
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction
        title="What would you change about your supply?"
        text="Tell us what you buy today and where it falls short."
        links={{ [paths.contact]: 'Partner With Us' }}
      />
    </>
  );
}
