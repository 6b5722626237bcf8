import * as icons from 'lucide-react';

export const valueIcons = {
  'shield-check': icons.ShieldCheck,
  award: icons.Award,
  lightbulb: icons.Lightbulb,
  handshake: icons.Handshake,
  heart: icons.Heart,
  'calendar-check': icons.CalendarCheck,
  zap: icons.Zap,
  globe: icons.Globe,
  scale: icons.Scale,
  leaf: icons.Leaf,
  users: icons.Users,
  'package-check': icons.PackageCheck,
  compass: icons.Compass,
  sprout: icons.Sprout,
  target: icons.Target,
  clock: icons.Clock,
};

export type ValueIcon = keyof typeof valueIcons;
