/** Names of Lucide icons, with their labels. */
export const valueIcons = {
  'shield-check': 'Shield check',
  award: 'Award',
  lightbulb: 'Lightbulb',
  handshake: 'Handshake',
  heart: 'Heart',
  'calendar-check': 'Calendar check',
  zap: 'Zap',
  globe: 'Globe',
  scale: 'Scale',
  leaf: 'Leaf',
  users: 'Users',
  'package-check': 'Package check',
  compass: 'Compass',
  sprout: 'Sprout',
  target: 'Target',
  clock: 'Clock',
};

export type ValueIcon = keyof typeof valueIcons;
