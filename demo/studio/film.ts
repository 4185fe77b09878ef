import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Makes the clips of shots.py: `node demo/studio/film.ts [KEY …]`. The camera goes from a published first picture to a
 * spot of it and back; MP4 (H.264) lands in demo/videos. Needs ffmpeg.
 */
type Spot = [x: number, y: number];

const studio = import.meta.dirname;
const FRAMES = 144;
const RATE = 24;
/** How many times a spot is enlarged: a picture 1,600 pixels wide shows its own pixels at 720. */
const CLOSEST = 1.9;
/** Six seconds stay under 400 kB. */
const WITHIN = ['-maxrate', '460k', '-bufsize', '920k'];

function run(command: string, args: string[]): string {
  const done = spawnSync(command, args, { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${command} failed: ${done.stderr.slice(-2000)}`);
  return done.stdout;
}

const spots: Record<string, Spot> = JSON.parse(
  run('python3', [join(studio, 'shots.py'), '--videos']),
);
const wanted = process.argv.slice(2);
const films = join(studio, '..', 'videos');
await mkdir(films, { recursive: true });
for (const [key, spot] of Object.entries(spots)) {
  if (wanted.length > 0 && !wanted.includes(key)) continue;
  const film = join(films, `${key}.mp4`);
  run('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-framerate', String(RATE)],
    ...['-i', join(studio, '..', 'pictures', 'products', `${key}-1.webp`), '-vf', closeLook(spot)],
    ...['-c:v', 'libx264', '-preset', 'slow', '-crf', '24', ...WITHIN, '-movflags', '+faststart'],
    `${film}.part.mp4`,
  ]);
  await rename(`${film}.part.mp4`, film);
  process.stdout.write(`${film} ${(await readFile(film)).length} bytes\n`);
}

/**
 * Returns the filter that goes from the whole picture to a spot and back. The picture is enlarged before, since the
 * filter moves by whole pixels.
 */
function closeLook(spot: Spot): string {
  const zoom = `1+${(CLOSEST - 1) / 2}*(1-cos(2*PI*on/${FRAMES}))`;
  const [x, y] = spot.map((at) => {
    const share = (at - 0.5 / CLOSEST) / (1 - 1 / CLOSEST);
    return Math.min(1, Math.max(0, share)).toFixed(3);
  });
  const path = `x='(iw-iw/zoom)*${x}':y='(ih-ih/zoom)*${y}'`;
  return `scale=6400:-1,zoompan=z='${zoom}':${path}:d=${FRAMES}:s=720x900:fps=${RATE},format=yuv420p`;
}
