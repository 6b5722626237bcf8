/** Names of Lucide icons. */
export const valueIcons = [
  'shield-check',
  'award',
  'lightbulb',
  'handshake',
  'heart',
  'calendar-check',
  'zap',
  'globe',
  'scale',
  'leaf',
  'users',
  'package-check',
  'compass',
  'sprout',
  'target',
  'clock',
] as const;

export type ValueIcon = (typeof valueIcons)[number];
