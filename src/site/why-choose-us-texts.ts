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

export const advantages = [
  {
    id: 'agreed-first',
    title: 'Agreed before you order',
    text: 'Variety and grade are settled with you first, so that nothing is left to guesswork on delivery.',
  },
  {
    id: 'quantities',
    title: 'Quantities that fit your trade',
    text: 'A corner shop and a hotel group do not buy alike. We quote for a full load or for a mixed pallet.',
  },
  {
    id: 'packing',
    title: 'Packed for shelf or kitchen',
    text: 'Retail packs for shops, bulk sacks for kitchens, as you need them.',
  },
  {
    id: 'clear-quotes',
    title: 'Quotes you can compare',
    text: 'A quote says what the goods cost, what that includes and when they come.',
  },
  {
    id: 'stock-first',
    title: 'Confirmed means in stock',
    text: 'We check that the goods are there before we confirm your order, so that no line is missing when it arrives.',
  },
  {
    id: 'bad-news-early',
    title: 'Bad news, early',
    text: 'If something is short, late or out of season, you hear it from us first, with what we can offer in its place.',
  },
];
