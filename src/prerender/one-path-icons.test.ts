import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { icons } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { icon } from '@/components/ui/icon';
import { onePath, type Shape } from './one-path-icons';

const source = resolve(import.meta.dirname, '..');

/** Names of the icons that the site imports. */
const used = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    const [, names = ''] = /import \{([^}]+)\} from 'lucide-react'/.exec(text) ?? [];
    return names.split(',').map((name) => name.trim());
  })
  .filter((name): name is keyof typeof icons => Object.hasOwn(icons, name));

test.each([...new Set(used)])('%s looks as lucide draws it', async (name) => {
  const original = renderToStaticMarkup(createElement(icons[name]));
  const Merged = icon(onePath(shapesOf(original)) ?? '');
  const merged = renderToStaticMarkup(createElement(Merged));
  expect(merged.match(/<path/g)).toHaveLength(1);
  const [one, other] = await Promise.all([pixels(original), pixels(merged)]);
  // Where strokes cross, smoothed edges differ by a few pixels.
  const strays = one.filter((value, index) => Math.abs(value - (other[index] ?? 0)) > 64);
  expect(one.some((value) => value > 200)).toBe(true);
  expect(strays.length).toBeLessThan(one.length / 200);
});

test('what a path alone cannot draw stays as it is', () => {
  expect(onePath([['text', {}]])).toBeUndefined();
  expect(onePath([['circle', { r: '2', fill: 'currentColor' }]])).toBeUndefined();
});

function shapesOf(svg: string): Shape[] {
  return [...svg.matchAll(/<(?!svg)(\w+)([^>]*)>/g)].map(([, name = '', attributes = '']) => [
    name,
    Object.fromEntries(
      [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  ]);
}

/** How opaque each pixel is. */
async function pixels(svg: string): Promise<number[]> {
  const named = svg.includes('xmlns')
    ? svg
    : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  const { data } = await sharp(Buffer.from(named), { density: 288 })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}
