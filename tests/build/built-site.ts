import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

export const dist = resolve(import.meta.dirname, '../../dist');

export function read(path: string): string {
  return readFileSync(join(dist, path), 'utf8');
}

export function files(): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length));
}

/** Text is compressed in transit; pictures and fonts are compressed files. */
export function weightOf(path: string): number {
  const bytes = readFileSync(join(dist, path));
  return /\.(avif|webp|jpg|woff2)$/.test(path)
    ? bytes.length
    : gzipSync(bytes, { level: 9 }).length;
}

export function total(paths: Iterable<string>): number {
  return [...paths].reduce((sum, path) => sum + weightOf(path), 0);
}

type FirstLoad = {
  scripts: Set<string>;
  fonts: string[];
  /** The picture that a phone of 390 px with two device pixels to one CSS pixel chooses. */
  picture: string;
  style: string;
};

export function firstLoad(page: string): FirstLoad {
  const html = read(page);
  const named = tags(html, 'script')
    .map((tag) => attribute(tag, 'src'))
    .concat(
      tags(html, 'link')
        .filter((tag) => attribute(tag, 'rel') === 'modulepreload')
        .map((tag) => attribute(tag, 'href')),
    )
    .filter((path) => path !== undefined);
  const preloads = tags(html, 'link').filter((tag) => attribute(tag, 'rel') === 'preload');
  return {
    scripts: withImports(named),
    fonts: preloads
      .filter((tag) => attribute(tag, 'as') === 'font')
      .map((tag) => attribute(tag, 'href') ?? ''),
    picture: phonePicture(preloads.filter((tag) => attribute(tag, 'as') === 'image')),
    style: /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '',
  };
}

export function withImports(scripts: string[]): Set<string> {
  const found = new Set(scripts);
  // A loop over a set also visits what is added meanwhile.
  for (const path of found) {
    for (const [, name] of read(path).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) {
      found.add(`/assets/${name}`);
    }
  }
  return found;
}

export function tags(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
}

export function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1];
}

function phonePicture(preloads: string[]): string {
  // A preload with `(max-width…)` is for phones, and so is the first `vw` of `imagesizes`.
  const tag = preloads.find((each) => attribute(each, 'media')?.startsWith('(max')) ?? preloads[0];
  if (!tag) return '';
  const share = Number(/([\d.]+)vw/.exec(attribute(tag, 'imagesizes') ?? '')?.[1] ?? 100);
  const candidates = (attribute(tag, 'imagesrcset') ?? '').split(', ').map((candidate) => {
    const [path = '', width = ''] = candidate.split(' ');
    return { path, width: Number.parseInt(width, 10) };
  });
  const fitting = candidates.find(({ width }) => width >= (share / 100) * 390 * 2);
  return (fitting ?? candidates.at(-1))?.path ?? '';
}
