import { describe, expect, it } from 'vitest';
import { setSiteState } from '#database/queries/site-state.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { turnTrendingJob } from '#services/jobs/timed-changes.ts';
import {
  aCategory,
  anAdmin,
  aProduct,
  aSeller,
  parentsOf,
  productFields,
} from '#tests/support/factories.ts';
import { multipart } from '#tests/support/files/multipart.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const world = await perTest(async () => {
  const [admin, seller] = [await anAdmin(test), await aSeller(test, { name: 'Aaa' })];
  const bags = await aCategory(test.db);
  const parents = parentsOf(seller, bags);
  const trending = (name: string) => aProduct(test.db, parents, { name, trending: true });
  const [clutch, tote] = [await trending('Clutch'), await trending('Tote')];
  return { admin, seller, bags, clutch, tote, plain: await aProduct(test.db, parents) };
});

async function call(method: 'GET' | 'PUT', url: string, payload?: object) {
  const { authorization: headers } = world.admin;
  const asked = { method, url: `/api/admin/${url}`, headers, ...(payload && { payload }) };
  const answer = await test.app.inject(asked);
  return { status: answer.statusCode, body: answer.json() };
}
const read = async (url: string) => (await test.app.inject(`/api/${url}`)).json();
const ids = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);
const trendingNow = async () => ids(await read('get-product?trending=true')).toSorted();
const runJob = (now: Date) =>
  turnTrendingJob.run({ ...test.context, now: () => now }, '', new AbortController().signal);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

describe('featured sellers', () => {
  const choose = (sellers: string[], was: string[] = []) =>
    call('PUT', 'choose-featured-sellers', { sellers, was });
  const shown = async () => ids(await read('get-sellers?sort=featured'));

  it('come in the chosen order, then the oldest; whoever is not active is gone at once', async () => {
    const { seller } = world;
    const [second, third] = [await aSeller(test, { name: 'Bbb' }), await aSeller(test)];
    expect(await shown()).toEqual([seller.id, second.id, third.id]);
    expect((await choose([third.id, second.id])).status).toBe(200);
    expect(await shown()).toEqual([third.id, second.id, seller.id]);
    expect(ids(await read('get-sellers'))[0]).toBe(third.id);
    await call('PUT', `update-status/${third.id}`, { status: false, reason: 'Closed for good' });
    expect(await shown()).toEqual([second.id, seller.id]);
    expect((await call('GET', 'get-featured-sellers')).body[0]).toMatchObject({
      active: false,
      Image: '',
    });
  });

  it('are not overwritten, and nobody is chosen who cannot be shown', async () => {
    const { seller } = world;
    const hidden = await aSeller(test, { approved: false });
    expect((await choose([hidden.id])).status).toBe(422);
    expect((await choose([seller.id])).status).toBe(200);
    expect((await choose([], [])).status).toBe(409);
    expect((await choose([], [seller.id])).status).toBe(200);
  });
});

describe('trending pieces', () => {
  it('are put in order, which the lists of products keep out of', async () => {
    const { clutch, tote, plain } = world;
    expect(await read('get-trending-order')).toEqual([]);
    const before = ids(await read('get-product?trending=true'));
    const wanted = before.toReversed();
    const order = async (pieces: string[], was: string[]) =>
      (await call('PUT', 'order-trending', { pieces, was })).status;
    expect(await order(wanted, before)).toBe(200);
    expect(await read('get-trending-order')).toEqual(wanted);
    expect(ids((await call('GET', 'get-trending')).body)).toEqual(wanted);
    expect(ids(await read('get-product?trending=true'))).toEqual(before);
    expect(await order(before, before)).toBe(409);
    expect(await order([plain.id], wanted)).toBe(422);
    expect(await read('get-trending-order')).toEqual(wanted);
    await call('PUT', `update-trending/${clutch.id}`, { isTrending: false });
    expect(await read('get-trending-order')).toEqual([tote.id]);
  });

  it('begin and end at their moments', async () => {
    const { clutch, tote } = world;
    const plan = (from: Date | null, until: Date | null) =>
      call('PUT', `plan-trending/${clutch.id}`, { from, until });
    expect((await plan(null, inHours(-1))).status).toBe(422);
    expect((await plan(inHours(2), inHours(1))).status).toBe(422);
    expect((await plan(inHours(1), inHours(2))).status).toBe(200);
    expect(await trendingNow()).toEqual([tote.id]);
    await runJob(new Date());
    expect(await trendingNow()).toEqual([tote.id]);
    await runJob(inHours(1.5));
    expect(await trendingNow()).toEqual([clutch.id, tote.id].toSorted());
    await runJob(inHours(2.5));
    expect(await trendingNow()).toEqual([tote.id]);
    expect(ids((await call('GET', 'get-trending')).body)).toEqual([tote.id]);
  });
});

describe('a seller’s wish', () => {
  async function save(isTrending: boolean) {
    const { seller, plain, bags } = world;
    const fields = { ...productFields(bags), isTrending: String(isTrending) };
    const { payload, headers } = multipart(fields, []);
    const answer = await test.app.inject({
      method: 'PUT',
      url: `/api/seller/edit-product/${plain.id}`,
      headers: { ...headers, ...seller.authorization },
      payload,
    });
    expect(answer.statusCode).toBe(200);
    return answer.json().data;
  }
  const askFirst = () => setSiteState(test.db, 'settings', '{"trending":"granted"}');
  const decide = (granted: boolean) =>
    call('PUT', `decide-trending/${world.plain.id}`, { granted });

  it('applies at once, unless admins grant it', async () => {
    expect(await save(true)).toMatchObject({ trending: true, trendingAsked: false });
    await save(false);
    await askFirst();
    expect(await save(true)).toMatchObject({ trending: false, trendingAsked: true });
    expect(await save(true)).toMatchObject({ trending: false, trendingAsked: true });
    const asked = (await call('GET', 'get-trending')).body.filter(
      ({ state }: { state: string }) => state === 'asked',
    );
    expect(ids(asked)).toEqual([world.plain.id]);
    expect((await decide(true)).status).toBe(200);
    expect(await trendingNow()).toContain(world.plain.id);
    expect((await decide(true)).status).toBe(409);
    expect(await save(true)).toMatchObject({ trending: true, trendingAsked: false });
  });

  it('can be declined, and taken back', async () => {
    await askFirst();
    await save(true);
    await decide(false);
    expect(await trendingNow()).not.toContain(world.plain.id);
    await save(true);
    expect(await save(false)).toMatchObject({ trending: false, trendingAsked: false });
    const actions = (await test.db.select().from(auditEntry)).map(({ action }) => action);
    expect(actions).toContain('decline-trending');
  });
});
