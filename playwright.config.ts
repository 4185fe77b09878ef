import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './tests/support/browser.ts';

const areas = ['storefront', 'seller', 'admin'];

/** Browser tests, one folder for each audience, against one demo marketplace for the whole run. */
export default defineConfig({
  globalSetup: './tests/support/demo-server.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A busy machine is not a broken shop: there is time, and what needed its second try is counted as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
    // Recording costs as much as a browser does; what failed once is recorded at its second try.
    trace: 'on-first-retry',
  },
  projects: areas.map((name) => ({ name, testDir: `tests/e2e/${name}` })),
});
