import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertAuditEntry, type NewAuditEntry } from '#database/queries/audit.ts';
import { clearDatabase, type TestApp, testApp } from '#tests/support/app.ts';
import { anAdmin, aSeller } from '#tests/support/factories.ts';

let test: TestApp;
let admin: Awaited<ReturnType<typeof anAdmin>>;

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
  test = await testApp();
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
afterAll(() => test.close());

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
  'sellerId=a%20b',
  'after=WyJ4Il0',
])('refuses the query %s', async (query) => {
  expect((await get(query)).status).toBe(400);
});

it('tells who did what to what, newest first', async () => {
  const { body, headers } = await get('');
  expect(headers['x-total-count']).toBe('3');
  expect(body.at(-1)).toEqual({ _id: '1', ...entry, createdAt: expect.any(String) });
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
