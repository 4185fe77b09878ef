import { defineConfig } from 'vitest/config';

const frontDoor = ['{src,tests}/**/*.api.test.ts'];
/** Lists of a hundred thousand rows, which take a quarter of a minute each to fill. */
const large = ['src/**/*.large.test.ts'];

/**
 * The front-door files of the database, and of those above it the ones about searches, what a statement costs and what
 * a driver hands over: they prove something else on each engine.
 */
export const dependOnEngine = [
  // But for lists held against ten thousand pieces, which take longest to fill, and two versions beside each other,
  // which an embedded database never has.
  'src/database/**/!(find-products|two-versions).api.test.ts',
  'src/services/jobs/*.api.test.ts',
  'src/services/products/search/*.api.test.ts',
  'src/server/config/*.api.test.ts',
  'src/api/public/response-shapes.api.test.ts',
  'src/api/{in-languages,malformed-input}.api.test.ts',
  'tests/{counts/statements,fuzz/fuzz,search/judged}.api.test.ts',
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
    test: { name: 'embedded', include: all ? frontDoor : dependOnEngine },
  },
  {
    extends: true as const,
    test: {
      name: 'postgresql',
      include: frontDoor,
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
