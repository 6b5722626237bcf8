import { contentSection, items } from '@/content/sections/section';

export const clientsSection = contentSection('clients', {
  partners: items({
    'hypermarket-group': {
      description: 'UAE hypermarket group',
      industry: 'Hypermarket retail',
      since: '2016',
      supply: 'We supply rice, pulses and whole spices for its grocery aisles.',
    },
    'supermarket-chain': {
      description: 'Dubai supermarket chain',
      industry: 'Supermarket retail',
      since: '2017',
      supply: 'We supply nuts, dry fruits and fresh produce, with larger orders ahead of Ramadan.',
    },
    'neighbourhood-grocer': {
      description: 'Neighbourhood grocery chain',
      industry: 'Convenience retail',
      since: '2018',
      supply: 'We supply daily staples in small mixed loads, branch by branch.',
    },
  }),
  diversity: items({
    'retail-chains': { figure: '50+', label: 'Retail Chains' },
    wholesalers: { figure: '100+', label: 'Wholesalers' },
    hospitality: { figure: '75+', label: 'Hospitality' },
    corporate: { figure: '150+', label: 'Corporate' },
  }),
  stories: items({
    'fuller-rice-aisle': {
      title: 'A fuller rice aisle',
      text: 'A supermarket chain was losing sales to gaps in its rice aisle. We planned stock with its buyers, branch by branch, and moved to fixed delivery days.',
      figures: items({
        gaps: { figure: '30%', label: 'fewer gaps on the shelf' },
        'on-time': { figure: '99%', label: 'of deliveries on time' },
      }),
    },
    'one-taste': {
      title: 'One taste in every kitchen',
      text: 'A hotel group wanted its biryani to taste the same in every hotel. We settled one specification for rice and spices with its chefs: grain, age and grind.',
      figures: items({ kitchens: { figure: '100%', label: 'of the group’s kitchens supplied' } }),
    },
    'new-line': {
      title: 'A new line, tried first',
      text: 'A wholesaler wanted to add dry fruits without betting a season on them. We began with trial quantities, watched what its customers came back for and built the range from there.',
      figures: items({ sales: { figure: '20%', label: 'growth in dry-fruit sales' } }),
    },
  }),
  quotes: items({
    'hotel-group': {
      text: 'They ask what the dish is before they quote for the rice. That told me most of what I needed to know.',
      role: 'Procurement manager, hotel group',
    },
    'supermarket-chain': {
      text: 'When a shipment was going to be late, they rang before I had noticed. I moved the promotion, and nobody in the shop saw a thing.',
      role: 'Category buyer, supermarket chain',
    },
    wholesaler: {
      text: 'The sacks weigh what the invoice says. In this trade that is not a small thing.',
      role: 'Owner, wholesale business',
    },
  }),
});
