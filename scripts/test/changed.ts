import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readImports } from '#tests/architecture/fence.ts';
import { type Level, levels, playwright, vitest } from './levels.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Imports the whole of Dhow, and is imported by every front-door file. */
const APP = 'tests/support/app.ts';
/** As many take about a minute. */
const MOST_AT_THE_FRONT_DOOR = 40;
const STEPS_TO_BESIDE = 2;

type Imports = ReturnType<typeof readImports>;

/** The levels that run what the changes since `since` can touch, in about a minute, and what to tell of them. */
export function whatChanged(since?: string): { levels: Level[]; told: string } {
  const changed = changedFiles(since);
  const { byLevel, reached } = testsOf(changed, readImports(root));
  const { rules = [], postgresql = [], browser = [], ...others } = byLevel;
  // Files of `test:all` are among them.
  const env = { TEST_ALL: '1' };
  const unseen = changed.filter((file) => !/\.(tsx?|js|sql|md)$/.test(file));
  return {
    levels: [
      ...levels.filter(({ name }) => name === 'format' || name === 'types'),
      vitest('rules', ['tests/architecture/', ...rules]),
      ...Object.entries({ postgresql, ...others })
        .filter(([, files = []]) => files.length > 0)
        .map(([name, files]) => ({ ...vitest(name, files), env })),
      ...(browser.length > 0 ? [{ ...playwright(browser), env }] : []),
    ],
    told: [
      `${changed.length} files have changed.`,
      reached > postgresql.length &&
        `Of ${reached} front-door files that they reach, the nearest ${postgresql.length} run.`,
      unseen.length > 0 && `No import tells what these touch: ${unseen.join(', ')}.`,
      'npm test runs the rest.',
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/**
 * The test files for what has changed, by their levels, and how many front-door files are reached: tests that were
 * changed; rules that reach what was changed by imports; and front-door files that do, other than through the app, or
 * that lie beside it or beside what imports it, the nearest first.
 */
export function testsOf(
  changed: readonly string[],
  { files, imports }: Imports,
): { byLevel: Partial<Record<string, string[]>>; reached: number } {
  const importers = Map.groupBy(
    imports.filter(
      ({ kind, isType, to }) => kind === 'ours' && !isType && (to !== APP || changed.includes(APP)),
    ),
    ({ to }) => to,
  );
  const distances = new Map(changed.map((file) => [file, 0]));
  for (const [file, distance] of distances) {
    for (const { from } of importers.get(file) ?? []) {
      if (!distances.has(from)) distances.set(from, distance + 1);
    }
  }
  const beside = new Map<string, number>();
  for (const [file, distance] of distances) {
    const folder = dirname(file);
    if (distance <= STEPS_TO_BESIDE && !beside.has(folder)) beside.set(folder, distance + 1);
  }
  // What no import tells: any statement may be planned otherwise.
  const isSql = changed.some((file) => file.endsWith('.sql'));
  const distanceOf = (test: string) =>
    Math.min(
      distances.get(test) ?? Infinity,
      beside.get(dirname(test)) ?? Infinity,
      isSql && test.startsWith('src/database/') ? 1 : Infinity,
    );

  const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
  const isTouched: Record<string, (test: string) => boolean> = {
    rules: (test) => distances.has(test),
    large: (test) => distances.has(test),
    postgresql: (test) => distanceOf(test) < Infinity,
  };
  const byLevel = Object.groupBy(
    tests.filter((test) => (isTouched[levelOf(test)] ?? ((each) => changed.includes(each)))(test)),
    levelOf,
  );
  const frontDoor = byLevel.postgresql ?? [];
  const nearest = frontDoor.toSorted((one, other) => distanceOf(one) - distanceOf(other));
  byLevel.postgresql = nearest.slice(0, MOST_AT_THE_FRONT_DOOR);
  return { byLevel, reached: frontDoor.length };
}

function levelOf(test: string): string {
  if (test.endsWith('.api.test.ts')) return 'postgresql';
  if (test.endsWith('.large.test.ts')) return 'large';
  const [, folder = ''] = /^tests\/(e2e|setup|processes|outages)\//.exec(test) ?? [];
  return folder === 'e2e' ? 'browser' : folder || 'rules';
}

/** Files that differ from where this branch left `since`, else the main branch, committed or not. */
function changedFiles(since?: string): string[] {
  const base = since === undefined ? whereItLeftMain() : baseOf(since);
  const listed = [
    git('diff', '--name-only', '--diff-filter=d', '-z', base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return listed.flatMap((names) => names.split('\0')).filter(Boolean);
}

function whereItLeftMain(): string {
  for (const main of ['origin/main', 'main']) {
    try {
      return baseOf(main);
    } catch {
      // There is no such branch.
    }
  }
  return 'HEAD';
}

const baseOf = (ref: string) => git('merge-base', 'HEAD', ref).trim();

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
