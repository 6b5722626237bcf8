import { contentSection, items } from '@/content/sections/section';

export const aboutSection = contentSection('about', {
  teaser: {
    heading: 'A Dubai trading house that began with food',
    text: `We import rice, spices, pulses, dry fruits, fresh produce, seafood and meat, and distribute them from Dubai.

Our buyers run shops, wholesale counters, hotels and offices. What they ask of us is plain: the right goods at the right time, and someone who answers when plans change.`,
    picture: {
      kind: 'site',
      name: 'scenes/sacks',
      alt: 'Open burlap sacks of turmeric, orange lentils, chillies, almonds and beans, side by side',
    },
  },
  whoWeAre: `Food is the heart of our trade: basmati and matta rice, turmeric, lentils, pistachios, onions, king fish, saffron. For buyers who need more than food, we also trade in FMCG, building materials, electronics and chemicals.

We stand between the people who grow and make things and the people who sell and serve them. Both want the same from us: clear orders, honest dates and a straight answer.`,
  picture: {
    kind: 'site',
    name: 'hero/fruits-vegetables',
    alt: 'Tomatoes, apples and oranges heaped in front of grapes, bananas and pineapples',
  },
  ourStory: `We began in 2015, in a city where every kitchen cooks differently. A Dubai grocer may keep sona masoori, red kidney beans and fresh dates within arm's reach. We bring them here.

After the retailers came wholesalers, hotels and companies, and each asked for something the last had not: another grade of rice, another cut of fish, detergent on the same invoice as the dates.`,
  stats: items({
    years: { figure: '15+', label: 'Years of Excellence', onHome: true },
    clients: { figure: '500+', label: 'Happy Clients', onHome: true },
    countries: { figure: '50+', label: 'Countries Reached', onHome: true },
    satisfaction: { figure: '98%', label: 'Client Satisfaction', onHome: true },
    products: { figure: '1000+', label: 'Products Distributed', onHome: false },
  }),
  competitiveAdvantages: items({
    'importer-distributor': {
      title: 'Importer and distributor in one',
      text: 'We import the goods and deliver them ourselves.',
    },
    'in-the-city': {
      title: 'In the city we supply',
      text: 'Our warehouse stands in the same city as many of the shops and kitchens that order from it.',
    },
    'food-first': {
      title: 'Food comes first',
      text: 'Dates, moisture, smell, rotation: the habits of handling food go into everything else we store and sell.',
    },
  }),
});
