import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { products } from '../catalogue/products.ts';
import { publishedLedger, readLedger, writeLedger } from './ledger.ts';
import { square } from './square.ts';

/**
 * Copies a category's new finals into demo/pictures, with the squares cut from them:
 * `node demo/studio/publish.ts watches`; `site` stands for the shop's own. Refuses while one is missing or stale.
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
const isPublished = (name: string, print: string) => published[name] === print;

/** The photograph that a shot is, or that its square is cut from: a final, or one published before. */
function photographOf({ name, source, print }: Shot): string | null {
  const final = inFolder(finals, source ?? name);
  if (taken[source ?? name] === print && existsSync(final)) return final;
  const isCutAnew = source !== null && !isPublished(name, print) && isPublished(source, print);
  return isCutAnew ? inFolder(pictures, source) : null;
}

const missing = list.filter(
  (shot) => photographOf(shot) === null && !isPublished(shot.name, shot.print),
);
if (list.length === 0 || missing.length > 0) {
  const why = list.length === 0 ? `no category ${wanted}` : missing.map(({ name }) => name).join();
  process.stderr.write(`Not published: ${why}\n`);
  process.exit(1);
}
let count = 0;
for (const shot of list) {
  const photograph = photographOf(shot);
  if (photograph === null) continue;
  const target = inFolder(pictures, shot.name);
  await mkdir(dirname(target), { recursive: true });
  if (shot.source !== null) await square(photograph, target, shot.width, shot.framed);
  else if (shot.name === 'site/open-graph')
    await sharp(photograph)
      .jpeg({ quality: 86, mozjpeg: true })
      .toFile(target.replace('.webp', '.jpg'));
  else await copyFile(photograph, target);
  published[shot.name] = shot.print;
  count += 1;
}
const names = new Set(shots.map(({ name }) => name));
const listed = Object.entries(published).filter(([name]) => names.has(name));
await writeLedger(publishedLedger, Object.fromEntries(listed));
process.stdout.write(`${count} pictures published\n`);
