import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { products } from '../catalogue/products.ts';
import { marked, publishedLedger, readLedger, widthTaken, writeLedger } from './ledger.ts';
import { square } from './square.ts';

/**
 * Copies a category's finals that are new or finer into demo/pictures, with the squares cut from them:
 * `node demo/studio/publish.ts watches`; `site` stands for the shop's own. Tells which are still to be taken, and
 * removes pictures that no shot makes any more.
 */
type Shot = { name: string; print: string; width: number; framed: boolean; source: string | null };

const wanted = process.argv[2] ?? '';
const finals = join(import.meta.dirname, 'out', 'finals');
const pictures = join(import.meta.dirname, '..', 'pictures');
const taken = await readLedger(join(finals, 'taken.json'));
const published = await readLedger(publishedLedger);
const shots: Shot[] = JSON.parse(
  spawnSync('python3', [join(import.meta.dirname, 'shots.py')], { encoding: 'utf8' }).stdout,
);
const ofCategory = new Set(
  products
    .filter(({ category }) => category === wanted)
    .flatMap((product) => product.pictures.map(({ file }) => file.replace(/\.webp$/, ''))),
);
const list = shots.filter(({ name, source }) =>
  wanted === 'site'
    ? name.startsWith('site/')
    : ofCategory.has(source ?? name) || name.startsWith(`types/${wanted}-`),
);
const inFolder = (folder: string, name: string) => join(folder, `${name}.webp`);

/** The photograph that a shot is, or that its square is cut from, and its width: a final, or one published before. */
function photographOf({ name, source, print }: Shot): { file: string; width: number } | null {
  const from = source ?? name;
  const [final, before] = [widthTaken(taken, from, print), widthTaken(published, from, print)];
  if (final > before && existsSync(inFolder(finals, from)))
    return { file: inFolder(finals, from), width: final };
  return source !== null && before > 0 ? { file: inFolder(pictures, from), width: before } : null;
}

if (list.length === 0) throw new Error(`There is no category ${wanted}`);
let count = 0;
const missing: string[] = [];
for (const shot of list) {
  const photograph = photographOf(shot);
  const before = widthTaken(published, shot.name, shot.print);
  if (photograph === null || photograph.width <= before) {
    if (before < shot.width && shot.source === null) missing.push(`${shot.name} (${before})`);
    continue;
  }
  const target = inFolder(pictures, shot.name);
  await mkdir(dirname(target), { recursive: true });
  if (shot.source !== null) await square(photograph.file, target, shot.width, shot.framed);
  else if (shot.name === 'site/open-graph')
    await sharp(photograph.file)
      .jpeg({ quality: 86, mozjpeg: true })
      .toFile(target.replace('.webp', '.jpg'));
  else await copyFile(photograph.file, target);
  published[shot.name] = marked(shot.print, photograph.width);
  count += 1;
}
const names = new Set(shots.map(({ name }) => name));
const listed = Object.entries(published).filter(([name]) => names.has(name));
await writeLedger(publishedLedger, Object.fromEntries(listed));
for (const file of await readdir(pictures, { recursive: true }))
  if (file.includes('.') && !names.has(file.replace(/\.\w+$/, ''))) await rm(join(pictures, file));
process.stdout.write(`${count} pictures published\n`);
if (missing.length > 0) process.stdout.write(`To be taken (width now): ${missing.join(', ')}\n`);
