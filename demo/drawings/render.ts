import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Drawing } from './scenes/drawing.ts';
import { gallery } from './scenes/gallery.ts';
import { sheet } from './svg.ts';

/**
 * `node demo/drawings/render.ts [name…]` draws what has changed into `demo/pictures`; with names,
 * only pictures whose file name contains one of them, changed or not.
 */
const pictures = join(import.meta.dirname, '..', 'pictures');
const ledger = join(import.meta.dirname, 'rendered.json');

const readLedger = async (): Promise<Record<string, string>> =>
  JSON.parse(await readFile(ledger, 'utf8').catch(() => '{}'));

async function render(drawing: Drawing, svg: string): Promise<void> {
  const jpeg = drawing.name.endsWith('.jpg');
  const file = join(pictures, jpeg ? drawing.name : `${drawing.name}.webp`);
  await mkdir(dirname(file), { recursive: true });
  const image = sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: '#f4efe7' });
  await (jpeg
    ? image.jpeg({ quality: 84, mozjpeg: true })
    : image.webp({ quality: 79, effort: 5 })
  ).toFile(file);
}

async function saveLedger(prints: Record<string, string>): Promise<void> {
  const sorted = Object.entries(prints).sort(([a], [b]) => a.localeCompare(b, 'en'));
  await writeFile(ledger, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

const wanted = process.argv.slice(2);
const known = await readLedger();
let drawn = 0;
for (const drawing of gallery()) {
  if (wanted.length > 0 && !wanted.some((name) => drawing.name.includes(name))) continue;
  const svg = sheet(drawing.width, drawing.height, drawing.body());
  const print = createHash('sha256').update(svg).digest('hex').slice(0, 16);
  if (wanted.length === 0 && known[drawing.name] === print) continue;
  await render(drawing, svg);
  known[drawing.name] = print;
  await saveLedger(known);
  drawn += 1;
}
process.stdout.write(`${drawn} pictures drawn\n`);
