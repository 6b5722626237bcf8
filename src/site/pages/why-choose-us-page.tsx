import { Picture } from '@/components/picture';
import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { aboutSection } from '@/content/sections/about/default-content';
import { clientsSection } from '@/content/sections/clients/default-content';
import type { PictureName } from '@/pictures/picture-sources';
import { CallToAction } from '@/site/call-to-action';
import { PageBanner } from '@/site/page-banner';
import { Section, Text, TextGrid } from '@/site/section';
import { StatList } from '@/site/stat-list';
import { reasons } from '@/site/why-choose-us-texts';

type Good = { picture: PictureName; name?: string };

const goods: Readonly<Record<string, readonly Good[]>> = {
  range: [
    { picture: 'products/matta-rice' },
    { picture: 'products/cardamom' },
    { picture: 'products/masoor-dal' },
    { picture: 'products/pistachio' },
    { picture: 'products/oranges' },
    { picture: 'products/king-fish' },
    { picture: 'products/whole-wheat' },
    { picture: 'products/onions' },
    { picture: 'products/saffron' },
  ],
  reach: [{ picture: 'products/turmeric' }],
  knowledge: [
    { picture: 'products/basmati-1121-steam-rice', name: 'Steam rice' },
    { picture: 'products/basmati-1121-sella-rice', name: 'Sella rice' },
    { picture: 'products/urid-dal', name: 'Urid dal' },
    { picture: 'products/urid-gota', name: 'Urid gota' },
  ],
};

const advantages = {
  'Agreed before you order':
    'Variety and grade are settled with you first, so that nothing is left to guesswork on delivery.',
  'Quantities that fit your trade':
    'A corner shop and a hotel group do not buy alike. We quote for a full load or for a mixed pallet.',
  'Packed for shelf or kitchen':
    'Retail packs for shops, bulk sacks for kitchens, as you need them.',
  'Quotes you can compare':
    'A quote says what the goods cost, what that includes and when they come.',
  'Confirmed means in stock':
    'We check that the goods are there before we confirm your order, so that no line is missing when it arrives.',
  'Bad news, early':
    'If something is short, late or out of season, you hear it from us first, with what we can offer in its place.',
};

export function WhyChooseUsPage() {
  const { stats } = useSection(aboutSection);
  const { quotes } = useSection(clientsSection);
  return (
    <>
      <PageBanner
        path={paths.whyChooseUs}
        description="Three reasons, six advantages and our track record, for buyers who compare suppliers of foodstuffs in Dubai."
        title="Why Choose Us"
        lead="What makes the difference when two price lists look the same."
        picture="hero/pulses"
      />
      <Section title="Three reasons buyers give">
        <ul className="grid gap-16 lg:gap-24">
          {reasons.map(({ id, title, text }, index) => (
            <li key={id} className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
              <Goods goods={goods[id] ?? []} className={index % 2 === 1 ? 'lg:order-last' : ''} />
              <div>
                <h3 className="text-heading">{title}</h3>
                <p className="mt-4 line-length text-lead text-stone">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="sand" title="Six advantages in daily business">
        <TextGrid
          entries={Object.entries(advantages).map(([title, text]) => ({ id: title, title, text }))}
        />
      </Section>
      <Section title="Our track record">
        <StatList stats={stats} />
      </Section>
      <Section tone="sand" title="What clients say">
        <ul className="grid gap-10 lg:grid-cols-3 lg:gap-12">
          {quotes.map(({ id, text, role }) => (
            <li key={id}>
              <figure className="flex h-full flex-col border-t-2 border-saffron pt-6">
                <blockquote className="font-display text-[1.35rem] leading-snug">
                  <Text>“{text}”</Text>
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
        text="Send us a list that you buy every month, and set our quote beside your present one."
        links={{ [paths.contact]: 'Get in Touch', [paths.products]: 'View Our Products' }}
      />
    </>
  );
}

/** Expects one, four or nine goods, which fill a square grid. */
function Goods({ goods, className }: { goods: readonly Good[]; className: string }) {
  const columns = Math.sqrt(goods.length);
  return (
    <div
      className={`grid gap-2 overflow-hidden rounded-card ${className}`}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {goods.map(({ picture, name }) => (
        <figure key={picture} className="relative isolate aspect-5/4 bg-sand">
          <Picture
            name={picture}
            alt=""
            sizes={`(min-width: 64rem) ${Math.round(40 / columns)}rem, ${Math.round(80 / columns)}vw`}
            className="size-full object-cover"
          />
          {name && (
            <figcaption className="absolute start-3 bottom-3 rounded-full bg-paper px-3 py-1 text-sm font-semibold">
              {name}
            </figcaption>
          )}
        </figure>
      ))}
    </div>
  );
}
