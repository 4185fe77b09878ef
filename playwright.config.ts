import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './tests/support/browser/browser.ts';

const areas = ['storefront', 'seller', 'admin'];

/** Browser tests, one folder for each audience, against one demo marketplace for the whole run. */
export default defineConfig({
  globalSetup: './tests/support/browser/demo-server.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // On two processors: a third of a test is waiting for what fades, is typed or comes slowly.
  workers: 3,
  // What passes at its second try has failed. A busy machine is not a broken shop, so there is time.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
  },
  projects: areas.map((name) => ({ name, testDir: `tests/e2e/${name}` })),
});
