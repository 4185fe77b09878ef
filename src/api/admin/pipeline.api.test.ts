import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { PipelineLead, PipelineNumbers, WonValue } from '#contracts/leads/pipeline.ts';
import { sumNextDay } from '#database/queries/pipeline/category-counts.ts';
import { seller as sellers } from '#database/schema/accounts/account.ts';
import { categoryCount, viewCount } from '#database/schema/counts.ts';
import { customer, lead } from '#database/schema/lead.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let clock = new Date();
const test = await clearedApp({ now: () => clock });
const world = await perTest(async () => {
  clock = new Date();
  const [admin, rami, zara] = [
    await anAdmin(test),
    await aSeller(test, { name: 'Rami Clocks' }),
    await aSeller(test, { name: 'Zara Rings' }),
  ];
  const [watches, rings] = [
    await aCategory(test.db, { name: 'Watches' }),
    await aCategory(test.db, { name: 'Rings' }),
  ];
  const clockwork = await aProduct(test.db, parentsOf(rami, watches), { name: 'Tide Clock' });
  const ring = await aProduct(test.db, parentsOf(zara, rings), { name: 'Opal Ring' });
  return { admin, rami, zara, watches, rings, clockwork, ring };
});

async function get<T>(url: string): Promise<{ body: T; total: unknown; link: unknown }> {
  const headers = world.admin.authorization;
  const response = await test.app.inject({ url: `/api/admin${url}`, headers });
  const { 'x-total-count': total, link } = response.headers;
  return { body: response.json(), total, link };
}

let serial = 0;
/** A shopper's enquiry so many milliseconds ago. */
async function ask(productId: string, region: 'IN' | 'AE' = 'IN', ago = 0): Promise<string> {
  const now = clock;
  serial += 1;
  const reference = `REF${1000 + serial}`;
  clock = new Date(now.getTime() - ago);
  const payload = { reference, productId, region };
  const { statusCode } = await test.app.inject({ method: 'POST', url: '/api/enquiry', payload });
  expect(statusCode).toBe(202);
  clock = now;
  return reference;
}

const move = (reference: string, set: Partial<typeof lead.$inferInsert>) =>
  test.db.update(lead).set(set).where(sql`${lead.reference} = ${reference}`);
const won = { state: 'WON', wonPrice: '90.00', wonCurrency: 'INR' } as const;

const references = async (query = '') =>
  (await get<PipelineLead[]>(`/get-leads${query}`)).body.map(({ reference }) => reference);

describe('the pipeline', () => {
  it('has the leads of all sellers, newest first, and nothing of the shoppers', async () => {
    const { clockwork, ring, zara } = world;
    const first = await ask(clockwork.id, 'IN', 2 * HOUR);
    const second = await ask(ring.id, 'AE', HOUR);
    const who = { sellerId: zara.id, name: 'Leila Secret', phone: '+971500000000' };
    await test.db.insert(customer).values({ id: 'c'.repeat(12), ...who });
    const personal = {
      customerId: 'c'.repeat(12),
      message: 'Secret words',
      words: 'Opal Leila Secret',
    };
    await move(second, { ...personal, ...won });
    const { body, total } = await get<PipelineLead[]>('/get-leads');
    expect(total).toBe('2');
    expect(body.map(({ reference }) => reference)).toEqual([second, first]);
    expect(body[0]).toMatchObject({
      seller: { _id: zara.id, name: 'Zara Rings' },
      region: 'AE',
      state: 'WON',
      wonPrice: 90,
      wonCurrency: 'INR',
      pieces: [{ productId: ring.id, name: 'Opal Ring' }],
    });
    expect(JSON.stringify(body)).not.toMatch(/secret|leila|50000/i);
    expect(await references('?q=leila')).toEqual([]);
    expect(await references('?q=secret')).toEqual([]);
  });

  it('is filtered by seller, state, region, category and days, searched and paged', async () => {
    const { clockwork, ring, zara, watches } = world;
    const old = await ask(clockwork.id, 'IN', 40 * DAY);
    const talked = await ask(clockwork.id, 'AE', 2 * HOUR);
    const asked = await ask(ring.id, 'IN', HOUR);
    await move(talked, { state: 'TALKING' });
    expect(await references(`?seller=${zara.id}`)).toEqual([asked]);
    expect(await references('?state=TALKING')).toEqual([talked]);
    expect(await references('?region=IN')).toEqual([asked, old]);
    expect(await references(`?category=${watches.id}`)).toEqual([talked, old]);
    expect(await references('?days=7')).toEqual([asked, talked]);
    expect(await references('?q=opal')).toEqual([asked]);
    expect(await references('?q=rami&order=asc')).toEqual([old, talked]);
    expect(await references(`?q=${talked.toLowerCase()}`)).toEqual([talked]);
    const { link } = await get('/get-leads?limit=1');
    const after = /after=([\w-]+)/.exec(String(link))?.[1];
    expect(await references(`?limit=1&after=${after}`)).toEqual([talked]);
  });
});

