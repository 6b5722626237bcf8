import { contentSection } from '@/content/sections/section';

export const servicesSection = contentSection('services', 'Services', {
  services: [
    {
      id: 'import-distribution',
      name: 'Global Import & Distribution',
      summary:
        'We find the goods, bring them into Dubai and deliver them to your shop, store or kitchen.',
      features: [
        { id: 'sourcing', text: 'Sourcing from growers, mills and makers abroad' },
        { id: 'samples', text: 'Samples and specifications before you order' },
        { id: 'customs', text: 'Import documents and customs formalities' },
        { id: 'checks', text: 'Goods checked against the order on arrival' },
        { id: 'delivery', text: 'Delivery to one address or to every branch' },
      ],
    },
    {
      id: 'supply-chain',
      name: 'Supply Chain Management',
      summary: 'Stock planned, stored and moved so that your shelves and kitchens do not run out.',
      features: [
        { id: 'planning', text: 'Stock planned around your sales and seasons' },
        { id: 'storage', text: 'Storage until you need the goods' },
        { id: 'rotation', text: 'Stock rotated by date, oldest out first' },
        { id: 'mixed-loads', text: 'Mixed loads where a full one is too much' },
        { id: 'standing-orders', text: 'Standing orders on days you choose' },
      ],
    },
    {
      id: 'market-expansion',
      name: 'Market Expansion Support',
      summary: 'For makers who are new to the UAE, and for buyers who want to add a line.',
      features: [
        { id: 'demand', text: 'A first reading of demand and of what already sells' },
        { id: 'labels', text: 'Guidance on labels and packs for UAE shelves' },
        { id: 'introductions', text: 'Introductions to retailers, wholesalers and hotels' },
        { id: 'trials', text: 'Trial quantities before a full launch' },
        { id: 'range', text: 'Advice on range and price as sales come in' },
      ],
    },
  ],
  whyChoose: [
    {
      id: 'one-or-all',
      title: 'One service or all three',
      text: 'Buy through us, store with us or ask for advice alone: each service stands on its own.',
    },
    {
      id: 'dates',
      title: 'Dates you can plan around',
      text: 'We agree a delivery day with you and plan the order backwards from it.',
    },
    {
      id: 'named-contact',
      title: 'One person to call',
      text: 'The same person follows your order from quote to delivery.',
    },
    {
      id: 'advice-first',
      title: 'Advice before money is spent',
      text: 'If we doubt that a line will sell here, we say so before you pay for it.',
    },
  ],
});
