import {
  BookOpen,
  Compass,
  Gem,
  Image,
  LayoutDashboard,
  type LucideIcon,
  Phone,
  Truck,
  Users,
} from 'lucide-react';
import { adminSectionPath, paths } from '@/config/paths';
import type { SectionKey } from '@/content/sections/section';
import { sections } from '@/content/sections/sections';

const icons: Record<SectionKey, LucideIcon> = {
  hero: Image,
  about: BookOpen,
  'vision-mission': Compass,
  values: Gem,
  services: Truck,
  clients: Users,
  contact: Phone,
};

/** In the order of the sidebar and of the dashboard's cards. */
export const sectionLinks = sections.map(({ key, label }) => ({
  section: key,
  label,
  to: adminSectionPath(key),
  Icon: icons[key],
}));

export const adminLinks = [
  { label: 'Dashboard', to: paths.admin, Icon: LayoutDashboard },
  ...sectionLinks,
];
