import { expect, test } from 'vitest';
import { replaceOnce } from './replace-once';

test('the text is replaced literally, whatever its replacement contains', () => {
  expect(replaceOnce('<html lang="en">', '<html ', '<html data-route="$&$\'" ')).toBe(
    '<html data-route="$&$\'" lang="en">',
  );
});

test.each(['<body></body>', '<head></head><head></head>'])(
  'a page with no or two places for it fails the build: %s',
  (page) => {
    expect(() => replaceOnce(page, '</head>', 'x')).toThrow('expects “</head>” once');
  },
);
