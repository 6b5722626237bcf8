import { Boxes, Globe, Wheat } from 'lucide-react';

export const reasons = [
  {
    id: 'range',
    title: 'The whole list from one supplier',
    text: 'Rice, spices, pulses, nuts, fruits and vegetables, seafood and meat come in one order.',
    Icon: Boxes,
  },
  {
    id: 'reach',
    title: 'More than one source',
    text: 'When a crop is short or a price moves in one country, we can look in another.',
    Icon: Globe,
  },
  {
    id: 'knowledge',
    title: 'People who know the goods',
    text: 'Ask how steam rice differs from sella, or urid dal from urid gota, and which one your dish needs.',
    Icon: Wheat,
  },
];

const advantageTexts = {
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

export const advantages = Object.entries(advantageTexts).map(([title, text]) => ({
  id: title,
  title,
  text,
}));
