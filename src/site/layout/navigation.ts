import type { Category } from '@/catalogue/categories';
import { paths, productsPath } from '@/config/paths';

const menuCategories = [
  'Rice',
  'Spices',
  'Pulses',
  'Nuts & Dry Fruits',
  'Fresh Fruits & Vegetables',
  'Grains',
] satisfies Category[];

export const productLinks = [
  { label: 'All Products', to: productsPath() },
  ...menuCategories.map((category) => ({ label: category, to: productsPath(category) })),
];

export const companyLinks = [
  { label: 'Services', to: paths.services },
  { label: 'Why Choose Us', to: paths.whyChooseUs },
  { label: 'Clients', to: paths.clients },
  { label: 'Vision & Mission', to: paths.visionMission },
  { label: 'Core Values', to: paths.coreValues },
];
