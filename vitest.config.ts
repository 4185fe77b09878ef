import { defineConfig } from 'vitest/config';

const frontDoor = ['{src,tests}/**/*.api.test.ts'];
/** Lists of a hundred thousand rows, which take a quarter of a minute each to fill. */
const large = ['src/**/*.large.test.ts'];

/** The front-door files that also run on the embedded database, which browsers have behind them in `npm test`. */
export const onBothEngines = [
  'src/database/queries/**/*.api.test.ts',
  'src/services/jobs/*.api.test.ts',
  'src/api/public/response-shapes.api.test.ts',
  'src/api/{in-languages,malformed-input}.api.test.ts',
  'tests/counts/statements.api.test.ts',
];

/** The front-door files that walk through all there is of something, a third of the time of all: `npm run test:all`. */
export const onlyInAll = [
  'tests/{freshness,replicas}/**/*.api.test.ts',
  'tests/fuzz/!(fuzz).api.test.ts',
  'src/api/seller/{what-waits,documents}.api.test.ts',
  'src/api/seller/imports/import-{archives,files,languages,round-trip}.api.test.ts',
  'src/database/catalogue/find-products.api.test.ts',
  'src/database/migrate/{releases,two-versions}.api.test.ts',
  'src/server/demo/load-leads.api.test.ts',
  'src/services/catalogue/write-parent-changes.api.test.ts',
  'src/services/leads/floods.api.test.ts',
];

/** `npm run test:all` says so. */
const isAll = process.env.TEST_ALL === '1';

/** The levels of Vitest, and what each runs in `npm test`, or in `npm run test:all`. */
export const projectsOf = (all: boolean) => [
  {
    extends: true as const,
    test: {
      name: 'rules',
      include: [
        '{src,demo,bench,scripts}/**/*.test.{ts,tsx}',
        'tests/{architecture,support}/**/*.test.ts',
      ],
      exclude: [...frontDoor, ...large],
    },
  },
  {
    extends: true as const,
    test: { name: 'embedded', include: all ? frontDoor : onBothEngines },
  },
  {
    extends: true as const,
    test: {
      name: 'postgresql',
      include: frontDoor,
      exclude: all ? [] : onlyInAll,
      // Each waits for the server, which has the processor then.
      maxWorkers: 3,
      globalSetup: ['tests/support/provide-postgres.ts'],
    },
  },
  {
    extends: true as const,
    test: {
      name: 'large',
      include: large,
      globalSetup: ['tests/support/provide-postgres.ts'],
    },
  },
  ...['setup', 'processes', 'outages'].map((name) => ({
    extends: true as const,
    test: {
      name,
      include: [`tests/${name}/**/*.test.ts`],
      isolate: true,
      fileParallelism: false,
      testTimeout: 300_000,
      hookTimeout: 300_000,
      ...(name === 'processes' && { globalSetup: ['tests/support/provide-postgres.ts'] }),
    },
  })),
];

/**
 * Two workers: an embedded database takes some 300 MB. All files of a worker share the
 * modules, which it brings once: half of their time went into that.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    setupFiles: ['tests/support/fail-on-console.ts'],
    restoreMocks: true,
    // A state comes when the machine gets to it; a promise of time is written where it is made.
    expect: { poll: { timeout: 30_000, interval: 20 } },
    projects: projectsOf(isAll),
  },
});