describe('sellers who leave leads waiting', () => {
  it('come with how many, since when, and how soon they usually move one', async () => {
    const { clockwork, ring, rami, zara } = world;
    const oldest = new Date(clock.getTime() - 3 * DAY);
    await ask(clockwork.id, 'IN', 3 * DAY);
    await ask(clockwork.id, 'IN', 2 * DAY);
    await ask(clockwork.id, 'IN', HOUR);
    await ask(ring.id, 'IN', 25 * HOUR);
    for (const minutes of [10, 30, 600]) {
      const reference = await ask(ring.id, 'IN', 20 * DAY);
      const firstMovedAt = new Date(clock.getTime() - 20 * DAY + minutes * 60_000);
      await move(reference, { state: 'TALKING', firstMovedAt });
    }
    const { body } = await get('/get-waiting-sellers');
    expect(body).toEqual([
      {
        _id: rami.id,
        name: 'Rami Clocks',
        waiting: 2,
        oldest: oldest.toISOString(),
        medianMinutes: null,
      },
      expect.objectContaining({ _id: zara.id, waiting: 1, medianMinutes: 30 }),
    ]);
  });

  it('are none where everything has been moved, or is of today', async () => {
    await ask(world.ring.id, 'IN', 23 * HOUR);
    await move(await ask(world.ring.id, 'IN', 3 * DAY), { state: 'LOST', lostReason: 'PRICE' });
    expect((await get('/get-waiting-sellers')).body).toEqual([]);
  });

  it('are none who may move no lead', async () => {
    const { clockwork, ring, rami, zara } = world;
    for (const { id } of [clockwork, ring]) await ask(id, 'IN', 3 * DAY);
    await test.db
      .update(sellers)
      .set({ status: false, approval: 'deactivated' })
      .where(eq(sellers.id, rami.id));
    expect((await get('/get-waiting-sellers')).body).toMatchObject([{ _id: zara.id, waiting: 1 }]);
  });
});

