import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { PageBody } from '#contracts/content/page.ts';
import { insertAuditEntry, type NewAuditEntry } from '#database/queries/audit/audit.ts';
import { attribute } from '#database/schema/attribute.ts';
import { announcement, page } from '#database/schema/content.ts';
import { newsletterIssue } from '#database/schema/mail.ts';
import { clearDatabase } from '#tests/support/app.ts';
import { aCategory, anAdmin, aProduct, aSeller, type TestAdmin } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const test = await sharedApp();
let admin: TestAdmin;

const entry: NewAuditEntry = {
  role: 'seller',
  actorId: 'sellerid1',
  actorName: 'Søren & Élodie',
  action: 'edit-product',
  entity: 'product',
  entityId: 'harbour1xyz',
  before: { name: 'Old' },
  after: { name: 'New' },
};

beforeAll(async () => {
  await clearDatabase(test.db);
  await insertAuditEntry(test.db, { ...entry, sellerId: 'sellerid1' });
  await insertAuditEntry(test.db, {
    ...entry,
    role: 'admin',
    actorId: 'adminid1',
    actorName: 'Meera',
    action: 'set-trending',
    sellerId: 'sellerid1',
  });
  await insertAuditEntry(test.db, { ...entry, entity: 'seller', entityId: 'other1' });
});
beforeEach(async () => {
  admin ??= await anAdmin(test);
});

