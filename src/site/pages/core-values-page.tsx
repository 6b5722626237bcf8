import { ButtonLink } from '@/components/button-link';
import { PageMeta } from '@/components/page-meta';
import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { valuesSection } from '@/content/sections/values/default-content';
import { valueIconDrawings } from '@/content/sections/values/value-icon-drawings';
import { CallToAction } from '@/site/call-to-action';
import { PageHead } from '@/site/page-head';
import { Section } from '@/site/section';

export function CoreValuesPage() {
  const { values } = useSection(valuesSection);
  return (
    <>
      <PageMeta
        path={paths.coreValues}
        title="Core Values"
        description={`${values.map((value) => value.name).join(', ')}: what each of them means in the daily business of a trading house.`}
      />
      <PageHead
        title="Core Values"
        lead="What you can hold us to, from the first call to the last pallet."
        picture="scenes/flatlay"
      />
      <Section>
        <ul className="grid gap-x-16 lg:grid-cols-2">
          {values.map(({ id, name, description, details, icon }) => {
            const Icon = valueIconDrawings[icon];
            return (
              <li
                key={id}
                className="grid grid-cols-[auto_1fr] gap-x-5 border-t border-line py-8 sm:gap-x-7 sm:py-10"
              >
                <span className="grid size-14 place-items-center rounded-full bg-sand">
                  <Icon aria-hidden strokeWidth={1.5} className="size-7 text-ember" />
                </span>
                <div>
                  <h2 dir="auto" className="text-subheading">
                    {name}
                  </h2>
                  <p dir="auto" className="mt-2 font-semibold">
                    {description}
                  </p>
                  <p dir="auto" className="mt-3 line-length whitespace-pre-line text-stone">
                    {details}
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      </Section>
      <CallToAction
        title="See what they mean in practice"
        text="The services behind these words, and the reasons buyers give for staying."
      >
        <ButtonLink to={paths.services} variant="accent">
          Our Services
        </ButtonLink>
        <ButtonLink to={paths.whyChooseUs} variant="outlineOnDark">
          Why Choose Us
        </ButtonLink>
      </CallToAction>
    </>
  );
}
