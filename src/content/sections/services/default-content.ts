import { contentSection, items } from '@/content/sections/section';

export const servicesSection = contentSection('services', {
  services: items({
    'import-distribution': {
      name: 'Global Import & Distribution',
      summary:
        'We find the goods, bring them into Dubai and deliver them to your shop, store or kitchen.',
      features: items({
        sourcing: { text: 'Sourcing from growers, mills and makers abroad' },
        samples: { text: 'Samples and specifications before you order' },
        customs: { text: 'Import documents and customs formalities' },
        checks: { text: 'Goods checked against the order on arrival' },
        delivery: { text: 'Delivery to one address or to every branch' },
      }),
    },
    'supply-chain': {
      name: 'Supply Chain Management',
      summary: 'Stock planned, stored and moved so that your shelves and kitchens do not run out.',
      features: items({
        planning: { text: 'Stock planned around your sales and seasons' },
        storage: { text: 'Storage until you need the goods' },
        rotation: { text: 'Stock rotated by date, oldest out first' },
        'mixed-loads': { text: 'Mixed loads where a full one is too much' },
        'standing-orders': { text: 'Standing orders on days you choose' },
      }),
    },
    'market-expansion': {
      name: 'Market Expansion Support',
      summary: 'For makers who are new to the UAE, and for buyers who want to add a line.',
      features: items({
        demand: { text: 'A first reading of demand and of what already sells' },
        labels: { text: 'Guidance on labels and packs for UAE shelves' },
        introductions: { text: 'Introductions to retailers, wholesalers and hotels' },
        trials: { text: 'Trial quantities before a full launch' },
        range: { text: 'Advice on range and price as sales come in' },
      }),
    },
  }),
  whyChoose: items({
    'one-or-all': {
      title: 'One service or all three',
      text: 'Buy through us, store with us or ask for advice alone: each service stands on its own.',
    },
    dates: {
      title: 'Dates you can plan around',
      text: 'We agree a delivery day with you and plan the order backwards from it.',
    },
    'named-contact': {
      title: 'One person to call',
      text: 'The same person follows your order from quote to delivery.',
    },
    'advice-first': {
      title: 'Advice before money is spent',
      text: 'If we doubt that a line will sell here, we say so before you pay for it.',
    },
  }),
});