async function get(query: string, who: { authorization: Record<string, string> } = admin) {
  const url = `/api/admin/get-audit?${query}`;
  const response = await test.app.inject({ url, headers: who.authorization });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

it('is for admins alone', async () => {
  expect((await get('', { authorization: {} })).status).toBe(401);
  expect((await get('', await aSeller(test))).status).toBe(403);
});

it.each([
  'entity=%00',
  'actorId=a%20b',
  'entityId=',
  'sort=action',
  'role=nobody',
  'logIns=with',
  'sellerId=a%20b',
  'after=WyJ4Il0',
  'from=2026-02-30T00:00:00Z',
  'to=2026-03-01',
  'from=yesterday',
])('refuses the query %s', async (query) => {
  expect((await get(query)).status).toBe(400);
});

it('tells who did what to what, newest first', async () => {
  const { body, headers } = await get('');
  expect(headers['x-total-count']).toBe('3');
  expect(body.at(-1)).toEqual({
    _id: '1',
    ...entry,
    entityName: null,
    sellerId: 'sellerid1',
    sellerName: null,
    createdAt: expect.any(String),
  });
  expect(body.map((row: { _id: string }) => row._id)).toEqual(['3', '2', '1']);
});

it.each([
  ['actorId=adminid1', ['2']],
  ['entity=seller', ['3']],
  ['entity=product&entityId=harbour1xyz', ['2', '1']],
  ['q=elodie', ['3', '1']],
  ['q=soren%20edit', ['3', '1']],
  ['q=trend', ['2']],
  ['q=set-trending', ['2']],
  ['q=HARBOUR1x', ['2', '1']],
  ['q=arbour', []],
  ['order=asc', ['1', '2', '3']],
  ['sellerId=sellerid1', ['2', '1']],
  ['sellerId=sellerid1&role=admin', ['2']],
  ['sellerId=sellerid1&role=seller', ['1']],
  ['sellerId=sellerid2', []],
  ['from=2020-01-01T00:00:00Z&to=2999-01-01T00:00:00%2B05:30', ['3', '2', '1']],
  ['from=2999-01-01T00:00:00Z', []],
  ['to=2020-01-01T00:00:00Z', []],
])('finds by %s', async (query, expected) => {
  const { body, headers } = await get(query);
  expect(body.map((row: { _id: string }) => row._id)).toEqual(expected);
  expect(headers['x-total-count']).toBe(String(expected.length));
});

it('pages by number and by key', async () => {
  const first = await get('limit=2');
  const next = /get-audit\?(.+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
  expect((await get(next)).body).toMatchObject([{ _id: '1' }]);
  expect((await get('limit=2&page=2')).body).toMatchObject([{ _id: '1' }]);
  expect((await get('limit=2&page=3')).body).toEqual([]);
});

it('names things and people as they are called now, erased names of admins too', async () => {
  const seller = await aSeller(test, { name: 'Lantern House' });
  const { id: categoryId, sub } = await aCategory(test.db, { name: 'Lamps' });
  const parents = { sellerId: seller.id, categoryId, subCategoryId: sub.id };
  const lamp = await aProduct(test.db, parents, { name: 'Brass lamp' });
  const by = { ...entry, role: 'admin', actorId: admin.id, actorName: '' } as const;
  for (const about of [
    { entity: 'product', entityId: lamp.id, sellerId: seller.id },
    { entity: 'category', entityId: categoryId },
    {
      entity: 'seller',
      entityId: 'goneseller1',
      role: 'seller',
      actorId: 'goneseller1',
      sellerId: 'goneseller1',
    },
  ] as const) {
    await insertAuditEntry(test.db, { ...by, ...about });
  }
  const { body } = await get('limit=3');
  expect(body).toMatchObject([
    { entityName: null, sellerName: null, actorName: 'Erased account' },
    { entityName: 'Lamps', sellerName: null, actorName: admin.name },
    { entityName: 'Brass lamp', sellerName: 'Lantern House', actorName: admin.name },
  ]);
});

it('names whatever has a name of its own, such as a story that is published', async () => {
  const by = { adminId: 'adminid1', adminName: 'Meera' };
  const published = { name: 'rain', cover: null, isInFooter: false } as PageBody;
  const story = { kind: 'story', name: 'rain', title: 'Rain on brass' } as const;
  await test.db.insert(page).values({ id: 'page1', ...story, published, ...by });
  await test.db
    .insert(newsletterIssue)
    .values({ id: 'issue1', subject: 'What is new', text: 'Hello', by: 'Meera' });
  const news = { title: 'Closed', text: 'Today', mailed: false, sellers: 1, by: 'Meera' };
  await test.db.insert(announcement).values({ id: 'news1', ...news });
  await test.db
    .insert(attribute)
    .values({ id: 'clasp1', code: 'clasp', name: 'Clasp', kind: 'text' });
  const ids = { page: 'page1', newsletter: 'issue1', announcement: 'news1', attribute: 'clasp1' };
  for (const [entity, entityId] of Object.entries(ids)) {
    await insertAuditEntry(test.db, { ...entry, entity, entityId, before: null, after: null });
  }
  const { body } = await get('limit=4');
  const names = body.map(({ entityName }: { entityName: string }) => entityName);
  expect(names).toEqual(['Clasp', 'Closed', 'What is new', 'Rain on brass']);
});

it('finds who to narrow it by, gone or not', async () => {
  const actors = async (path: string) => {
    const url = `/api/admin/get-audit-actors${path}`;
    const response = await test.app.inject({ url, headers: admin.authorization });
    return response.json();
  };
  await aSeller(test, { name: 'Élodie 100% Antiques' });
  expect(await actors('?q=elodie%20100%25')).toMatchObject([
    { name: 'Élodie 100% Antiques', role: 'seller' },
  ]);
  expect(await actors('?q=1_0')).toEqual([]);
  expect((await actors(''))[0]).toMatchObject({ _id: admin.id, role: 'admin' });
  expect(await actors(`/${admin.id}`)).toEqual({ _id: admin.id, name: admin.name, role: 'admin' });
  expect(await actors('/sellerid1')).toMatchObject({ name: 'Søren & Élodie', role: 'seller' });
  expect(await actors('/goneseller1')).toMatchObject({ name: 'Erased account' });
  expect(await actors('/nobodyatall')).toMatchObject({ code: 'not-found' });
});

it('leaves out log-ins, failed ones and log-outs where that is asked', async () => {
  const actions = ['log-in', 'log-in-from-new-device', 'log-in-failed', 'log-out'];
  for (const action of [...actions, 'second-factor-failed', 'log-in-as-seller']) {
    await insertAuditEntry(test.db, { ...entry, action, entity: 'seller', entityId: 'logged1' });
  }
  const of = async (query: string) =>
    (await get(`entityId=logged1&${query}`)).body.map(({ action }: { action: string }) => action);
  expect(await of('logIns=without')).toEqual(['log-in-as-seller']);
  expect(await of('')).toHaveLength(6);
  const total = async (query: string) => Number((await get(query)).headers['x-total-count']);
  expect((await total('')) - (await total('logIns=without'))).toBe(5);
});

it('tells of a change of many products in one line, which its parts stand behind', async () => {
  const whole = { ...entry, action: 'bulk-change', entity: 'bulk-change', entityId: 'many1' };
  await insertAuditEntry(test.db, whole);
  const parts = [
    { entityId: 'harbour2xyz', sellerId: 'sellerid2', partOf: 'many1' },
    { entityId: 'harbour3xyz', sellerId: 'sellerid3', partOf: 'many1' },
  ];
  for (const part of parts) await insertAuditEntry(test.db, { ...entry, ...part });
  const things = async (query: string) =>
    (await get(query)).body.map(({ entityId }: { entityId: string }) => entityId);
  expect(await things('limit=1')).toEqual(['many1']);
  expect(await things('partOf=many1')).toEqual(['harbour3xyz', 'harbour2xyz']);
  expect(await things('sellerId=sellerid2')).toEqual(['many1']);
  expect(await things('entity=product&entityId=harbour2xyz')).toEqual(['harbour2xyz']);
  expect(await things('q=harbour3')).toEqual(['harbour3xyz']);
  expect(await things('q=edit-product&sellerId=sellerid3')).toEqual([]);
});
