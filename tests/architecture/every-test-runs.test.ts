import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import browsers from '../../playwright.config.ts';
import { levels } from '../../scripts/test/levels.ts';
import vitest, { onPostgresOnly } from '../../vitest.config.ts';

type Project = { test: { name: string; include: string[]; exclude?: string[] } };

const root = fileURLToPath(new URL('../..', import.meta.url));
const testFiles = globSync('{src,demo,bench,scripts,tests}/**/*.{test,spec}.*', { cwd: root });
const projects = (vitest.test?.projects ?? []) as Project[];

/** The levels that run `file`. */
function levelsOf(file: string): string[] {
  const matches = (globs: string[] = []) => globs.some((glob) => matchesGlob(file, glob));
  const runs = projects.filter(
    ({ test: { include, exclude } }) => matches(include) && !matches(exclude),
  );
  const isBrowser = browsers.projects?.some(({ testDir }) => file.startsWith(`${testDir}/`));
  return [...runs.map((project) => project.test.name), ...(isBrowser ? ['browser'] : [])];
}

function wantedOf(file: string): string | undefined {
  if (onPostgresOnly.includes(file)) return 'postgresql';
  return file.endsWith('.api.test.ts') ? 'embedded postgresql' : levelsOf(file)[0];
}

test('every test file is run by one level, and those at the front door on both databases, but for a few', () => {
  expect(testFiles.length).toBeGreaterThan(20);
  expect(onPostgresOnly.filter((file) => !testFiles.includes(file))).toEqual([]);
  const odd = testFiles.filter((file) => {
    const wanted = wantedOf(file);
    return wanted === undefined || levelsOf(file).join(' ') !== wanted;
  });
  expect(odd).toEqual([]);
});

test('every project of the test runners is a level', () => {
  const names = levels.map(({ name }) => name);
  expect(
    projects.map((project) => project.test.name).filter((name) => !names.includes(name)),
  ).toEqual([]);
});
