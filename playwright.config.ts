import { defineConfig, devices } from '@playwright/test';
import { isEverything, launchOptions } from './tests/support/browser/browser.ts';

const areas = ['storefront', 'seller', 'admin'];

/** What only `npm run test:all` opens a browser for; a file that has changed runs in `npm test -- changed`. */
const onlyInAll = [
  // How every screen and dialog of the back offices looks, to each role, and every width of a page.
  ...['admin/{every-screen,roles}', 'seller/every-screen', 'storefront/small-screens'],
  // Odd conditions: slow and broken lines, no scripts, blocked storage, an empty shop, other media, lost sessions.
  ...[
    'storefront/{hard-cases,connection,client-errors,other-media,hostile-content}',
    'admin/{errors,session,not-found}',
  ],
  ...['seller/{slow-line,early-forms,sessions,not-found,versions}'],
  // The finer points of what another file does from beginning to end, or what the API's tests prove.
  ...['storefront/{api-reference,finding-ones-way,come-back,frame,gallery}', 'storefront/pieces/*'],
  ...['storefront/{counted-views,small-words}', 'storefront/enquiries/{without-chat,flooded}'],
  ...['storefront/search/{suggestions,read-search,many-values}'],
  ...['admin/{lists,log-in,products,inbox,mails,followed-changes,edit-product,attributes,looks}'],
  ...['admin/{conversion,frame,notices,table-width}', 'seller/customers/*'],
  ...['seller/{media,forgotten-password,templates,new-seller,moves,drafts,prices,details,junk}'],
  // One matter of one screen each, whose rules the API's tests prove.
  ...['storefront/{in-the-hand,newsletter,report,favourites}', 'seller/{several-leads,accounts}'],
  ...['seller/{announcements,answer,api-keys,documents,notices,offline,profile,sales,staff}'],
  ...['admin/{bin,health,home-page,maintenance,many-products,merge,pages,pipeline,privacy}'],
  ...['admin/{redirects,reports,returned-mail,seller-invitation,seller-record,support}'],
  // What the other back office has too, and walks through in `npm test`.
  ...[
    'admin/{saved-views,second-factor,undo,searches}',
    'seller/{commands,push-to-won,saved-views,second-factor,undo}',
  ],
].map((name) => `**/e2e/${name}.test.ts`);

/** Browser tests, one folder for each audience, against one demo marketplace for the whole run. */
export default defineConfig({
  globalSetup: './tests/support/browser/demo-server.ts',
  outputDir: 'test-results',
  // What is tagged so takes long, or repeats at another size what is tested beside it.
  ...(isEverything ? {} : { grepInvert: /@all/, testIgnore: onlyInAll }),
  fullyParallel: true,
  // On two processors: a third of a test is waiting for what fades, is typed or comes slowly.
  workers: 3,
  // What passes at its second try has failed. A busy machine is not a broken shop, so there is time.
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: launchOptions(),
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Without a film and copies of each page, which cost each test time of the processor.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  projects: areas.map((name) => ({ name, testDir: `tests/e2e/${name}` })),
});
