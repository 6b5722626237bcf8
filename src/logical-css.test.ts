import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Arabic and right-to-left come later, so styles must not name physical left and right.
const rules: readonly { file: RegExp; physical: RegExp; instead: string }[] = [
  {
    file: /\.tsx?$/,
    physical:
      /(?<![\w.-])-?(?:(?:scroll-)?[mp][lr]|left|right)-(?:[\d[(]|px\b|auto\b|full\b)|(?<![\w.-])(?:border-[lr]|rounded-(?:[lr]|[tb][lr]))(?![a-z])|(?<![\w.-])(?:text|float|clear)-(?:left|right)\b/,
    instead: 'ms-, me-, ps-, pe-, start-, end-, border-s, rounded-e, text-start …',
  },
  {
    file: /\.tsx$/,
    physical: /style=\{\{[^}]*\b(?:left|right|(?:margin|padding|border)(?:Left|Right))\b/,
    instead: 'insetInlineStart, marginInlineEnd …',
  },
  {
    file: /\.tsx$/,
    physical: /^(?!.*\brtl:).*(?<!-)\btranslate-x-\d/,
    instead: 'a counterpart with rtl: on the same line',
  },
  {
    file: /\.tsx$/,
    physical:
      /^(?!.*\brtl:).*(?:\bbg-(?:linear|gradient)-to-(?:[tb]?[lr])\b|\borigin-(?:\w+-)?(?:left|right)\b)/,
    instead: 'an angle times --onwards, or a pair with rtl:',
  },
  {
    file: /\.css$/,
    physical:
      /(?:margin|padding|border|scroll-\w+)-(?:\w+-)?(?:left|right)\b|(?:^|[\s;{])(?:left|right|float|clear)\s*:|\bto (?:left|right)\b|(?:text-align|origin):[^;]*\b(?:left|right)\b/,
    instead: 'inset-inline-start, margin-inline-end …, an angle times --onwards',
  },
];

function findPhysical(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      rules
        .filter((rule) => rule.file.test(file) && rule.physical.test(line))
        .map(({ instead }) => `${file}:${index + 1}: ${line.trim()} (instead: ${instead})`),
    );
}

test('nothing is laid out by left and right', () => {
  const files = globSync('src/**/*.{ts,tsx,css}').filter((file) => !/\.(test|gen)\./.test(file));
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => findPhysical(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  ['a.tsx', 'className="mt-2 ml-4"'],
  ['a.tsx', 'className="sm:-mr-[3px]"'],
  ['a.tsx', "cn('absolute right-0')"],
  ['a.tsx', 'className="lg:text-left"'],
  ['a.tsx', 'className="border-l border-line"'],
  ['a.tsx', 'className="rounded-tl-lg"'],
  ['a.tsx', 'style={{ paddingLeft: 4 }}'],
  ['a.tsx', 'className="group-hover:translate-x-1"'],
  ['a.tsx', 'className="bg-linear-to-r from-ink"'],
  ['a.css', '  margin-left: 1rem;'],
  ['a.css', '  left: 0;'],
  ['a.css', '  background: linear-gradient(to right, red, blue);'],
])('of %s, `%s` is found', (file, line) => {
  expect(findPhysical(file, line)).toHaveLength(1);
});

test.each([
  ['a.tsx', 'className="ms-4 -me-2 ps-3 pe-[3px] start-0 end-auto border-s rounded-e text-start"'],
  ['a.tsx', 'className="translate-x-1 rtl:-translate-x-1"'],
  ['a.ts', 'const inside = x >= box.left && x <= box.right;'],
  ['a.css', '  @bottom-right {'],
  ['a.css', '  inset-inline-start: 0;'],
])('of %s, `%s` is fine', (file, line) => {
  expect(findPhysical(file, line)).toEqual([]);
});
