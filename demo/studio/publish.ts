import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { products } from '../catalogue/products.ts';

/**
 * Copies finals into demo/pictures, a whole category at once: `node demo/studio/publish.ts watches`; `page` stands for
 * everything that is not a product's. Refuses while one picture is missing or stale.
 */
const wanted = process.argv[2] ?? '';
const finals = join(import.meta.dirname, 'out', 'finals');
const pictures = join(import.meta.dirname, '..', 'pictures');
const taken: Record<string, string> = JSON.parse(
  await readFile(join(finals, 'taken.json'), 'utf8'),
);
const page = ['categories', 'sub-categories', 'types', 'sellers', 'site'];
const shots: { name: string; print: string }[] = JSON.parse(
  spawnSync('python3', [join(import.meta.dirname, 'shots.py')], { encoding: 'utf8' }).stdout,
);
const files =
  wanted === 'page'
    ? shots
        .map(({ name }) => name)
        .filter((name) => page.some((folder) => name.startsWith(`${folder}/`)))
        .map((name) => `${name}.webp`)
    : products
        .filter(({ category }) => category === wanted)
        .flatMap((product) => product.pictures.map(({ file }) => file));
const prints = new Map(shots.map(({ name, print }) => [`${name}.webp`, print]));
const missing = files.filter(
  (file) =>
    !existsSync(join(finals, file)) || taken[file.replace('.webp', '')] !== prints.get(file),
);
if (files.length === 0 || missing.length > 0) {
  process.stderr.write(
    `Not published: ${files.length === 0 ? `no category ${wanted}` : `missing ${missing.join(', ')}`}\n`,
  );
  process.exit(1);
}
for (const file of files) {
  const target = join(pictures, file);
  await mkdir(dirname(target), { recursive: true });
  if (file === 'site/open-graph.webp') {
    await sharp(join(finals, file))
      .jpeg({ quality: 86, mozjpeg: true })
      .toFile(join(pictures, 'site/open-graph.jpg'));
  } else await copyFile(join(finals, file), target);
}
process.stdout.write(`${files.length} pictures published\n`);