describe('conversion', () => {
  const numbers = async (days = 30) =>
    (await get<PipelineNumbers>(`/lead-numbers?days=${days}`)).body;
  const dayOf = (ago: number) => new Date(clock.getTime() - ago).toISOString().slice(0, 10);

  async function fill() {
    const { clockwork, ring, rami, zara } = world;
    const seen = (sellerId: string, productId: string, ago: number, views: number) => ({
      ...{ sellerId, productId, views, day: dayOf(ago), region: 'IN' as const },
    });
    await test.db
      .insert(viewCount)
      .values([
        seen(rami.id, clockwork.id, 0, 50),
        seen(rami.id, clockwork.id, 5 * DAY, 30),
        seen(rami.id, clockwork.id, 35 * DAY, 20),
        seen(zara.id, ring.id, 3 * DAY, 7),
      ]);
    await ask(clockwork.id, 'IN', 35 * DAY);
    await ask(clockwork.id, 'IN', 5 * DAY);
    const sold = await ask(clockwork.id, 'AE');
    await move(sold, { ...won, movedAt: clock });
  }

  it('is counted by category, by day and by region, with the period before', async () => {
    await fill();
    const { states, days, categories } = await numbers();
    expect(states).toEqual({ NEW: 2, TALKING: 0, RESERVED: 0, WON: 1, LOST: 0 });
    expect(categories).toEqual([
      {
        _id: world.watches.id,
        name: 'Watches',
        views: 80,
        enquiries: 2,
        won: 1,
        before: { views: 20, enquiries: 1, won: 0 },
      },
      expect.objectContaining({ name: 'Rings', views: 7, enquiries: 0, won: 0 }),
    ]);
    expect(days.at(-1)).toEqual({ day: dayOf(0), region: 'IN', views: 50, enquiries: 0, won: 0 });
    expect(days.at(-2)).toEqual({ day: dayOf(0), region: 'AE', views: 0, enquiries: 1, won: 1 });
    expect((await numbers(4)).categories[0]).toMatchObject({ views: 50, before: { views: 30 } });
  });

  it('is counted by day of one category alone', async () => {
    await fill();
    const of = async ({ id }: { id: string }) =>
      (await get<PipelineNumbers>(`/lead-numbers?days=30&category=${id}`)).body;
    const rings = await of(world.rings);
    expect(rings.days).toEqual([
      { day: dayOf(3 * DAY), region: 'IN', views: 7, enquiries: 0, won: 0 },
    ]);
    expect(rings.categories).toHaveLength(2);
    const watches = (await of(world.watches)).days;
    expect(watches.map(({ views }) => views).reduce((sum, views) => sum + views)).toBe(100);
  });

  it('is worth what sellers told, by month, seller and currency, whatever is no lead any more left out', async () => {
    const { clockwork, ring, rami, zara } = world;
    const daysAgo = (days: number) => new Date(clock.getTime() - days * DAY);
    await move(await ask(clockwork.id, 'IN', 40 * DAY), { ...won, movedAt: daysAgo(40) });
    await move(await ask(clockwork.id, 'IN'), { ...won, movedAt: clock });
    const dirhams = { ...won, wonPrice: '12.50', wonCurrency: 'AED' } as const;
    await move(await ask(clockwork.id, 'AE'), { ...dirhams, movedAt: clock });
    await move(await ask(ring.id, 'IN'), { ...won, movedAt: clock });
    await move(await ask(ring.id, 'IN'), { ...won, movedAt: clock, junkAt: clock });
    await ask(ring.id, 'IN');
    const values = async (days: number) => (await get<WonValue[]>(`/won-values?days=${days}`)).body;
    const month = clock.toISOString().slice(0, 7);
    const now = [
      { month, seller: { _id: rami.id, name: 'Rami Clocks' }, leads: 2, INR: 90, AED: 12.5 },
      { month, seller: { _id: zara.id, name: 'Zara Rings' }, leads: 1, INR: 90, AED: 0 },
    ];
    expect(await values(1)).toEqual(now);
    const before = daysAgo(40).toISOString().slice(0, 7);
    expect(await values(60)).toEqual([
      ...now,
      { month: before, seller: now[0]?.seller, leads: 1, INR: 90, AED: 0 },
    ]);
  });

  it('is the same once days are added up, and goes on where there is more', async () => {
    await fill();
    const [month, week] = [await numbers(), await numbers(7)];
    let steps = 0;
    while (await sumNextDay(test.db, clock)) {
      steps += 1;
      if (steps === 10) expect([await numbers(), await numbers(7)]).toEqual([month, week]);
    }
    expect(steps).toBeGreaterThan(30);
    expect([await numbers(), await numbers(7)]).toEqual([month, week]);
    const first = dayOf(35 * DAY);
    const kept = await test.db
      .select({ day: categoryCount.day, views: categoryCount.views })
      .from(categoryCount)
      .where(sql`${categoryCount.day} = ${first}::date`);
    expect(kept).toEqual([{ day: first, views: 20 }]);
    expect(await sumNextDay(test.db, clock)).toBe(false);
    clock = new Date(clock.getTime() + 2 * DAY);
    expect(await sumNextDay(test.db, clock)).toBe(true);
  });

  it('reads what is added up, not the pieces again', async () => {
    await fill();
    while (await sumNextDay(test.db, clock));
    await test.db.execute(sql`delete from view_count where day < ${dayOf(2 * DAY)}::date`);
    expect((await numbers()).categories[0]).toMatchObject({ views: 80, before: { views: 20 } });
  });
});
