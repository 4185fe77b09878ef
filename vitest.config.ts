import { defineConfig } from 'vitest/config';

const frontDoor = ['{src,tests}/**/*.api.test.ts'];

/** Two workers: each front-door file starts a database of its own, of some 300 MB. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    setupFiles: ['tests/support/fail-on-console.ts'],
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            '{src,demo,bench,scripts}/**/*.test.{ts,tsx}',
            'tests/{architecture,support,types}/**/*.test.ts',
          ],
          exclude: frontDoor,
        },
      },
      { extends: true, test: { name: 'embedded', include: frontDoor } },
      {
        extends: true,
        test: {
          name: 'postgresql',
          include: frontDoor,
          globalSetup: ['tests/support/provide-postgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'setup',
          include: ['tests/setup/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'outages',
          include: ['tests/outages/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
        },
      },
    ],
  },
});
