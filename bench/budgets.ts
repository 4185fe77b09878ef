/**
 * See docs/behaviour/operation.md#budgets. Times are ratios within one run; weights are bytes after
 * gzip; memory is resident.
 */
export const budgets = {
  /** Requests a second of a cached answer, against a bare route that sends the same bytes. */
  cachedAtLeast: 0.6,
  /** Time of an uncached page, against rendering it from data in memory. */
  uncachedAtMost: 2,
  /** Time with 100,000 products, against 1,000. */
  growthAtMost: 2,
  weights: { script: 125_000, style: 20_000, html: 40_000 },
  /** Milliseconds in which 19 of 20 pages are answered while 5,000 rows are imported. */
  storefrontDuringImport: 500,
  /** Milliseconds in which 19 of 20 kept pages are answered beside clients that ask without a pause. */
  keptBesideOthers: 50,
  /** Scores of Lighthouse's mobile preset. */
  lighthouse: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
  memory: { postgresql: 400, embedded: 600 },
};

export const SMALL = 1_000;
export const LARGE = 100_000;
