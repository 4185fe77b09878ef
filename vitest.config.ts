import { defineConfig } from 'vitest/config';

const frontDoor = ['{src,tests}/**/*.api.test.ts'];

/** What they prove is the same on either database: addresses, files, fields and what is kept. */
export const onPostgresOnly = [
  'src/api/network/client-network.api.test.ts',
  'src/api/accounts/guesses.api.test.ts',
  'src/api/openapi.api.test.ts',
  'src/api/seller/imports/import-archives.api.test.ts',
  'src/api/seller/product-fields.api.test.ts',
  'src/server/media/serve-media.api.test.ts',
  'src/server/page-cache/shared-caches.api.test.ts',
  'tests/counts/storefront-chunks.api.test.ts',
  'tests/freshness/dropped-answers.api.test.ts',
  'tests/fuzz/pages.api.test.ts',
];

/**
 * Two workers: each front-door file starts a database of its own, of some 300 MB. All of them use the same
 * modules, which a worker brings once: half of their time went into that.
 */
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
      {
        extends: true,
        test: { name: 'embedded', include: frontDoor, exclude: onPostgresOnly, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'postgresql',
          include: frontDoor,
          isolate: false,
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
