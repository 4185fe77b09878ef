import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Lead } from '#contracts/leads/lead.ts';
import { rowsOf } from '#database/database.ts';
import { sumNextDay } from '#database/queries/pipeline/category-counts.ts';
import { notice } from '#database/schema/notice.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

let later = 0;
const test = await clearedApp({
  limitScale: 1000,
  now: () => new Date(Date.now() + later),
});
const admin = await perTest(() => anAdmin(test));
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db));
const product = await perTest(() => aProduct(test.db, parentsOf(seller, category)));

type Who = Pick<typeof seller, 'authorization'>;

async function ask(
  method: 'GET' | 'PUT' | 'POST',
  url: string,
  payload?: object,
  who: Who = seller,
) {
  const answer = await test.app.inject({
    method,
    url: `/api/${url}`,
    headers: who.authorization,
    ...(payload && { payload }),
  });
  const { headers } = answer;
  return {
    status: answer.statusCode,
    body: answer.json(),
    total: Number(headers['x-total-count']),
  };
}
const mark = (leads: readonly string[], junk = true, who = seller) =>
  ask('PUT', 'seller/mark-junk', { leads, junk }, who);
const move = (id: string, payload: object) => ask('PUT', `seller/move-lead/${id}`, payload);

let ids: string[];
beforeEach(async () => {
  for (const n of [1, 2, 3, 4]) {
    const pieces = [{ productId: product.id }];
    await ask('POST', 'enquiry', { reference: `JUNKED${n}`, region: 'IN', pieces });
  }
  const { body } = await ask('GET', `seller/get-leads/${seller.id}?sort=createdAt&order=asc`);
  ids = body.map(({ _id }: Lead) => _id);
});

/** All that tells how many there are, to the seller and to admins. */
async function numbers() {
  const [leads, junk, counts, own, statistics, sums, pipeline, funnel] = await Promise.all([
    ask('GET', `seller/get-leads/${seller.id}`),
    ask('GET', `seller/get-leads/${seller.id}?junk=true`),
    ask('GET', `seller/get-lead-counts/${seller.id}`),
    ask('GET', `seller/get-enquiries/${seller.id}`),
    ask('GET', `seller/enquiry-statistics/${seller.id}`),
    ask('GET', `seller/numbers/${seller.id}?days=7`),
    ask('GET', 'admin/get-leads', undefined, admin),
    ask('GET', 'admin/lead-numbers', undefined, admin),
  ]);
  type Day = { enquiries: number };
  const sum = (days: Day[]) => days.reduce((all, { enquiries }) => all + enquiries, 0);
  const states: Record<string, number> = counts.body.states;
  return {
    leads: [leads.body.length, leads.total],
    junk: [junk.body.length, junk.total],
    states: Object.values(states).reduce((all, count) => all + count, 0),
    own: [own.body.length, own.total],
    statistics: [sum(statistics.body.days), statistics.body.products[0]?.enquiries ?? 0],
    sums: sum(sums.body.days),
    pipeline: [pipeline.body.length, pipeline.total, sum(funnel.body.days)],
  };
}
const numbersOf = (asked: number, junk: number) => ({
  leads: [asked, asked],
  junk: [junk, junk],
  ...{ states: asked, own: [asked, asked], statistics: [asked, asked], sums: asked },
  pipeline: [asked, asked, asked],
});

it('leaves every list and number, and comes back into all of them', async () => {
  expect(await numbers()).toEqual(numbersOf(4, 0));
  const marked = await mark(ids.slice(0, 3));
  expect(marked).toMatchObject({ status: 200, body: { data: { leads: expect.any(Array) } } });
  expect(marked.body.data.leads.toSorted()).toEqual(ids.slice(0, 3).toSorted());
  expect(await numbers()).toEqual(numbersOf(1, 3));
  expect((await mark(ids)).body.data.leads).toEqual([ids[3]]);
  expect(await numbers()).toEqual(numbersOf(0, 4));
  await mark(ids, false);
  expect(await numbers()).toEqual(numbersOf(4, 0));
  const [row] = await rowsOf(
    test.db,
    sql`select min(leads) as least from (
    select sum(leads)::int as leads from lead_count group by seller_id, state, region) counted`,
  );
  expect(row).toEqual({ least: 4 });
});

it('leaves days that are added up already, and comes back into them', async () => {
  later = -4 * 86_400_000;
  for (const reference of ['EARLIER1', 'EARLIER2']) {
    await ask('POST', 'enquiry', { reference, region: 'IN', pieces: [{ productId: product.id }] });
  }
  later = 0;
  for (let day = 0; day < 4; day += 1) await sumNextDay(test.db, new Date());
  const { body } = await ask('GET', `seller/get-leads/${seller.id}?q=EARLIER`);
  const [first, second] = body.map(({ _id }: Lead) => _id);
  const inPipeline = async () => (await numbers()).pipeline[2];
  expect(await inPipeline()).toBe(6);
  await mark([first, second]);
  expect(await inPipeline()).toBe(4);
  await mark([first], false);
  await move(second, { state: 'TALKING' });
  expect(await inPipeline()).toBe(6);
});

it('says so in its history, and is none once it is moved', async () => {
  const [id = ''] = ids;
  await mark([id]);
  const detail = () => ask('GET', `seller/get-lead/${seller.id}/${id}`);
  expect((await detail()).body).toMatchObject({ isJunk: true, state: 'NEW' });
  await move(id, { state: 'TALKING' });
  const { body } = await detail();
  expect([body.isJunk, body.events.map(({ kind }: { kind: string }) => kind)]).toEqual([
    false,
    ['CREATED', 'JUNK', 'STATE'],
  ]);
  expect(await numbers()).toEqual(numbersOf(4, 0));
});

it('is nothing that is reserved or won, and nothing of another seller', async () => {
  const [first = '', second = ''] = ids;
  await move(first, { state: 'WON', price: '100' });
  const refused = await mark([first, second]);
  expect([refused.status, refused.body.code]).toEqual([409, 'in-use']);
  const other = await aSeller(test);
  expect((await mark([second], true, other)).status).toBe(404);
  expect((await mark([])).status).toBe(422);
  expect((await mark(Array.from({ length: 101 }, () => second))).status).toBe(422);
  expect((await numbers()).junk).toEqual([0, 0]);
});

it('is told to nobody', async () => {
  expect(await test.db.$count(notice)).toBe(4);
  await mark(ids);
  expect(await test.db.$count(notice)).toBe(0);
});
