import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';

/**
 * Everything at a glance: `node demo/studio/contact-sheet.ts OUT.png [--from FOLDER] [--only TEXT,…] [--columns N] [--width N]`.
 * FOLDER is `drafts` or `finals` below demo/studio/out, or any path; drafts unless told.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: 'drafts' },
    only: { type: 'string' },
    columns: { type: 'string', default: '8' },
    width: { type: 'string', default: '200' },
  },
});
const inside = join(import.meta.dirname, 'out', values.from);
const folder = existsSync(inside) ? inside : values.from;
const wanted = values.only?.split(',');
const files = (await readdir(folder, { recursive: true }))
  .filter(
    (file) => file.endsWith('.webp') && (!wanted || wanted.some((part) => file.includes(part))),
  )
  .sort((a, b) => a.localeCompare(b, 'en'));
const columns = Math.min(Number(values.columns), files.length);
const [width, gap] = [Number(values.width), 6];
const height = Math.round(width * 1.25);
const cells = await Promise.all(
  files.map(async (file, index) => ({
    input: await sharp(join(folder, file))
      .resize({ width, height, fit: 'contain', background: '#26231f' })
      .png()
      .toBuffer(),
    left: (index % columns) * (width + gap),
    top: Math.floor(index / columns) * (height + gap),
  })),
);
await sharp({
  create: {
    width: columns * (width + gap),
    height: Math.ceil(files.length / columns) * (height + gap),
    channels: 3,
    background: '#26231f',
  },
})
  .composite(cells)
  .png()
  .toFile(positionals[0] ?? 'contact-sheet.png');
process.stdout.write(`${files.map((file, index) => `${index + 1} ${file}`).join('\n')}\n`);
