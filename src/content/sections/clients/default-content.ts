import { contentSection } from '@/content/sections/section';

export const clientsSection = contentSection('clients', 'Clients', {
  partners: [
    {
      id: 'hypermarket-group',
      description: 'UAE hypermarket group',
      industry: 'Hypermarket retail',
      since: '2016',
      supply: 'We supply rice, pulses and whole spices for its grocery aisles.',
    },
    {
      id: 'supermarket-chain',
      description: 'Dubai supermarket chain',
      industry: 'Supermarket retail',
      since: '2017',
      supply: 'We supply nuts, dry fruits and fresh produce, with larger orders ahead of Ramadan.',
    },
    {
      id: 'neighbourhood-grocer',
      description: 'Neighbourhood grocery chain',
      industry: 'Convenience retail',
      since: '2018',
      supply: 'We supply daily staples in small mixed loads, branch by branch.',
    },
  ],
  diversity: [
    { id: 'retail-chains', figure: '50+', label: 'Retail Chains' },
    { id: 'wholesalers', figure: '100+', label: 'Wholesalers' },
    { id: 'hospitality', figure: '75+', label: 'Hospitality' },
    { id: 'corporate', figure: '150+', label: 'Corporate' },
  ],
  stories: [
    {
      id: 'fuller-rice-aisle',
      title: 'A fuller rice aisle',
      text: 'A supermarket chain was losing sales to gaps in its rice aisle. We planned stock with its buyers, branch by branch, and moved to fixed delivery days.',
      figures: [
        { id: 'gaps', figure: '30%', label: 'fewer gaps on the shelf' },
        { id: 'on-time', figure: '99%', label: 'of deliveries on time' },
      ],
    },
    {
      id: 'one-taste',
      title: 'One taste in every kitchen',
      text: 'A hotel group wanted its biryani to taste the same in every hotel. We settled one specification for rice and spices with its chefs: grain, age and grind.',
      figures: [{ id: 'kitchens', figure: '100%', label: 'of the group’s kitchens supplied' }],
    },
    {
      id: 'new-line',
      title: 'A new line, tried first',
      text: 'A wholesaler wanted to add dry fruits without betting a season on them. We began with trial quantities, watched what its customers came back for and built the range from there.',
      figures: [{ id: 'sales', figure: '20%', label: 'growth in dry-fruit sales' }],
    },
  ],
  quotes: [
    {
      id: 'hotel-group',
      text: 'They ask what the dish is before they quote for the rice. That told me most of what I needed to know.',
      role: 'Procurement manager, hotel group',
    },
    {
      id: 'supermarket-chain',
      text: 'When a shipment was going to be late, they rang before I had noticed. I moved the promotion, and nobody in the shop saw a thing.',
      role: 'Category buyer, supermarket chain',
    },
    {
      id: 'wholesaler',
      text: 'The sacks weigh what the invoice says. In this trade that is not a small thing.',
      role: 'Owner, wholesale business',
    },
  ],
});
