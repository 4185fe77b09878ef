import { budgets } from '../budgets.ts';
import { type Line, median, milliseconds, type Table, whole } from '../report.ts';
import { openFrontDoor } from '../search/front-door.ts';
import { isFailure, isFirst, judgeAll, reciprocalRank, type Verdict } from '../search/judge.ts';
import { classes } from '../search/judged-query.ts';
import { demoSet, generatedSet, type JudgedSet } from '../search/judged-set.ts';

/** Where a catalogue is filled and kept on one of the engines. */
export type EnvironmentOfSet = (set: JudgedSet) => Promise<Record<string, string>>;

const WARM_UP = 40;
const TIMES = 3;

/**
 * The judged set, asked through the front door: how often what a person would accept comes first and
 * among the first five, by class of query, and each query that failed with what came instead.
 */
export async function* measureSearch(
  engine: string,
  environmentOf: EnvironmentOfSet,
): AsyncGenerator<Table> {
  const verdicts: Verdict[] = [];
  for (const set of [demoSet(), generatedSet()]) {
    const door = await openFrontDoor(await environmentOf(set));
    try {
      for (const query of set.queries.slice(0, WARM_UP)) await door.ask(query);
      const judged = await judgeAll(set.queries, set.catalogue, door.ask, TIMES);
      verdicts.push(...judged);
      yield classesOf(`Search of the ${set.catalogue.name} catalogue on ${engine}`, judged);
    } finally {
      await door.close();
    }
  }
  const failed = verdicts.filter(isFailure);
  yield {
    title: `${failed.length} searches that failed on ${engine}`,
    columns: ['searched for (class): what came instead'],
    lines: failed.map(({ query, came }) => ({
      name: `${query.text} (${query.class}): ${came.slice(0, 3).join('; ') || 'nothing'}`,
      values: [],
      isWithin: null,
    })),
  };
  yield {
    title: `All searches on ${engine}`,
    columns,
    lines: [
      {
        ...lineOf(`success at 5 of at least ${percent(budgets.searchSuccessAtLeast)}`, verdicts),
        isWithin: shareOf(verdicts, (each) => !isFailure(each)) >= budgets.searchSuccessAtLeast,
      },
    ],
  };
}

const columns = ['', 'queries', 'first', 'in five', 'of five', 'rank', 'median', 'slowest of 20'];

function classesOf(title: string, verdicts: Verdict[]): Table {
  const lines = classes.map((name) => ({
    name,
    verdicts: verdicts.filter(({ query }) => query.class === name),
  }));
  return {
    title,
    columns,
    lines: [
      ...lines
        .filter((each) => each.verdicts.length > 0)
        .map((each) => lineOf(each.name, each.verdicts)),
      lineOf('all', verdicts),
    ],
  };
}

function lineOf(name: string, verdicts: Verdict[]): Line {
  const times = verdicts.map((each) => each.milliseconds);
  const mean = (of: (each: Verdict) => number) =>
    verdicts.reduce((sum, each) => sum + of(each), 0) / verdicts.length;
  return {
    name,
    values: [
      whole(verdicts.length),
      percent(shareOf(verdicts, isFirst)),
      percent(shareOf(verdicts, (each) => !isFailure(each))),
      percent(mean(({ share }) => share)),
      mean(reciprocalRank).toFixed(3),
      milliseconds(median(times)),
      milliseconds(
        times.toSorted((one, other) => one - other)[Math.ceil(0.95 * times.length) - 1] ?? 0,
      ),
    ],
    isWithin: null,
  };
}

const shareOf = (verdicts: Verdict[], holds: (each: Verdict) => boolean) =>
  verdicts.filter(holds).length / verdicts.length;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
