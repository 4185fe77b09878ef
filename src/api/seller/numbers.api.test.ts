import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { enquiry } from '#database/schema/activity.ts';
import { sellerViewCount, viewCount } from '#database/schema/counts.ts';
import { customer, lead } from '#database/schema/lead.ts';
import { product } from '#database/schema/products/product.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const now = new Date('2026-03-31T12:00:00Z');
const test = await clearedApp({ now: () => now });
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db));
let serial = 0;

const aPiece = (name: string, of = seller) => aProduct(test.db, parentsOf(of, category), { name });
const day = (daysAgo: number) =>
  new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);

type Region = 'IN' | 'AE';
async function viewed(id: string, daysAgo: number, views: number, region: Region = 'IN') {
  const of = { sellerId: seller.id, day: day(daysAgo), region };
  await test.db.insert(viewCount).values({ ...of, productId: id, views });
  await test.db
    .insert(sellerViewCount)
    .values({ ...of, pieceViews: views, pageViews: 1 })
    .onConflictDoUpdate({
      target: [sellerViewCount.sellerId, sellerViewCount.day, sellerViewCount.region],
      set: { pieceViews: sql`${sellerViewCount.pieceViews} + ${views}` },
    });
}

type Asked = { daysAgo: number; region?: Region; won?: number; movedAfter?: number };
/** An enquiry about a piece; won so many days ago, first moved after so many minutes. */
async function asked(id: string, { daysAgo, region = 'IN', won, movedAfter }: Asked) {
  serial += 1;
  const createdAt = new Date(now.getTime() - daysAgo * 86_400_000);
  const of = {
    id: `e${serial}`,
    reference: `REF${serial}000`,
    sellerId: seller.id,
    region,
    createdAt,
  };
  await test.db.insert(lead).values({
    ...of,
    ...(movedAfter !== undefined && {
      firstMovedAt: new Date(createdAt.getTime() + movedAfter * 60_000),
    }),
  });
  await test.db
    .insert(enquiry)
    .values({ ...of, leadId: of.id, productId: id, productName: `Asked ${id}`, price: '100' });
  if (won !== undefined) await move(of.id, 'WON', won);
  return of.id;
}

/** Moves a lead so many days ago. */
async function move(id: string, state: 'WON' | 'TALKING', daysAgo: number) {
  const price =
    state === 'WON'
      ? ({ wonPrice: '100', wonCurrency: 'INR' } as const)
      : { wonPrice: null, wonCurrency: null };
  const movedAt = new Date(now.getTime() - daysAgo * 86_400_000);
  await test.db
    .update(lead)
    .set({ state, ...price, movedAt })
    .where(eq(lead.id, id));
}

