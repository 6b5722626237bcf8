import { expect, test } from 'vitest';
import { withoutBullets } from './pasted-text';

test.each([
  ['•\tRice\r\n•\tSpices', 'Rice\nSpices'],
  ['We sell:\n  · Rice\n  · Spices\n\nAnd more.', 'We sell:\nRice\nSpices\n\nAnd more.'],
  ['•أرز\n•توابل', 'أرز\nتوابل'],
  ['- Rice\n- Spices', 'Rice\nSpices'],
  ['– Rice\n– Spices', 'Rice\nSpices'],
  ...[
    'Rice, spices · pulses',
    '- and so on',
    '-5 °C\n-18 °C',
    'Sunday\n- Thursday',
    '1. a\n2. b',
  ].map((plain) => [plain, plain]),
])('%j is pasted as %j: only a list loses its bullets', (pasted, text) => {
  expect(withoutBullets(pasted)).toBe(text);
});
