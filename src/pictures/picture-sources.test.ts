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
    return pictureHash(name, master) !== pictures[name];
  });
  expect(stale).toEqual([]);
});
