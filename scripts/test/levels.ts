export type Level = {
  name: string;
  /** Programs of Node and their arguments, one after the other. */
  steps: string[][];
  /** What counts the tests; a level without is one check, which passes or fails. */
  runner?: 'vitest' | 'playwright';
  env?: Record<string, string>;
  /** Run while the others are: it has one thread, or waits for servers to start. */
  beside?: boolean;
  /** Run only in `npm run test:all`, and where it is named. */
  onlyInAll?: boolean;
};

/** A level of Vitest: the whole of it, or these files. */
export const vitest = (name: string, files: string[] = []): Level => ({
  name,
  steps: [
    ['node_modules/vitest/vitest.mjs', 'run', '--allowOnly=false', '--project', name, ...files],
  ],
  runner: 'vitest',
});

export const playwright = (files: string[] = []): Level => ({
  name: 'browser',
  steps: [['node_modules/@playwright/test/cli.js', 'test', '--forbid-only', ...files]],
  runner: 'playwright',
});

/** Every level of proof, the quick ones first. Those beside the others form a line of their own. */
export const levels: Level[] = [
  {
    name: 'format',
    steps: [['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']],
    beside: true,
  },
  {
    name: 'types',
    steps: [['node_modules/@react-router/dev/bin.cjs', 'typegen'], ['scripts/test/check-types.ts']],
    beside: true,
  },
  { name: 'unused', steps: [['node_modules/knip/bin/knip.js']], beside: true },
  vitest('rules'),
  vitest('embedded'),
  vitest('postgresql'),
  { ...vitest('large'), onlyInAll: true },
  playwright(),
  { ...vitest('setup'), beside: true },
  { ...vitest('processes'), beside: true, onlyInAll: true },
  { ...vitest('outages'), onlyInAll: true },
];
