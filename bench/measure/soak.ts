import { setTimeout as wait } from 'node:timers/promises';
import { budgets } from '../budgets.ts';
import { benchEnvironment } from '../load/bench-seller.ts';
import { startDhow } from '../load/dhow-server.ts';
import { type Counts, startMixedTraffic } from '../load/mixed-traffic.ts';
import { type Line, median, megabytes, type Table, whole } from '../report.ts';
import { residentMemory } from './resident-memory.ts';

const SAMPLE_EVERY_MS = 5000;
const TELL_EVERY_MS = 60_000;
const BARS = '▁▂▃▄▅▆▇█';
const WIDTH = 60;
const WARM_MINUTES = 10;

type Sample = { minutes: number; memory: number };

/**
 * Mixed traffic on the real server for so many minutes: kept and new pages, searches, edits, uploads,
 * log-ins and imports. Counts what failed, and what the server itself logged as an error; draws its
 * resident memory over time, and says how much more it was in the last quarter than in the second.
 */
export async function measureSoak(
  engine: keyof typeof budgets.memory,
  { minutes, products }: { minutes: number; products: number },
  environment: Record<string, string>,
): Promise<Table> {
  const logged: string[] = [];
  const dhow = await startDhow(
    { ...environment, ...benchEnvironment, LOG_LEVEL: 'error' },
    (line) => line.startsWith('{') && logged.push(line),
  );
  const samples: Sample[] = [];
  const began = performance.now();
  const timer = setInterval(() => {
    const memory = residentMemory(dhow.pid);
    samples.push({ minutes: (performance.now() - began) / 60_000, memory });
  }, SAMPLE_EVERY_MS);
  const telling = setInterval(() => {
    const last = samples.at(-1);
    console.log(`  ${last?.minutes.toFixed(0)} min: ${megabytes(last?.memory ?? 0)}`);
  }, TELL_EVERY_MS);
  const traffic = await startMixedTraffic(dhow.url, products);
  try {
    await wait(minutes * 60_000);
    const counts = await traffic.stop();
    return tableOf(engine, samples, counts, logged);
  } finally {
    clearInterval(timer);
    clearInterval(telling);
    await dhow.stop();
  }
}

function tableOf(
  engine: keyof typeof budgets.memory,
  samples: readonly Sample[],
  counts: ReadonlyMap<string, Counts>,
  logged: readonly string[],
): Table {
  const most = Math.max(...samples.map(({ memory }) => memory));
  const drift = medianOfQuarter(samples, 3) - medianOfQuarter(samples, 1);
  const lines: Line[] = [...counts].map(([name, { done, failures }]) => ({
    name,
    values: [whole(done), whole(failures.length), failures[0] ?? ''],
    isWithin: failures.length === 0,
  }));
  lines.push(
    {
      name: 'errors that the server logged',
      values: ['', whole(logged.length), (logged[0] ?? '').slice(0, 200)],
      isWithin: logged.length === 0,
    },
    {
      name: `most memory (at most ${megabytes(budgets.memory[engine])})`,
      values: [megabytes(most), '', drawn(samples)],
      isWithin: most <= budgets.memory[engine],
    },
    {
      name: `last quarter above the second (at most ${megabytes(budgets.soakDrift)})`,
      values: [
        megabytes(drift),
        '',
        `${slopeOf(samples).toFixed(1)} MB a minute in the second half`,
      ],
      // What is kept and compiled for the first time takes its memory in the first minutes.
      isWithin: (samples.at(-1)?.minutes ?? 0) < WARM_MINUTES ? null : drift <= budgets.soakDrift,
    },
  );
  return {
    title: `Mixed traffic on ${engine === 'embedded' ? 'PGlite' : 'PostgreSQL'}`,
    columns: ['', 'done', 'failed', ''],
    lines,
  };
}

function medianOfQuarter(samples: readonly Sample[], quarter: number): number {
  const size = samples.length / 4;
  const part = samples.slice(Math.floor(quarter * size), Math.ceil((quarter + 1) * size));
  return median(part.map(({ memory }) => memory));
}

/** Least squares over the second half, in MB a minute. */
function slopeOf(samples: readonly Sample[]): number {
  const half = samples.slice(samples.length >> 1);
  const meanOf = (pick: (sample: Sample) => number) =>
    half.reduce((sum, sample) => sum + pick(sample), 0) / half.length;
  const at = meanOf(({ minutes }) => minutes);
  const level = meanOf(({ memory }) => memory);
  const rise = half.reduce((sum, each) => sum + (each.minutes - at) * (each.memory - level), 0);
  return rise / half.reduce((sum, each) => sum + (each.minutes - at) ** 2, 0);
}

/** Memory over time, each bar the most of its part; between the least and the most of all. */
function drawn(samples: readonly Sample[]): string {
  const all = samples.map(({ memory }) => memory);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const width = Math.min(WIDTH, all.length);
  const bars = Array.from({ length: width }, (_, at) => {
    const from = Math.floor((at * all.length) / width);
    const to = Math.floor(((at + 1) * all.length) / width);
    const level = (Math.max(...all.slice(from, to)) - least) / Math.max(most - least, 1);
    return BARS[Math.round(level * (BARS.length - 1))];
  });
  return `${megabytes(least)} ${bars.join('')} ${megabytes(most)}`;
}
