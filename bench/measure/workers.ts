import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '#tests/support/free-port.ts';
import { childrenOf } from '#tests/support/processes.ts';
import { addresses } from '#web/ui/addresses.ts';
import { budgets } from '../budgets.ts';
import { type RunningServer, startDhow } from '../load/dhow-server.ts';
import { type Load, startLoad } from '../load/start-load.ts';
import { type Line, median, megabytes, type Table, times, whole } from '../report.ts';
import { processorTime } from './processor-time.ts';
import { residentMemory } from './resident-memory.ts';

const ROUNDS = 5;
const SECONDS = 2;
const WARM_UP_SECONDS = 8;
/** Each network has turns of its own (docs/behaviour/operation.md#turns-under-load). */
const NETWORKS = ['10.0.0.1', '10.1.0.1', '10.2.0.1', '10.3.0.1'];
const CONNECTIONS_EACH = 4;
const PATHS = 2_000;

type Side = { dhow: RunningServer; url: string; database: string };
type Taken = { perSecond: number; perProcessorSecond: number; dhow: number; postgres: number };

let asked = 0;
/** Paths that nobody has asked for before; the prices leave all but a few products. */
const nobodyAsked = (path: (query: Record<string, string>) => string) => () =>
  Array.from({ length: PATHS }, () => {
    asked += 1;
    const from = asked % 1_000;
    return path({
      minPrice: String(from),
      maxPrice: String(1_000_000 + Math.floor(asked / 1_000)),
    });
  });

const kinds: Record<string, () => string[]> = {
  'shop page, nothing kept': nobodyAsked((query) => addresses.shop(query)),
  'API: list of 24, nothing kept': nobodyAsked(
    (query) => `/api/get-product?${new URLSearchParams({ ...query, limit: '24' })}`,
  ),
  'home page, kept': () => [addresses.home],
};

/**
 * The real server with one worker and with two, in turn, on one PostgreSQL. PostgreSQL and the program
 * that asks need processors too, so beside the requests a second stand those for each second of
 * processor time that Dhow's processes used: where they are as many with two workers, each processor
 * more that is free brings as many requests as the first.
 */
export async function measureWorkers(environment: { DATABASE_URL: string }): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), 'dhow-bench-workers-'));
  const load = startLoad();
  const started: Side[] = [];
  try {
    for (const WORKERS of ['1', '2']) {
      const DATA_DIR = join(folder, WORKERS);
      started.push(await startSide({ ...environment, DATA_DIR, WORKERS }));
    }
    const [one, two] = started as [Side, Side];
    const lines: Line[] = [];
    for (const [name, paths] of Object.entries(kinds)) {
      lines.push(await compare(load, name, paths, one, two));
    }
    lines.push(memoryOf(one, two));
    return {
      title: `One worker and two, on PostgreSQL, ${NETWORKS.length * CONNECTIONS_EACH} connections (${load.program}); requests for each second of Dhow's processor time at least ${times(budgets.workersAtLeast)}`,
      columns: [
        '',
        'one, requests/s',
        'two, requests/s',
        'ratio',
        'of one, by Dhow + PostgreSQL',
        'of two',
        'per s of processor, one',
        'two',
        'ratio',
      ],
      lines,
    };
  } finally {
    load.stop();
    for (const { dhow } of started) await dhow.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startSide(environment: Record<string, string>): Promise<Side> {
  const PORT = String(await freePort());
  const PUBLIC_URL = `http://127.0.0.1:${PORT}`;
  const dhow = await startDhow({ ...environment, PORT, PUBLIC_URL, TRUST_PROXY: '1' });
  return { dhow, url: dhow.url, database: environment.DATABASE_URL ?? '' };
}

async function compare(
  load: Load,
  name: string,
  paths: () => string[],
  ...sides: [Side, Side]
): Promise<Line> {
  const rounds: [Taken, Taken][] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const seconds = round === 0 ? WARM_UP_SECONDS : SECONDS;
    const taken = [
      await fire(load, sides[0], paths, seconds),
      await fire(load, sides[1], paths, seconds),
    ];
    if (round > 0) rounds.push(taken as [Taken, Taken]);
  }
  const of = (at: 0 | 1, what: keyof Taken) => median(rounds.map((round) => round[at][what]));
  const ratioOf = (what: keyof Taken) => median(rounds.map(([one, two]) => two[what] / one[what]));
  const shares = (at: 0 | 1) => `${of(at, 'dhow').toFixed(2)} + ${of(at, 'postgres').toFixed(2)}`;
  const efficiency = ratioOf('perProcessorSecond');
  return {
    name,
    values: [
      whole(of(0, 'perSecond')),
      whole(of(1, 'perSecond')),
      times(ratioOf('perSecond')),
      shares(0),
      shares(1),
      whole(of(0, 'perProcessorSecond')),
      whole(of(1, 'perProcessorSecond')),
      times(efficiency),
    ],
    isWithin: of(0, 'dhow') === 0 ? null : efficiency >= budgets.workersAtLeast,
  };
}

async function fire(
  load: Load,
  { dhow, url, database }: Side,
  paths: () => string[],
  seconds: number,
): Promise<Taken> {
  const own = [dhow.pid, ...childrenOf(dhow.pid)];
  const backends = await backendsOf(database);
  const before = [processorSeconds(own), processorSeconds(backends)] as const;
  const began = performance.now();
  const hits = await Promise.all(
    NETWORKS.map((network) =>
      load.fire({
        url,
        paths: paths(),
        headers: { 'x-forwarded-for': network },
        connections: CONNECTIONS_EACH,
        seconds,
      }),
    ),
  );
  const elapsed = (performance.now() - began) / 1000;
  const perSecond = hits.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0);
  const used = processorSeconds(own) - before[0];
  return {
    perSecond,
    perProcessorSecond: (perSecond * seconds) / used,
    dhow: used / elapsed,
    postgres: (processorSeconds(backends) - before[1]) / elapsed,
  };
}

/** The processes of PostgreSQL behind the connections to a database. */
async function backendsOf(database: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}

/** Where the system does not tell, it is nothing. */
const processorSeconds = (pids: readonly number[]) =>
  pids.reduce((sum, pid) => sum + (processorTime(pid) ?? 0), 0);

function memoryOf(...sides: Side[]): Line {
  const sums = sides.map(({ dhow }) => {
    const pids = [dhow.pid, ...childrenOf(dhow.pid)];
    return pids.map((pid) => megabytes(residentMemory(pid))).join(' + ');
  });
  return {
    name: 'resident memory afterwards',
    values: [...sums, '', '', '', '', '', ''],
    isWithin: null,
  };
}
