import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { products } from '../catalogue/products.ts';
import { square } from './square.ts';

/**
 * Copies finals into demo/pictures, a whole category at once with the squares cut from them:
 * `node demo/studio/publish.ts watches`; `site` stands for the shop's own. Refuses while one is missing or stale.
 */
type Shot = { name: string; print: string; width: number; framed: boolean; source: string | null };

const wanted = process.argv[2] ?? '';
const finals = join(import.meta.dirname, 'out', 'finals');
const pictures = join(import.meta.dirname, '..', 'pictures');
const taken: Record<string, string> = JSON.parse(
  await readFile(join(finals, 'taken.json'), 'utf8'),
);
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
const final = (shot: Shot) => join(finals, `${shot.source ?? shot.name}.webp`);
const missing = list.filter(
  (shot) => !existsSync(final(shot)) || taken[shot.source ?? shot.name] !== shot.print,
);
if (list.length === 0 || missing.length > 0) {
  const why = list.length === 0 ? `no category ${wanted}` : missing.map(({ name }) => name).join();
  process.stderr.write(`Not published: ${why}\n`);
  process.exit(1);
}
for (const shot of list) {
  const target = join(pictures, `${shot.name}.webp`);
  await mkdir(dirname(target), { recursive: true });
  if (shot.source !== null) await square(final(shot), target, shot.width, shot.framed);
  else if (shot.name === 'site/open-graph')
    await sharp(final(shot))
      .jpeg({ quality: 86, mozjpeg: true })
      .toFile(target.replace('.webp', '.jpg'));
  else await copyFile(final(shot), target);
}
process.stdout.write(`${list.length} pictures published\n`);
