import { expect, test } from 'vitest';
import { timeAgo } from './time-ago';

test.each([
  [5_000, 'a moment ago'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [3 * 60 * 60_000, '3 hours ago'],
  [3 * 24 * 60 * 60_000 + 60_000, '3 days ago'],
  // After the clock was set back.
  [-60 * 60_000, 'a moment ago'],
])('%d ms before now is %s', (passed, words) => {
  expect(timeAgo(Date.now() - passed)).toBe(words);
});
