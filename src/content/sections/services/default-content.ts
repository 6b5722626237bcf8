import type { ContentSection } from '@/content/sections/section';
import type { ServicesContent } from './schema';

export const servicesDefaultContent = {
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
        { id: 'packs', text: 'Bulk sacks for kitchens, retail packs for shelves' },
        { id: 'delivery', text: 'Delivery to one address or to every branch' },
      ],
    },
    {
      id: 'supply-chain',
      name: 'Supply Chain Management',
      summary: 'Stock planned, stored and moved so that your shelves and kitchens do not run out.',
      features: [
        { id: 'planning', text: 'Stock planned around your sales and seasons' },
        { id: 'storage', text: 'Storage at our warehouse in Al Qusais' },
        { id: 'rotation', text: 'Rotation by date, oldest out first' },
        { id: 'mixed-loads', text: 'Mixed loads: several categories, one delivery' },
        { id: 'standing-orders', text: 'Standing orders on days you choose' },
        { id: 'contact', text: 'A named contact from quote to delivery' },
      ],
    },
    {
      id: 'market-expansion',
      name: 'Market Expansion Support',
      summary:
        'For makers new to the UAE and clients adding a line: local knowledge before money is spent.',
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
      id: 'breadth',
      title: 'Fewer suppliers to chase',
      text: 'Dry goods, fresh produce, seafood and meat come from one place, and so do FMCG, building materials, electronics and chemicals.',
    },
    {
      id: 'knowledge',
      title: 'People who know the product',
      text: 'You talk to someone who can tell two grades of basmati apart and say which one your dish needs.',
    },
    {
      id: 'dates',
      title: 'Dates you can plan around',
      text: 'We agree a delivery day with you, work backwards from it and call if anything puts it at risk.',
    },
    {
      id: 'plain-terms',
      title: 'Terms in plain words',
      text: 'What it costs, what that includes and when it comes, in writing before you commit.',
    },
  ],
} satisfies ServicesContent;

export const servicesSection: ContentSection<'services'> = {
  key: 'services',
  label: 'Services',
  defaultContent: servicesDefaultContent,
};