async function numbers(query = '', of = seller) {
  const answer = await test.app.inject({
    url: `/api/seller/numbers/${of.id}${query}`,
    headers: of.authorization,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

it('has nothing to tell of a seller whom nobody looked at', async () => {
  expect(await numbers()).toEqual({
    days: [],
    wonValue: [],
    pieces: [],
    unasked: [],
    firstMove: { leads: 0, minutes: null, before: { leads: 0, minutes: null } },
  });
});

it('tells views, enquiries and sales by piece, with the period before beside them', async () => {
  const [falcon, heron] = [await aPiece('Falcon'), await aPiece('Heron')];
  await viewed(falcon.id, 0, 40);
  await viewed(falcon.id, 6, 10, 'AE');
  await viewed(falcon.id, 7, 5);
  await viewed(falcon.id, 14, 99);
  await viewed(heron.id, 3, 70);
  await asked(falcon.id, { daysAgo: 0 });
  await asked(falcon.id, { daysAgo: 9, won: 5 });
  await asked(falcon.id, { daysAgo: 8, won: 8 });
  const none = { views: 0, enquiries: 0, won: 0 };
  const told = await numbers('?days=7');
  expect(told.pieces).toEqual([
    { _id: heron.id, name: 'Heron', views: 70, enquiries: 0, won: 0, before: none },
    {
      ...{ _id: falcon.id, name: 'Falcon', views: 50, enquiries: 1, won: 1 },
      before: { views: 5, enquiries: 2, won: 1 },
    },
  ]);
  expect(told.unasked).toEqual([{ _id: heron.id, name: 'Heron', views: 70 }]);
  expect((await numbers('?days=7&by=won')).pieces).toMatchObject([{ name: 'Falcon' }]);
  const emirates = await numbers('?days=7&region=AE');
  expect(emirates.pieces).toMatchObject([{ name: 'Falcon', views: 10, enquiries: 0 }]);
  expect(emirates.days).toHaveLength(1);
});

it('tells them by day and region, of both periods and no others', async () => {
  const falcon = await aPiece('Falcon');
  await viewed(falcon.id, 0, 40);
  await viewed(falcon.id, 3, 10, 'AE');
  await viewed(falcon.id, 4, 10);
  await asked(falcon.id, { daysAgo: 3, region: 'AE', won: 0 });
  expect((await numbers('?days=2')).days).toEqual([
    { day: day(3), region: 'AE', views: 10, pageViews: 1, enquiries: 1, won: 0 },
    { day: day(0), region: 'AE', views: 0, pageViews: 0, enquiries: 0, won: 1 },
    { day: day(0), region: 'IN', views: 40, pageViews: 1, enquiries: 0, won: 0 },
  ]);
});

it('counts what is won on the day of it, until it is not', async () => {
  const falcon = await aPiece('Falcon');
  const won = await asked(falcon.id, { daysAgo: 3, won: 2 });
  const wonOn = async () =>
    (await numbers()).days
      .filter(({ won: pieces }: { won: number }) => pieces !== 0)
      .map((each: { day: string; won: number }) => [each.day, each.won]);
  expect(await wonOn()).toEqual([[day(2), 1]]);
  await test.db.update(lead).set({ followUpOn: day(0) });
  await move(won, 'WON', 1);
  expect(await wonOn()).toEqual([[day(1), 1]]);
  await move(won, 'TALKING', 0);
  expect(await wonOn()).toEqual([]);
});

it('tells what was brought in, by the day and currency of it, until it is not', async () => {
  const falcon = await aPiece('Falcon');
  const wins = [
    ['0.10', 'INR', 1, 'IN'],
    ['0.20', 'INR', 1, 'IN'],
    ['5499.00', 'AED', 1, 'AE'],
    ['124999.50', 'INR', 8, 'IN'],
    ['7.00', 'INR', 14, 'IN'],
  ] as const;
  const ids: string[] = [];
  for (const [wonPrice, wonCurrency, won, region] of wins) {
    const id = await asked(falcon.id, { daysAgo: 20, region, won });
    await test.db.update(lead).set({ wonPrice, wonCurrency }).where(eq(lead.id, id));
    ids.push(id);
  }
  const wonValue = async (query = '') => (await numbers(`?days=7${query}`)).wonValue;
  const [before, dirhams] = [
    { day: day(8), currency: 'INR', value: 124_999.5 },
    { day: day(1), currency: 'AED', value: 5499 },
  ];
  expect(await wonValue()).toEqual([before, dirhams, { day: day(1), currency: 'INR', value: 0.3 }]);
  expect(await wonValue('&region=AE')).toEqual([dirhams]);
  for (const id of ids.slice(0, 2)) await move(id, 'TALKING', 0);
  expect(await wonValue()).toEqual([before, dirhams]);
});

it('lists enquiries with what became of them, and what a lead brought once', async () => {
  const [falcon, heron] = [await aPiece('Falcon'), await aPiece('Heron')];
  const won = await asked(falcon.id, { daysAgo: 3, won: 1, movedAfter: 36 * 60 });
  const second = {
    id: 'e-second',
    reference: 'REFZZZ',
    sellerId: seller.id,
    region: 'IN' as const,
  };
  await test.db
    .insert(enquiry)
    .values({ ...second, leadId: won, productId: heron.id, productName: 'Heron', price: '5' });
  const lost = await asked(heron.id, { daysAgo: 2, region: 'AE' });
  await test.db.update(lead).set({ state: 'LOST', lostReason: 'PRICE' }).where(eq(lead.id, lost));
  const [zubeida] = await test.db
    .insert(customer)
    .values({ id: 'c1', sellerId: seller.id, name: 'Zubeida' })
    .returning();
  await test.db.update(lead).set({ customerId: zubeida?.id }).where(eq(lead.id, won));
  const answer = await test.app.inject({
    url: `/api/seller/get-enquiries/${seller.id}`,
    headers: seller.authorization,
  });
  const rows = answer
    .json()
    .map((row: Record<string, unknown>) => [
      ...[row.leadId, row.state, row.wonPrice, row.wonCurrency],
      ...[row.lostReason, row.customer, row.answeredAfter],
    ]);
  expect(rows.sort()).toEqual(
    [
      [won, 'WON', 100, 'INR', null, 'Zubeida', 1.5],
      [won, 'WON', null, null, null, 'Zubeida', 1.5],
      [lost, 'LOST', null, null, 'PRICE', '', null],
    ].sort(),
  );
});

it('takes the median of the first moves, not of the leads', async () => {
  const falcon = await aPiece('Falcon');
  for (const movedAfter of [10, 30, 800]) await asked(falcon.id, { daysAgo: 1, movedAfter });
  await asked(falcon.id, { daysAgo: 1 });
  await asked(falcon.id, { daysAgo: 8, movedAfter: 60 });
  expect((await numbers('?days=7')).firstMove).toEqual({
    ...{ leads: 3, minutes: 30 },
    before: { leads: 1, minutes: 60 },
  });
});

it('names deleted pieces that were asked about, and leaves out the others', async () => {
  const [falcon, heron] = [await aPiece('Falcon'), await aPiece('Heron')];
  await viewed(falcon.id, 0, 4);
  await viewed(heron.id, 0, 7);
  await asked(falcon.id, { daysAgo: 0 });
  await test.db.delete(product);
  const told = await numbers();
  expect(told.pieces).toMatchObject([{ _id: falcon.id, name: `Asked ${falcon.id}`, views: 4 }]);
  expect(told.unasked).toEqual([]);
  expect(told.days).toMatchObject([{ views: 11 }]);
});

it("tells nothing of another seller's", async () => {
  await viewed((await aPiece('Falcon')).id, 0, 4);
  const another = await aSeller(test);
  expect((await numbers('', another)).days).toEqual([]);
});

it.each(['days=0', 'days=367', 'region=US', 'by=name'])('refuses %s', async (query) => {
  const answer = await test.app.inject({
    url: `/api/seller/numbers/${seller.id}?${query}`,
    headers: seller.authorization,
  });
  expect(answer.statusCode).toBe(400);
});
