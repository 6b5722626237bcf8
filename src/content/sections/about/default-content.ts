import type { ContentSection } from '@/content/sections/section';
import type { AboutContent } from './schema';

export const aboutDefaultContent = {
  teaser: {
    heading: 'A Dubai trading house that began with food',
    text: `We import and distribute foodstuffs: rice, spices, pulses, dry fruits, fresh produce, seafood and meat. Around them we trade in FMCG, building materials, electronics and chemicals.

Our buyers run shops, wholesale counters, hotels and offices. What they ask of us is plain: the right goods, on the day agreed, and someone who answers when plans change.`,
    picture: {
      kind: 'site',
      name: 'scenes/shelves',
      alt: 'Wooden shop shelves with jars of lentils, almonds, pepper and cardamom beside brown paper packets',
    },
  },
  whoWeAre: `We are a food and general trading company in Dubai. From our warehouse in Al Qusais we supply retailers, wholesalers, hotels and companies with the goods they sell, cook and work with.

Food is the heart of it. The range runs from basmati and matta rice to turmeric, lentils, pistachios, onions, king fish and saffron. Buyers who come for these often need more than food, so we also trade in FMCG, building materials, electronics and chemicals.

We stand between people who grow and make things and people who must have them in stock by Sunday. Both want the same from us: clear orders, honest dates and a straight answer.`,
  ourStory: `We were established in 2015, in a city that eats from every direction of the compass. A Dubai grocer may keep sona masoori, red kidney beans and fresh dates within one arm's reach. Somebody has to bring them there; that became our trade.

Retailers were followed by wholesalers, hotels and companies, and each asked for something the last had not: another grade of rice, another cut of fish, a pallet of detergent to go with the dates. That is how a food importer also came to deal in FMCG, building materials, electronics and chemicals.

The list has grown longer. The work is what it was: know the goods, know the buyer, keep the date.`,
  stats: [
    { id: 'years', figure: '15+', label: 'Years of Excellence', onHome: true },
    { id: 'clients', figure: '500+', label: 'Happy Clients', onHome: true },
    { id: 'countries', figure: '50+', label: 'Countries Reached', onHome: true },
    { id: 'satisfaction', figure: '98%', label: 'Client Satisfaction', onHome: true },
    { id: 'products', figure: '1000+', label: 'Products Distributed', onHome: false },
  ],
  competitiveAdvantages: [
    {
      id: 'one-order',
      title: 'One order, many aisles',
      text: 'Rice, spices, fish and greens on a single order, with FMCG or building materials beside them when you need those too.',
    },
    {
      id: 'product-knowledge',
      title: 'We know the goods',
      text: 'Ask us how steam rice differs from sella, or urid dal from urid gota. You will get an answer you can cook by.',
    },
    {
      id: 'in-the-city',
      title: 'In the city we supply',
      text: 'Our warehouse is in Al Qusais, in the same city as many of the shops and kitchens that order from it.',
    },
    {
      id: 'food-first',
      title: 'Food comes first',
      text: 'Dates, moisture, smell, rotation: the habits of handling food go into everything else we store and sell.',
    },
    {
      id: 'any-size',
      title: 'Orders in your size',
      text: 'A full load for a wholesaler or a mixed pallet for a hotel. We quote for what you will use.',
    },
    {
      id: 'bad-news-early',
      title: 'Bad news, early',
      text: 'If something is short, late or out of season, you hear it from us first, along with what we can offer in its place.',
    },
  ],
  picture: {
    kind: 'site',
    name: 'scenes/containers',
    alt: 'Shipping containers in red, blue, green and yellow, stacked high on both sides of a yard in low sun',
  },
} satisfies AboutContent;

export const aboutSection: ContentSection<'about'> = {
  key: 'about',
  label: 'About',
  defaultContent: aboutDefaultContent,
};
