import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Makes short clips from finals, the camera drawing near while one picture dissolves into the next:
 * `node demo/studio/dissolve.ts [KEY…]`. MP4 (H.264) lands in demo/videos. Needs ffmpeg.
 */
const clips: Record<string, readonly [number, number]> = {
  'mirqaba-pearl-diver': [1, 2],
  'oudhavan-resin-no-4': [1, 2],
  'lampwick-monsoon-courtyard': [1, 2],
  'tamravat-fanous': [1, 2],
  'pathik-penny-oxblood': [1, 3],
};
const RATE = 24;
const FRAMES = 54;
const FADE = 0.9;

const finals = join(import.meta.dirname, 'out', 'finals', 'products');
const videos = join(import.meta.dirname, '..', 'videos');
await mkdir(videos, { recursive: true });

/** Enlarged fourfold first: the crop moves by whole pixels, which would be seen as a tremble. */
const approach = (input: number, from: number, to: number) =>
  `[${input}]scale=2880:3600,zoompan=z='${from}+${to - from}*on/${FRAMES}':` +
  `x='iw/2-iw/zoom/2':y='ih/2-ih/zoom/2':d=${FRAMES}:s=720x900:fps=${RATE}[v${input}]`;

for (const [key, [first, second]] of Object.entries(clips)) {
  if (process.argv.length > 2 && !process.argv.includes(key)) continue;
  const pictures = [first, second].map((number) => join(finals, `${key}-${number}.webp`));
  if (!pictures.every((file) => existsSync(file))) {
    process.stdout.write(`${key}: pictures ${first} and ${second} are not taken\n`);
    continue;
  }
  const film = join(videos, `${key}.mp4`);
  const graph = [
    approach(0, 1, 1.1),
    approach(1, 1.02, 1.12),
    `[v0][v1]xfade=transition=fade:duration=${FADE}:offset=${FRAMES / RATE - FADE},format=yuv420p[out]`,
  ].join(';');
  const made = spawnSync(
    'nice',
    [
      ...['-n', '19', 'ffmpeg', '-y', '-loglevel', 'error', '-threads', '2'],
      ...pictures.flatMap((file) => ['-i', file]),
      ...['-filter_complex', graph, '-map', '[out]', '-r', String(RATE), '-c:v', 'libx264'],
      ...['-preset', 'slow', '-crf', '23', '-movflags', '+faststart', `${film}.part.mp4`],
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`ffmpeg failed: ${made.stderr}`);
  await rename(`${film}.part.mp4`, film);
  process.stdout.write(`${film} ${(await stat(film)).size} bytes\n`);
}
