import * as icons from 'lucide-react';
import { adminSectionPath, paths } from '@/config/paths';
import type { SectionKey } from '@/content/sections/section';
import { sections } from '@/content/sections/sections';

const cards = {
  hero: { Icon: icons.Image, contents: 'The slides at the top of the home page' },
  about: { Icon: icons.BookOpen, contents: 'Who we are, our story, figures' },
  'vision-mission': { Icon: icons.Compass, contents: 'Vision, mission, goals, commitment' },
  values: { Icon: icons.Gem, contents: 'What the company stands for, in words and icons' },
  services: {
    Icon: icons.Truck,
    contents: 'What the company does for clients, why they choose it',
  },
  clients: { Icon: icons.Users, contents: 'Partners, success stories, quotes' },
  contact: {
    Icon: icons.Phone,
    contents: 'Phones, e-mail, addresses, business hours, social links',
  },
} satisfies Record<SectionKey, object>;

export const sectionLinks = sections.map(({ key, label }) => ({
  section: key,
  label,
  to: adminSectionPath(key),
  ...cards[key],
}));

export const adminLinks = [
  { label: 'Dashboard', to: paths.admin, Icon: icons.LayoutDashboard },
  ...sectionLinks,
];

export const peopleLinks = [
  { label: 'People', to: paths.adminPeople, Icon: icons.UsersRound },
  { label: 'Account', to: paths.adminAccount, Icon: icons.CircleUser },
];
