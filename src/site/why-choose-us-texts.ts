import { Boxes, Globe, type LucideIcon, MessageCircleReply } from 'lucide-react';

type Reason = { id: string; title: string; text: string; Icon: LucideIcon };

/** The three reasons, on the home page and on their own. Static: they belong to no editable section. */
export const reasons: readonly Reason[] = [
  {
    id: 'range',
    title: 'The whole range, one supplier',
    text: 'Rice, spices, pulses, nuts, fresh produce, seafood and meat in one order. FMCG, building materials, electronics and chemicals come from the same trading house.',
    Icon: Boxes,
  },
  {
    id: 'reach',
    title: 'Reach in 50+ countries',
    text: 'Trade with more than 50 countries gives a buyer in Dubai more than one answer when a crop is short or a price moves.',
    Icon: Globe,
  },
  {
    id: 'answers',
    title: 'An answer within 24 hours',
    text: 'Ask for a quote and we reply within 24 hours: the variety, the packing and the price, in plain words.',
    Icon: MessageCircleReply,
  },
];

type Advantage = { id: string; title: string; text: string };

export const advantages: readonly Advantage[] = [
  {
    id: 'agreed-first',
    title: 'Agreed before you order',
    text: 'Variety, grade and packing are settled with you first, so that nothing is left to guess at the dock.',
  },
  {
    id: 'quantities',
    title: 'Quantities that fit your trade',
    text: 'A corner shop and a hotel group do not buy alike. Tell us how you sell, and we quote for that.',
  },
  {
    id: 'clear-quotes',
    title: 'Free, clear quotes',
    text: 'Consultation and quotes cost nothing, and a quote says what it includes.',
  },
  {
    id: 'warehouse',
    title: 'A warehouse in Dubai',
    text: 'Goods are stored in Al Qusais Industrial Area and distributed from there.',
  },
  {
    id: 'one-company',
    title: 'From import to your door',
    text: 'One company buys, imports and distributes. You have one number to call at every stage.',
  },
  {
    id: 'beyond-food',
    title: 'More than foodstuff',
    text: 'Household goods, building materials, electronics and chemicals can join an order, and save you a second supplier.',
  },
];
