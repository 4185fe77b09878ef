import fc from 'fast-check';
import { beforeAll, expect, inject, it } from 'vitest';
import { Failure } from '#contracts/response.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { requestsTo } from './requests.ts';

/** On each database, and not the same ones. */
const REQUESTS = 5_000;
/** The same each time, so that no change fails by another's fault; other numbers find other things. */
const seed = Number(process.env.FUZZ_SEED ?? (inject('postgresUrl') ? 2 : 1));

const test = await sharedApp({ limitScale: 1000 });
let known: { ids: string[]; tokens: string[] };

beforeAll(async () => {
  const [seller, other, pending] = [
    await aSeller(test),
    await aSeller(test),
    await aSeller(test, { approved: false }),
  ];
  const admin = await anAdmin(test);
  const category = await aCategory(test.db);
  const parents = parentsOf(seller, category);
  const product = await aProduct(test.db, parents);
  known = {
    ids: [product.id, seller.id, other.id, category.id, category.sub.id, category.type.id],
    tokens: [seller.token, other.token, pending.token, admin.token],
  };
});

it(`answers ${REQUESTS} generated requests without a 5xx (FUZZ_SEED=${seed})`, async () => {
  const request = fc.oneof(...test.routes.map((route) => requestsTo(route, known)));
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(request, async ({ method, url, headers, payload }) => {
      const response = await test.app.inject({
        method: method as 'GET',
        url,
        headers,
        ...(payload !== undefined && { payload }),
      });
      statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
      expect(response.statusCode).toBeLessThan(500);
      if (response.statusCode >= 400 && method !== 'HEAD') Failure.parse(response.json());
    }),
    { seed, numRuns: REQUESTS, endOnFailure: true },
  );
  // The storm must have got somewhere: requests that succeed, that are refused and that are wrong.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 401, 404, 422]));
  expect((await test.app.inject('/api/health')).statusCode).toBe(200);
}, 600_000);
