import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { customer, lead, replyTemplate } from '#database/schema/lead.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { type GeneratedRequest, requestsTo } from './requests.ts';
import { isRefusal } from './send.ts';
import { soundValues } from './sound-values.ts';

/** On each database, and not the same ones; in `npm run test:all` five times as many. */
const TIMES = process.env.TEST_ALL === '1' ? 5 : 1;
const REQUESTS = 1_000 * TIMES;
const LEAD_REQUESTS = 1_000 * TIMES;
/** The same each time, so that no change fails by another's fault; other numbers find other things. */
const seed = Number(process.env.FUZZ_SEED ?? 5);

const test = await sharedApp({ limitScale: 1000 });
let known: { ids: string[]; tokens: string[] };
let ofLeads: Parameters<typeof requestsTo>[1];

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
  for (let index = 10; index < 34; index++) {
    const form = { reference: `FUZZED${index}`, region: 'IN', pieces: [{ productId: product.id }] };
    const payload = { ...form, name: 'Meera', phone: `98765432${index}`, message: 'Hello' };
    const url = '/api/enquiry-form';
    await test.app.inject({ method: 'POST', url, payload: { ...payload, consent: true } });
    await test.app.inject({
      method: 'POST',
      url: '/api/seller/add-reply-template',
      headers: seller.authorization,
      payload: { name: `Here ${index}`, text: 'It is here.' },
    });
  }
  await test.app.inject({
    ...{ method: 'PUT', url: '/api/seller/set-sale-settings', headers: seller.authorization },
    payload: {
      ...{ legalName: '', address: '', gstin: '', trn: '', upi: 'lamps@okbank', paymentPage: '' },
      ...{ taxRate: 0, taxIncluded: true, version: 0 },
    },
  });
  const idsOf = async (table: typeof lead | typeof customer | typeof replyTemplate) =>
    (await test.db.select({ id: table.id }).from(table)).map(({ id }) => id);
  const [leads, customers, templates] = [
    await idsOf(lead),
    await idsOf(customer),
    await idsOf(replyTemplate),
  ];
  known.ids.push(...leads.slice(0, 1), ...customers.slice(0, 1), ...templates.slice(0, 1));
  ofLeads = {
    ids: known.ids,
    tokens: [seller.token, seller.token, seller.token, ...known.tokens],
    params: { userId: [seller.id], leadId: leads, customerId: customers, templateId: templates },
    fields: {
      ...soundValues([product.id]),
      ...{ way: fc.constant('UPI'), amount: fc.constantFrom('4900', 99.5) },
      assignee: fc.constantFrom('mine', 'nobody', seller.id),
      assigneeId: fc.constantFrom(null, seller.id),
    },
  };
});

/** Sends what was generated, and returns the status, which is never a 5xx. */
async function statusOf({ method, url, headers, payload }: GeneratedRequest): Promise<number> {
  const response = await test.app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(payload !== undefined && { payload }),
  });
  expect(response.statusCode).toBeLessThan(500);
  if (response.statusCode >= 400 && method !== 'HEAD')
    expect(isRefusal(response.json()), response.body).toBe(true);
  return response.statusCode;
}

const isOfLeads = (url: string) =>
  /:leadId|:customerId|:templateId|-leads\/|customers|reply-template|\/enquiry/.test(url);

it(`answers ${LEAD_REQUESTS} requests about leads without a 5xx, most routes to the end`, async () => {
  const routes = test.routes.filter(({ url, method }) => isOfLeads(url) && method !== 'HEAD');
  const done = new Set<string>();
  const request = fc.oneof(
    ...routes.map((route) =>
      requestsTo(route, ofLeads).map((request) => ({ ...request, route: route.url })),
    ),
  );
  await fc.assert(
    fc.asyncProperty(request, async ({ route, ...request }) => {
      if ((await statusOf(request)) < 400) done.add(route);
    }),
    { seed, numRuns: LEAD_REQUESTS, endOnFailure: true },
  );
  // Versions must fit as well, which is left to chance: one route in ten may be left out.
  const left = routes.map(({ url }) => url).filter((url) => !done.has(url));
  expect(left.length, left.join(', ')).toBeLessThanOrEqual(routes.length / 10);
}, 600_000);

it(`answers ${REQUESTS} generated requests without a 5xx (FUZZ_SEED=${seed})`, async () => {
  const request = fc.oneof(...test.routes.map((route) => requestsTo(route, known)));
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(request, async (request) => {
      const status = await statusOf(request);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }),
    { seed, numRuns: REQUESTS, endOnFailure: true },
  );
  // The storm must have got somewhere: requests that succeed, that are refused and that are wrong.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 401, 404, 422]));
  expect((await test.app.inject('/api/health')).statusCode).toBe(200);
}, 600_000);
