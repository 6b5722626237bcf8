import { ButtonLink } from '@/components/button-link';
import { PageMeta } from '@/components/page-meta';
import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { aboutSection } from '@/content/sections/about/default-content';
import { clientsSection } from '@/content/sections/clients/default-content';
import { CallToAction } from '@/site/call-to-action';
import { IconList } from '@/site/icon-list';
import { PageHead } from '@/site/page-head';
import { Section } from '@/site/section';
import { SectionHeading } from '@/site/section-heading';
import { StatList } from '@/site/stat-list';
import { TextGrid } from '@/site/text-grid';
import { advantages, reasons } from '@/site/why-choose-us-texts';

export function WhyChooseUsPage() {
  const { stats } = useSection(aboutSection);
  const { quotes } = useSection(clientsSection);
  return (
    <>
      <PageMeta
        path={paths.whyChooseUs}
        title="Why Choose Us"
        description="Three reasons, six advantages and our track record, for buyers who compare suppliers of foodstuffs in Dubai."
      />
      <PageHead
        title="Why Choose Us"
        lead="What makes the difference when two price lists look the same."
        picture="scenes/flatlay"
      />
      <Section>
        <SectionHeading title="Three reasons buyers give" />
        <IconList entries={reasons} className="even-grid-3" />
      </Section>
      <Section tone="sand">
        <SectionHeading title="Six advantages in daily business" />
        <TextGrid entries={advantages} />
      </Section>
      <Section>
        <SectionHeading title="Our track record" />
        <StatList stats={stats} />
      </Section>
      <Section tone="sand">
        <SectionHeading title="What clients say" />
        <ul className="grid gap-10 lg:grid-cols-3 lg:gap-12">
          {quotes.map(({ id, text, role }) => (
            <li key={id}>
              <figure className="flex h-full flex-col border-t-2 border-saffron pt-6">
                <blockquote className="font-display text-[1.35rem] leading-snug">
                  <p dir="auto" className="whitespace-pre-line">
                    “{text}”
                  </p>
                </blockquote>
                <figcaption dir="auto" className="mt-auto pt-5 text-stone">
                  {role}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction
        title="Put us to the test with one order"
        text="Send a list you buy every month, and set our quote beside the one you have."
      >
        <ButtonLink to={paths.contact} variant="accent">
          Get in Touch
        </ButtonLink>
        <ButtonLink to={paths.products} variant="outlineOnDark">
          View Our Products
        </ButtonLink>
      </CallToAction>
    </>
  );
}
