import { contentSection, items } from '@/content/sections/section';

export const visionMissionSection = contentSection('vision-mission', {
  vision: {
    text: 'To be the trading house that buyers call first when they need food they can depend on, and that growers and makers around the world choose to sell through.',
    summary: 'To be the first call for buyers who need food they can depend on.',
  },
  mission: {
    text: 'To source good food and everyday goods around the world, bring them to Dubai with care, and deliver them to shops, kitchens and companies as agreed: the quality, the quantity and the day.',
    summary: 'To source well, handle with care and deliver in full.',
  },
  goals: items({
    'widen-sourcing': {
      title: 'Widen where we source',
      text: 'Add origins for the staples our buyers cannot run out of, so that one poor harvest does not empty a shelf.',
    },
    'deepen-range': {
      title: 'Deepen the range',
      text: 'Carry more grades and varieties of what we know best, beginning with rice, spices and pulses.',
    },
    'one-standard': {
      title: 'Keep one standard',
      text: 'Judge every consignment by the same measures, whoever grew it and whoever ordered it.',
    },
    'deliver-sooner': {
      title: 'Deliver sooner',
      text: 'Cut the time between order and delivery through earlier planning, fuller loads and cleaner paperwork.',
    },
    'grow-with-clients': {
      title: 'Grow with our clients',
      text: 'Help retailers, wholesalers and hotels to add lines that sell, and be there for the second order.',
    },
    'waste-less': {
      title: 'Waste less',
      text: 'Lose less food between field and plate: sensible stock, careful rotation, no more packaging than the goods need.',
    },
  }),
  commitment: `We would rather be judged by an order than by a statement on a page. Was it what we quoted? Was it all there? Did it come on the day?

When the answer is yes, we have done our work. When it is no, we say so, put it right, and tell you what we have changed so that it does not happen twice.`,
});
