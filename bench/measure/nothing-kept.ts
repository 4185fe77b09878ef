import { deepStrictEqual } from 'node:assert';
import type { ChildProcess } from 'node:child_process';
import { budgets, MEDIUM } from '../budgets.ts';
import { type AskedPaths, askedPaths, ROWS } from '../load/asked-paths.ts';
import { forkProcess, nextMessage } from '../load/fork-process.ts';
import { productionOptions } from '../load/production-options.ts';
import { recordResponse } from '../load/record-response.ts';
import type { RenderServers } from '../load/render-server.ts';
import { type Load, startLoad } from '../load/start-load.ts';
import { kilobytes, type Line, median, milliseconds, type Table, times, whole } from '../report.ts';
import { backendTime } from './backend-time.ts';

const ROUNDS = 5;
const SECONDS = 1;
/** Until what is often run has been compiled, and planned: a connection keeps its sixth plan of a statement. */
const WARM_UP_SECONDS = 8;
const CONNECTIONS = 16;
/** Of so many answers the size is the mean, and so many of the two lists are compared. */
const LOOKED_AT = 20;

type Kind = keyof AskedPaths;
type Side = {
  process: ChildProcess;
  url: string;
  paths: string[];
  headers: Record<string, string>;
};
type Sides = { dhow: (kind: Kind) => Side; bare: Side; databaseTime: () => Promise<number> };

/**
 * The real server with its cache off, each request for something else, against the least that an
 * answer from the database takes: a bare Fastify route in a process of its own, with one statement
 * written by hand, which answers what the list of 24 products answers. The two take turns.
 */
export async function* measureNothingKept(
  environment: Record<string, string>,
): AsyncIterable<Table> {
  const server = forkProcess('./render-server.ts', { ...environment, ...productionOptions() });
  const bare = forkProcess('./hand-written-server.ts', environment);
  const load = startLoad();
  try {
    const [dhow, url] = await Promise.all([
      nextMessage<RenderServers>(server),
      nextMessage<string>(bare),
    ]);
    const { paths, afterOnes } = askedPaths(MEDIUM);
    const staff = { authorization: `Bearer ${dhow.token}` };
    const sides: Sides = {
      dhow: (kind) => ({
        process: server,
        url: dhow.nothing,
        paths: paths[kind],
        headers: kind.startsWith('back office') ? staff : {},
      }),
      bare: { process: bare, url, paths: afterOnes.map((after) => `/?${after}`), headers: {} },
      databaseTime: backendTime(environment.DATABASE_URL ?? ''),
    };
    await compareAnswers(dhow.nothing, url, afterOnes);
    yield await measureMany(load, Object.keys(paths) as Kind[], sides);
    yield await measureOneAtATime(load, sides);
  } finally {
    load.stop();
    server.kill('SIGKILL');
    bare.kill('SIGKILL');
  }
}

/** The yardstick answers the same products, or it is none. */
async function compareAnswers(dhow: string, bare: string, queries: string[]): Promise<void> {
  const answer = async (url: string) => (await fetch(url)).json();
  for (const query of ['', ...queries.slice(0, LOOKED_AT)]) {
    const ours = await answer(`${dhow}/api/get-product?limit=${ROWS}&${query}`);
    deepStrictEqual(await answer(`${bare}/?${query}`), ours);
  }
}

async function measureMany(load: Load, kinds: Kind[], sides: Sides): Promise<Table> {
  const lines: Line[] = [];
  for (const kind of kinds) {
    const side = sides.dhow(kind);
    const bytes = await meanBytes(side);
    const taken = await inTurn(load, [side, sides.bare], sides.databaseTime, CONNECTIONS);
    const ratio = median(taken.map(([ours, other]) => ours.perSecond / other.perSecond));
    const least = budgets.nothingKeptAtLeast[kind];
    lines.push({
      name: kind,
      values: [
        kilobytes(bytes),
        milliseconds(median(taken.map(([ours]) => ours.process))),
        milliseconds(median(taken.map(([ours]) => ours.database))),
        whole(median(taken.map(([ours]) => ours.perSecond))),
        whole(median(taken.map(([, other]) => other.perSecond))),
        times(ratio),
        least === undefined ? '' : times(least),
      ],
      isWithin: least === undefined ? null : ratio >= least,
    });
  }
  return {
    title: `Work with nothing kept, on PostgreSQL with ${whole(MEDIUM)} products, ${CONNECTIONS} connections (${load.program}), against a bare route with one statement by hand that answers ${ROWS} products`,
    columns: ['', 'answer', 'process', 'database', 'requests/s', 'bare', 'ratio', 'at least'],
    lines,
  };
}

async function measureOneAtATime(load: Load, sides: Sides): Promise<Table> {
  const kind = 'API: list of 24';
  const taken = await inTurn(load, [sides.dhow(kind), sides.bare], sides.databaseTime, 1);
  const ratio = median(taken.map(([ours, other]) => other.perSecond / ours.perSecond));
  const timeOf = (at: 0 | 1) => median(taken.map((pair) => 1000 / pair[at].perSecond));
  return {
    title: `The same, one request at a time (at most ${times(budgets.listAtMost)})`,
    columns: ['', 'Dhow', 'bare', 'ratio'],
    lines: [
      {
        name: kind,
        values: [milliseconds(timeOf(0)), milliseconds(timeOf(1)), times(ratio)],
        isWithin: ratio <= budgets.listAtMost,
      },
    ],
  };
}

/** Requests a second, and the processor time of each, in the process and in the database, in ms. */
type Taken = { perSecond: number; process: number; database: number };

/** What the two took in each round; an unmeasured round comes first. */
async function inTurn(
  load: Load,
  sides: [Side, Side],
  databaseTime: Sides['databaseTime'],
  connections: number,
) {
  const rounds: [Taken, Taken][] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const seconds = round === 0 ? WARM_UP_SECONDS : SECONDS;
    const fire = ({ url, paths, headers }: Side) =>
      load.fire({ url, paths, headers, connections, seconds });
    const taken = [];
    for (const side of sides) {
      const before = [await processorTime(side.process), await databaseTime()] as const;
      const { requestsPerSecond: perSecond } = await fire(side);
      const process = (await processorTime(side.process)) - before[0];
      const database = (await databaseTime()) - before[1];
      const answers = perSecond * seconds;
      taken.push({ perSecond, process: process / answers, database: database / answers });
    }
    if (round > 0) rounds.push(taken as [Taken, Taken]);
  }
  return rounds;
}

/** Milliseconds that a process has had on a processor since it began. */
async function processorTime(child: ChildProcess): Promise<number> {
  const answer = nextMessage<NodeJS.CpuUsage>(child);
  child.send('how long');
  const { user, system } = await answer;
  return (user + system) / 1000;
}

async function meanBytes({ url, paths, headers }: Side): Promise<number> {
  let bytes = 0;
  for (const path of paths.slice(0, LOOKED_AT)) {
    bytes += (await recordResponse(url + path, headers)).bytes;
  }
  return bytes / LOOKED_AT;
}
