import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { denoiserPackages, denoiserWeights } from './weights.ts';

/**
 * Films the clips of shots.py: `node demo/studio/film.ts [--draft] [--only KEY,…]`. Frames that exist are kept, so
 * that a stopped film goes on where it was; MP4 (H.264) lands in demo/videos, drafts in out. Needs ffmpeg.
 */
type Filmed = { key: string; frames: number; rate: number; print: string };
/** One whose camera goes close to a spot of a published picture: no frame is rendered. */
type CloseLook = { key: string; frames: number; rate: number; spot: [x: number, y: number] };

const { values } = parseArgs({
  options: { draft: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const studio = import.meta.dirname;
/** How many times a spot is enlarged: a picture 1,600 pixels wide shows its own pixels at 720. */
const CLOSEST = 1.9;
/** Six seconds stay under 400 kB. */
const WITHIN = ['-maxrate', '460k', '-bufsize', '920k'];
const [width, height, samples] = values.draft ? [192, 240, 8] : [480, 600, 4];

function run(command: string, args: string[]): string {
  const done = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (done.status !== 0) throw new Error(`${command} failed: ${done.stderr.slice(-2000)}`);
  return done.stdout;
}

const weights = await denoiserWeights(join(studio, 'out', 'weights'));
const python = denoiserPackages(join(studio, 'out', 'py'));
const clips: (Filmed | CloseLook)[] = JSON.parse(
  run('python3', [join(studio, 'shots.py'), '--videos']),
);
const wanted = values.only?.split(',');
const films = values.draft ? join(studio, 'out', 'draft-films') : join(studio, '..', 'videos');
await mkdir(films, { recursive: true });
for (const clip of clips) {
  const { key, rate } = clip;
  if (wanted && !wanted.includes(key)) continue;
  const taken = 'spot' in clip ? closeLook(clip) : await renderedFrames(clip);
  const film = join(films, `${key}.mp4`);
  run('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-framerate', String(rate)],
    ...taken,
    ...['-c:v', 'libx264', '-preset', 'slow', '-crf', '24', ...WITHIN, '-movflags', '+faststart'],
    `${film}.part.mp4`,
  ]);
  await rename(`${film}.part.mp4`, film);
  process.stdout.write(`${film} ${(await readFile(film)).length} bytes\n`);
}

/** Renders the frames that are missing; returns the arguments by which ffmpeg reads them. */
async function renderedFrames({ key, frames, print }: Filmed): Promise<string[]> {
  const folder = join(studio, 'out', values.draft ? 'draft-frames' : 'frames', key, print);
  await mkdir(folder, { recursive: true });
  const picture = (frame: number) => join(folder, `${String(frame).padStart(3, '0')}.png`);
  const jobs = Array.from({ length: frames }, (_, frame) => frame)
    .filter((frame) => !existsSync(picture(frame)))
    .map((frame) => ({
      name: `videos/${key}/${frame}`,
      width,
      height,
      samples,
      out: picture(frame),
    }));
  if (jobs.length > 0) {
    const orders = join(folder, 'orders.json');
    const scratch = join(folder, 'scratch');
    await writeFile(orders, JSON.stringify({ scratch, weights, python, jobs }));
    const quietly = ['-n', '19', 'ionice', '-c3'];
    const session = join(studio, 'session.py');
    const log = run('nice', [...quietly, 'blender', '-b', '-P', session, '--', orders]);
    for (const line of log.split('\n')) if (/^FAILED/.test(line)) process.stdout.write(`${line}\n`);
  }
  return ['-i', join(folder, '%03d.png'), '-vf', 'format=yuv420p'];
}

/**
 * Returns the arguments by which ffmpeg goes from the whole picture to its spot and back. The picture is enlarged
 * before, since the filter moves by whole pixels.
 */
function closeLook({ key, frames, spot }: CloseLook): string[] {
  const picture = join(studio, '..', 'pictures', 'products', `${key}-1.webp`);
  const zoom = `1+${(CLOSEST - 1) / 2}*(1-cos(2*PI*on/${frames}))`;
  const [x, y] = spot.map((at) => {
    const share = (at - 0.5 / CLOSEST) / (1 - 1 / CLOSEST);
    return Math.min(1, Math.max(0, share)).toFixed(3);
  });
  const path = `x='(iw-iw/zoom)*${x}':y='(ih-ih/zoom)*${y}'`;
  const size = `d=${frames}:s=720x900:fps=24`;
  return ['-i', picture, '-vf', `scale=6400:-1,zoompan=z='${zoom}':${path}:${size},format=yuv420p`];
}
