import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import browsers from '../../playwright.config.ts';
import { levels } from '../../scripts/test/levels.ts';
import { onBothEngines, onlyInAll, projectsOf } from '../../vitest.config.ts';

type Project = { test: { name: string; include: string[]; exclude?: string[] } };

const root = fileURLToPath(new URL('../..', import.meta.url));
const testFiles = globSync('{src,demo,bench,scripts,tests}/**/*.{test,spec}.*', { cwd: root });
const matches = (file: string, globs: string[] = []) =>
  globs.some((glob) => matchesGlob(file, glob));

/** The levels that run `file` in `npm test`, or in `npm run test:all`. */
function levelsOf(file: string, all: boolean): string {
  const projects: Project[] = projectsOf(all);
  const runs = projects.filter(
    ({ test: { include, exclude } }) => matches(file, include) && !matches(file, exclude),
  );
  const isBrowser = browsers.projects?.some(({ testDir }) => file.startsWith(`${testDir}/`));
  return [...runs.map(({ test }) => test.name), ...(isBrowser ? ['browser'] : [])].join(' ');
}

test.each([false, true])(
  'every test file is run by one level, and those at the front door by both databases where they are named so, or in all (%s)',
  (all) => {
    expect(testFiles.length).toBeGreaterThan(20);
    const odd = testFiles.filter((file) => {
      const found = levelsOf(file, all);
      if (!file.endsWith('.api.test.ts')) return found === '' || found.includes(' ');
      if (!all && matches(file, onlyInAll)) return found !== '';
      const isOnBoth = all || matches(file, onBothEngines);
      return found !== (isOnBoth ? 'embedded postgresql' : 'postgresql');
    });
    expect(odd).toEqual([]);
  },
);

test('every pattern of files on both engines, or in all alone, names files at the front door', () => {
  const frontDoor = testFiles.filter((file) => file.endsWith('.api.test.ts'));
  const idle = [...onBothEngines, ...onlyInAll].filter(
    (glob) => !frontDoor.some((file) => matchesGlob(file, glob)),
  );
  expect(idle).toEqual([]);
});

test('every project of the test runners is a level', () => {
  const names = levels.map(({ name }) => name);
  const projects = projectsOf(true).map(({ test }) => test.name);
  expect(projects.filter((name) => !names.includes(name))).toEqual([]);
});
