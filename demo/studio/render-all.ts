import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { marked, publishedLedger, readLedger, widthTaken, writeLedger } from './ledger.ts';
import { denoiserPackages, denoiserWeights } from './weights.ts';

/**
 * Photographs what has changed: `node demo/studio/render-all.ts [--draft] [--only TEXT,…] [--force]`.
 * Pictures land in demo/studio/out; see README.md.
 */
type Shot = {
  name: string;
  family: string;
  width: number;
  height: number;
  samples: number;
  print: string;
  /** A picture this one is cut from. */
  source: string | null;
};

const { values } = parseArgs({
  options: {
    draft: { type: 'boolean', default: false },
    only: { type: 'string' },
    force: { type: 'boolean', default: false },
    samples: { type: 'string' },
    scale: { type: 'string' },
    threads: { type: 'string' },
  },
});
const studio = import.meta.dirname;
const folder = join(studio, 'out', values.draft ? 'drafts' : 'finals');
const ledger = join(folder, 'taken.json');

/** While this file exists, rendering stands still. */
const pauseFile = process.env.STUDIO_PAUSE_FILE ?? '/tmp/quiet';

/** Stops and continues a process as the pause file comes and goes. */
function pausing(pid: number | undefined): () => void {
  let still = false;
  const watch = setInterval(() => {
    const wanted = existsSync(pauseFile);
    if (pid === undefined || wanted === still) return;
    process.kill(pid, wanted ? 'SIGSTOP' : 'SIGCONT');
    still = wanted;
  }, 1000);
  return () => clearInterval(watch);
}

/**
 * Two threads of the denoiser would wait for each other on a busy machine; its large arrays, one after the other, shall
 * use the same memory again.
 */
const env = {
  ...process.env,
  OPENBLAS_NUM_THREADS: '1',
  MALLOC_MMAP_MAX_: '0',
  MALLOC_TRIM_THRESHOLD_: String(2 ** 32),
};

const run = (command: string, args: string[], onLine: (line: string) => void): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    createInterface({ input: child.stdout }).on('line', onLine);
    createInterface({ input: child.stderr }).on('line', onLine);
    child.on('error', reject);
    const stopPausing = pausing(child.pid);
    child.on('close', (code) => {
      stopPausing();
      resolve(code ?? 1);
    });
  });

async function shotList(): Promise<Shot[]> {
  let text = '';
  const code = await run('python3', [join(studio, 'shots.py')], (line) => {
    text += line;
  });
  if (code !== 0) throw new Error(`shots.py failed: ${text}`);
  return JSON.parse(text);
}

const widthOf = ({ width }: Shot) => Math.round(width * scale);

/** The developed PNG as it was rendered: nothing is enlarged. */
async function keep(shot: Shot, png: string): Promise<void> {
  const file = join(folder, `${shot.name}.webp`);
  await mkdir(dirname(file), { recursive: true });
  await sharp(png)
    .sharpen({ sigma: values.draft ? 0.5 : 0.7 })
    .webp({ quality: 84, effort: 5 })
    .toFile(file);
  const mark = marked(shot.print, widthOf(shot));
  await writeLedger(ledger, { ...(await readLedger(ledger)), [shot.name]: mark });
}

const scale = Number(values.scale ?? (values.draft ? 0.2 : 1));
const wanted = values.only?.split(',');
const taken = await readLedger(ledger);
const published = values.draft ? {} : await readLedger(publishedLedger);
const isHere = (shot: Shot) =>
  widthTaken(published, shot.name, shot.print) >= widthOf(shot) ||
  (widthTaken(taken, shot.name, shot.print) >= widthOf(shot) &&
    existsSync(join(folder, `${shot.name}.webp`)));
const list = (await shotList()).filter((shot) => {
  if (shot.source !== null) return false;
  if (wanted && !wanted.some((part) => shot.name.includes(part))) return false;
  return values.force || !isHere(shot);
});
const turn = ({ name }: Shot) => wanted?.findIndex((part) => name.includes(part)) ?? 0;
list.sort((a, b) => turn(a) - turn(b));
process.stdout.write(`${list.length} pictures to take\n`);
await mkdir(join(folder, 'work'), { recursive: true });
const scratch = join(folder, 'work', `${process.pid}`);
const png = (shot: Shot) => join(folder, 'work', `${shot.name.replaceAll('/', '_')}.png`);
const order = {
  scratch,
  weights: await denoiserWeights(join(studio, 'out', 'weights')),
  python: denoiserPackages(join(studio, 'out', 'py')),
  jobs: list.map((shot) => ({
    name: shot.name,
    width: widthOf(shot),
    height: Math.round(shot.height * scale),
    samples: Number(values.samples ?? (values.draft ? 8 : shot.samples)),
    threshold: 0.15,
    threads: Number(values.threads ?? Math.min(2, availableParallelism())),
    out: png(shot),
  })),
};
const orders = join(folder, 'work', `${process.pid}.json`);
await writeFile(orders, JSON.stringify(order));
const byName = new Map(list.map((shot) => [shot.name, shot]));
const keeping: Promise<void>[] = [];
let last: Promise<void> = Promise.resolve();
if (list.length > 0) {
  await run(
    'nice',
    ['-n', '19', 'ionice', '-c3', 'blender', '-b', '-P', join(studio, 'session.py'), '--', orders],
    (line) => {
      const shot = byName.get(/^TAKEN (\S+)/.exec(line)?.[1] ?? '');
      if (shot) {
        last = last.then(() => keep(shot, png(shot)));
        keeping.push(last);
      }
      if (/^(TAKEN|FAILED|Traceback| {2}File|\w*Error)/.test(line))
        process.stdout.write(`${line}\n`);
    },
  );
}
await Promise.all(keeping);
