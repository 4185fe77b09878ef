/**
 * See docs/behaviour/operation.md#budgets. Times are ratios within one run unless they say that they are milliseconds;
 * weights are bytes after gzip; memory is resident.
 */
export const budgets = {
  /** Requests a second of a cached answer, against a bare route that sends the same bytes. */
  cachedAtLeast: 0.75,
  /** Time of an uncached page, against rendering it from data in memory. */
  uncachedAtMost: 1.5,
  /**
   * Requests a second with nothing kept, against a bare route that answers 24 products by one
   * statement written by hand.
   */
  nothingKeptAtLeast: {
    'product page': 0.21,
    'shop page': 0.19,
    'category page': 0.19,
    'search page': 0.16,
    'API: list of 24': 0.67,
    'API: search': 0.3,
    'back office: list of 24': 0.39,
  } as Record<string, number>,
  /** Time of the list of 24 with one request at a time, against that route. */
  listAtMost: 1.5,
  /** Milliseconds in which 95 of 100 calls are answered with 100,000 products, and with more. */
  growth: { large: 40, largest: 150 },
  /** Milliseconds of a page or call of any screen with 50,000 products. */
  heavyCall: 150,
  weights: { script: 127_000, style: 20_000, html: 40_000 },
  /** Milliseconds from a tap on a card that has been seen to the heading of its page, on Slow 4G. */
  laterTap: 300,
  /** Milliseconds in which 19 of 20 pages are answered while 5,000 rows are imported. */
  storefrontDuringImport: 500,
  /** Milliseconds in which 19 of 20 kept pages are answered beside clients that ask without a pause. */
  keptBesideOthers: 50,
  /** Milliseconds for which a page keeps a phone from answering a tap. */
  blocking: 200,
  /** Scores of Lighthouse's mobile preset. */
  lighthouse: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
  /** Milliseconds for who renames, hides or moves what 100,000 products are in, and for readers meanwhile. */
  rename: { writer: 1000, reader: 50 },
  /** Rows of new prices that are imported in a second on two cores, and how long the check of 3,000 takes. */
  importRows: 1000,
  importCheckMs: 3000,
  /** The rate of sixteen writers on PostgreSQL, against that of one. */
  writersAtLeast: 8,
  /** Kept pages while another replica edits a product that they do not show, against without edits. */
  besideEditsAtLeast: 0.95,
  /**
   * The time in which 19 of 20 kept pages are answered beside thousands of views a second, against these told
   * elsewhere; and how many of them are answered.
   */
  besideViews: { timeAtMost: 1.5, answeredAtLeast: 0.9 },
  /** Requests for each second of processor time with two workers, against one. */
  workersAtLeast: 0.8,
  /** Milliseconds from the cause of a link's mail to the mail server, beside a newsletter. */
  linkMail: 5000,
  /** The share of judged queries that have something right among the first five. */
  searchSuccessAtLeast: 0.98,
  memory: { postgresql: 400, embedded: 600 },
  /** Milliseconds until a product feed begins, and megabytes that it takes while it is made. */
  feedFirstByte: 200,
  feedMemory: 50,
  /** Megabytes of memory in the last quarter of the mixed traffic above those in its second. */
  soakDrift: 25,
};

export const SMALL = 1_000;
export const MEDIUM = 10_000;
export const LARGE = 100_000;
