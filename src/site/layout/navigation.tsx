import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { type Category, categories } from '@/catalogue/categories';
import { paths, productsPath } from '@/config/paths';

const notInMenu: readonly Category[] = ['Seafood, Meat and Poultry', 'Others'];

export const productLinks = [
  { label: 'All Products', to: productsPath() },
  ...categories
    .filter((category) => !notInMenu.includes(category))
    .map((category) => ({ label: category, to: productsPath(category) })),
];

export const companyLinks = [
  { label: 'Services', to: paths.services },
  { label: 'Why Choose Us', to: paths.whyChooseUs },
  { label: 'Clients', to: paths.clients },
  { label: 'Vision & Mission', to: paths.visionMission },
  { label: 'Core Values', to: paths.coreValues },
];

type LinkListProps = ComponentProps<'ul'> & {
  links: readonly { label: string; to: string }[];
  linkClassName: string;
};

export function LinkList({ links, linkClassName, ...props }: LinkListProps) {
  return (
    <ul {...props}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={linkClassName}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
