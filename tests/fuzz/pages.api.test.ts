import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { loadPages } from '#server/load-pages.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { pageQueries } from '#web/page-queries.ts';
import { nastyText } from './nasty-values.ts';
import { addressOf } from './requests.ts';

const REQUESTS = 300;
/** The same each time, so that no change fails by another's fault; other numbers find other things. */
const seed = Number(process.env.FUZZ_SEED ?? 1);

const test = await sharedApp({}, await loadPages(false));
let ids: string[];

beforeAll(async () => {
  const seller = await aSeller(test);
  const category = await aCategory(test.db);
  const parents = parentsOf(seller, category);
  const product = await aProduct(test.db, parents);
  ids = [product.id, seller.id, category.id, category.sub.id, category.type.id];
}, 60_000);

/** Pages at any address and with any parameters that they read, as documents or as their data. */
function pageAddress(): fc.Arbitrary<string> {
  const name = fc.oneof(fc.constantFrom(...ids), nastyText);
  // Back offices are the same shell at every address, filled in the browser, as is the way to them.
  const isBackOffice = (pattern: string) => pattern.endsWith('*') || pattern === '/login';
  const read = Object.entries(pageQueries).filter(([pattern]) => !isBackOffice(pattern));
  const patterns = read.map(([pattern, names]) =>
    fc
      .record({
        path: fc.array(name, { minLength: 3, maxLength: 3 }),
        query: fc.array(fc.tuple(fc.constantFrom('q', ...names), name), { maxLength: 4 }),
        isData: fc.boolean(),
      })
      .map(({ path, query, isData }) => {
        const plain = pattern.replace('?', '');
        const address = addressOf(plain, path, query);
        return isData ? address.replace(/(\?|$)/, '.data$1') : address;
      }),
  );
  return fc.oneof(...patterns);
}

it.each(['/seller-list/nobody/category/a--', '/products/nobody/a--/b'])(
  '%s, where nothing is to be found and one name is none, forgets no promise',
  async (url) => {
    const forgotten: unknown[] = [];
    const note = (error: unknown) => void forgotten.push(error);
    process.on('unhandledRejection', note);
    expect((await test.app.inject({ url })).statusCode).toBe(404);
    await new Promise(setImmediate);
    process.off('unhandledRejection', note);
    expect(forgotten).toEqual([]);
  },
);

it(`answers ${REQUESTS} generated addresses of pages without a 5xx (FUZZ_SEED=${seed})`, async () => {
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(pageAddress(), async (url) => {
      const answer = await test.app.inject({ url });
      statuses.add(answer.statusCode);
      expect(answer.statusCode, url).toBeLessThan(500);
    }),
    { seed, numRuns: REQUESTS, endOnFailure: true },
  );
  expect([...statuses]).toEqual(expect.arrayContaining([200, 404]));
}, 300_000);
