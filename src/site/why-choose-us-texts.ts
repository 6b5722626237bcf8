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
