import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { valuesSection } from '@/content/sections/values/default-content';
import { CallToAction } from '@/site/call-to-action';
import { PageBanner } from '@/site/page-banner';
import { Section, Text } from '@/site/section';

export function CoreValuesPage() {
  const { values } = useSection(valuesSection);
  return (
    <>
      <PageBanner
        path={paths.coreValues}
        description={`${values.map((value) => value.name).join(', ')}: what each of them means in the daily business of a trading house.`}
        title="Core Values"
        lead="What you can hold us to, from the first call to the last pallet."
        picture="scenes/flatlay"
      />
      <Section>
        <ul>
          {values.map(({ id, name, description, details }) => (
            <li
              key={id}
              className="grid gap-x-16 gap-y-4 border-t border-edge/50 py-10 first:border-0 first:pt-0 last:pb-0 lg:grid-cols-12 lg:py-14"
            >
              <h2 dir="auto" className="text-heading sm:text-title lg:col-span-6">
                {name}
              </h2>
              <div className="lg:col-span-6">
                <Text className="font-display text-subheading">{description}</Text>
                <Text className="mt-4 line-length text-stone">{details}</Text>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction
        title="See what they mean in practice"
        text="The services behind these words, and the reasons buyers give for staying."
        links={{ [paths.services]: 'Our Services', [paths.whyChooseUs]: 'Why Choose Us' }}
      />
    </>
  );
}
