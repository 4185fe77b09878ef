export type Level = {
  name: string;
  /** Programs of node_modules and their arguments, one after the other. */
  steps: string[][];
  /** What counts the tests; a level without is one check, which passes or fails. */
  runner?: 'vitest' | 'playwright';
  /** Run while the others are, which have the processors when it waits for servers to start. */
  beside?: boolean;
  /** Run only where it is named: it takes long, or wants programs that few machines have. */
  onlyWhenNamed?: boolean;
};

const vitest = (name: string): Level => ({
  name,
  steps: [['vitest/vitest.mjs', 'run', '--allowOnly=false', '--project', name]],
  runner: 'vitest',
});

/** Every level of proof, the quick ones first. Those beside the others form a line of their own. */
export const levels: Level[] = [
  { name: 'format', steps: [['@biomejs/biome/bin/biome', 'check', '--error-on-warnings']] },
  {
    name: 'types',
    steps: [
      ['@react-router/dev/bin.cjs', 'typegen'],
      ['typescript/bin/tsc', '--noEmit'],
    ],
  },
  { name: 'unused', steps: [['knip/bin/knip.js']] },
  vitest('rules'),
  vitest('embedded'),
  vitest('postgresql'),
  { ...vitest('setup'), beside: true },
  {
    name: 'browser',
    steps: [['@playwright/test/cli.js', 'test', '--forbid-only']],
    runner: 'playwright',
  },
  { ...vitest('outages'), onlyWhenNamed: true },
];
