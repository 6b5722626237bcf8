import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cropNames, masterFile, pictureHash } from './encodings';
import pictures from './manifest.gen.json';
import { type PictureName, pictureSources } from './picture-sources';

const names = Object.keys(pictures) as PictureName[];
const mastersFolder = join(import.meta.dirname, 'masters');
const picturesFolder = join(import.meta.dirname, '../../public/pictures');

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}

function filesOf(srcSet: string): string[] {
  return srcSet.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
}

test('a picture is offered at each width, with its size and tint', () => {
  const { hash, tint } = pictures['hero/spices-portrait'];
  const file = (width: number) => `/pictures/hero/spices-portrait-${width}.${hash}.avif`;
  expect(pictureSources('hero/spices-portrait')).toEqual({
    srcSet: `${file(480)} 480w, ${file(728)} 728w, ${file(972)} 972w`,
    src: file(728),
    width: 972,
    height: 1440,
    tint,
  });
});

test('every file named exists, and no other', () => {
  const named = names.flatMap((name) => {
    const { srcSet, src } = pictureSources(name);
    return [...filesOf(srcSet), src];
  });
  const expected = [...new Set(named)].map((url) => url.replace('/pictures/', '')).toSorted();
  expect(filesIn(picturesFolder)).toEqual(expected);
});

test('the manifest lists every master and every crop, as they are today', () => {
  const masters = filesIn(mastersFolder).map((path) => path.replace(/\.jpg$/, ''));
  expect(names.toSorted()).toEqual([...masters, ...cropNames].toSorted());
  const stale = names.filter((name) => {
    const master = readFileSync(join(mastersFolder, masterFile(name)));
    return pictureHash(name, master) !== pictures[name].hash;
  });
  expect(stale).toEqual([]);
});

test("the first slide's picture keeps to a phone's budget of 40 kB, dense screens included", () => {
  const sizes = filesOf(pictureSources('hero/spices-portrait').srcSet).map(
    (url) => readFileSync(join(picturesFolder, url.replace('/pictures/', ''))).length,
  );
  expect(Math.max(...sizes)).toBeLessThanOrEqual(40_000);
});
