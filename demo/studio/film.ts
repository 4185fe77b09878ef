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
type Clip = { key: string; frames: number; rate: number; print: string };

const { values } = parseArgs({
  options: { draft: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const studio = import.meta.dirname;
const [width, height, samples] = values.draft ? [192, 240, 8] : [480, 600, 4];

function run(command: string, args: string[]): string {
  const done = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (done.status !== 0) throw new Error(`${command} failed: ${done.stderr.slice(-2000)}`);
  return done.stdout;
}

const weights = await denoiserWeights(join(studio, 'out', 'weights'));
const python = denoiserPackages(join(studio, 'out', 'py'));
const clips: Clip[] = JSON.parse(run('python3', [join(studio, 'shots.py'), '--videos']));
const wanted = values.only?.split(',');
const films = values.draft ? join(studio, 'out', 'draft-films') : join(studio, '..', 'videos');
await mkdir(films, { recursive: true });
for (const { key, frames, rate, print } of clips) {
  if (wanted && !wanted.includes(key)) continue;
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
    await writeFile(
      orders,
      JSON.stringify({ scratch: join(folder, 'scratch'), weights, python, jobs }),
    );
    const log = run('nice', [
      '-n',
      '19',
      'ionice',
      '-c3',
      'blender',
      '-b',
      '-P',
      join(studio, 'session.py'),
      '--',
      orders,
    ]);
    for (const line of log.split('\n')) if (/^FAILED/.test(line)) process.stdout.write(`${line}\n`);
  }
  const film = join(films, `${key}.mp4`);
  run('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    String(rate),
    '-i',
    join(folder, '%03d.png'),
    '-vf',
    'format=yuv420p',
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '24',
    '-movflags',
    '+faststart',
    `${film}.part.mp4`,
  ]);
  await rename(`${film}.part.mp4`, film);
  process.stdout.write(`${film} ${(await readFile(film)).length} bytes\n`);
}
