/** `npm run pictures`: encodes missing variants into `public/pictures`, deletes stale ones, writes the manifest. */
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { cropNames, encodingOf, masterFile, pictureHash } from './encodings.ts';
import { pictureKind, pictureUrl } from './picture-kinds.ts';

const mastersFolder = join(import.meta.dirname, 'masters');
const publicFolder = join(import.meta.dirname, '../../public');
const manifestFile = join(import.meta.dirname, 'manifest.gen.json');

async function assertLargeEnough(name: string, master: Buffer) {
  const kind = pictureKind(name);
  const { width, height } = await sharp(master).metadata();
  if (width < kind.width || height < kind.height) {
    throw new Error(
      `masters/${masterFile(name)} is ${width} x ${height}; it must be at least ${kind.width} x ${kind.height}.`,
    );
  }
}

/** A separate pipeline, because within one pipeline sharp resizes before it filters. */
async function cropAndFilter(name: string, master: Buffer): Promise<Buffer> {
  const { crop, median } = encodingOf(name);
  if (!crop && !median) return master;
  const source = sharp(master);
  if (crop) source.extract(crop);
  if (median) source.median(median);
  return source.png({ compressionLevel: 1 }).toBuffer();
}

async function derive(name: string) {
  const master = await readFile(join(mastersFolder, masterFile(name)));
  await assertLargeEnough(name, master);
  const hash = pictureHash(name, master);
  const variants = encodingOf(name).variants.map((variant) => ({
    ...variant,
    file: join(publicFolder, pictureUrl(name, variant.width, hash)),
  }));
  const missing = variants.filter(({ file }) => !existsSync(file));
  if (missing.length > 0) {
    const source = sharp(await cropAndFilter(name, master));
    for (const { width, height, avif, file } of missing) {
      await mkdir(dirname(file), { recursive: true });
      await source.clone().resize(width, height).avif(avif).toFile(file);
    }
    console.log(`${name}: ${missing.length} encoded`);
  }
  return { hash, files: variants.map(({ file }) => file) };
}

const masterNames = globSync('**/*.jpg', { cwd: mastersFolder }).map((path) =>
  path.slice(0, -'.jpg'.length).replaceAll('\\', '/'),
);
const names = [...masterNames, ...cropNames].sort();
const derived = await Promise.all(names.map(derive));

const wanted = new Set(derived.flatMap(({ files }) => files));
const present = globSync(join(publicFolder, 'pictures/**/*.*'));
const stale = present.filter((file) => !wanted.has(file));
for (const file of stale) await rm(file);
const manifest = Object.fromEntries(derived.map(({ hash }, index) => [names[index], hash]));
await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`${names.length} pictures; ${stale.length} stale files removed.`);
