import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type ListSettings, MOST_VIEWS, type SavedView } from '#contracts/saved-view.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { savedView } from '#database/schema/saved-view.ts';
import { listSettingsOf } from '#services/saved-views/saved-views.ts';
import { anAdmin, aSeller } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test));
const seller = await perTest(() => aSeller(test));

type Who = { id: string; authorization: Record<string, string> };

async function call(
  who: Who,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) {
  const answer = await test.app.inject({
    method,
    url: `/api/${'approval' in who ? 'seller' : 'admin'}/${url}`,
    headers: who.authorization,
    ...(payload && { payload }),
  });
  const body = answer.json();
  return { status: answer.statusCode, body, data: body.data as SavedView };
}

const view = {
  list: 'products',
  name: 'Cheap watches',
  query: 'q=watch&sort=priceINR&order=asc',
  columns: ['name', 'priceINR'],
};
const ownView = { ...view, list: 'own-products' };
const add = (who: Who, changes: object = {}) =>
  call(who, 'POST', 'add-saved-view', { ...('approval' in who ? ownView : view), ...changes });
const edit = (who: Who, id: string, changes: object) =>
  call(who, 'PUT', `edit-saved-view/${id}`, changes);
const remove = (who: Who, id: string) => call(who, 'DELETE', `delete-saved-view/${id}`);
const settings = async (who: Who) =>
  (await call(who, 'GET', 'get-list-settings')).body as ListSettings;
const chooseView = (who: Who, viewId: string | null, list = 'products') =>
  call(who, 'PUT', 'choose-default-view', { list, viewId });
const chooseColumns = (who: Who, columns: string[] | null, list = 'products') =>
  call(who, 'PUT', 'choose-columns', { list, columns });

describe.each([
  ['an admin', () => admin, view],
  ['a seller', () => seller, ownView],
])('%s', (_, whoever, input) => {
  it('saves, changes and deletes views, and all of it is in the audit', async () => {
    const who = whoever();
    expect(await settings(who)).toEqual({ views: [], choices: [] });
    const { status, data } = await add(who, { name: '  Cheap  watches ' });
    expect(status).toBe(201);
    const saved = { ...input, isShared: false, isOwn: true, owner: null, version: 1 };
    expect(data).toEqual({ ...saved, _id: expect.any(String) });
    const changed = await edit(who, data._id, { name: 'Watches', version: 1 });
    expect(changed.data).toEqual({ ...data, name: 'Watches', version: 2 });
    const other = await edit(who, data._id, { query: '', columns: ['brand'] });
    expect(other.data).toMatchObject({ name: 'Watches', query: '', columns: ['brand'] });
    expect((await settings(who)).views).toEqual([other.data]);
    expect((await remove(who, data._id)).status).toBe(200);
    expect((await remove(who, data._id)).status).toBe(404);
    expect((await settings(who)).views).toEqual([]);
    const told = await test.db
      .select({ action: auditEntry.action, by: auditEntry.actorId })
      .from(auditEntry)
      .where(eq(auditEntry.entity, 'saved-view'));
    expect(told.map(({ action }) => action).sort()).toEqual([
      ...['add-saved-view', 'delete-saved-view', 'edit-saved-view', 'edit-saved-view'],
    ]);
    expect(new Set(told.map(({ by }) => by))).toEqual(new Set([who.id]));
  });

  it('chooses columns and the view a list is opened with, each without the other', async () => {
    const who = whoever();
    const { list } = input;
    const { data } = await add(who);
    await chooseColumns(who, ['brand', 'name'], list);
    await chooseView(who, data._id, list);
    const choice = { list, columns: ['brand', 'name'], defaultViewId: data._id };
    expect((await settings(who)).choices).toEqual([choice]);
    await chooseColumns(who, null, list);
    expect((await settings(who)).choices).toEqual([{ ...choice, columns: null }]);
    await chooseView(who, null, list);
    expect((await settings(who)).choices).toEqual([
      { ...choice, columns: null, defaultViewId: null },
    ]);
  });

  it('has one view of a name for each list', async () => {
    const who = whoever();
    await add(who);
    const same = await add(who, { name: 'CHEAP WATCHES' });
    expect([same.status, same.body.code, Object.keys(same.body.fields)]).toEqual([
      ...[409, 'already-exists', ['name']],
    ]);
    const list = 'approval' in who ? 'own-enquiries' : 'sellers';
    expect((await add(who, { list, query: '' })).status).toBe(201);
    const other = await add(who, { name: 'Others' });
    expect((await edit(who, other.data._id, { name: 'cheap watches' })).status).toBe(409);
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name too long', { name: 'x'.repeat(61) }, 'name'],
    ['a name with markup', { name: '<b>Watches</b>' }, 'name'],
    ['a parameter that the list does not have', { query: 'colour=red' }, 'query'],
    ['a page, which is no filter', { query: 'page=3' }, 'query'],
    ['a parameter twice', { query: 'q=a&q=b' }, 'query'],
    ['a value too long', { query: `q=${'x'.repeat(201)}` }, 'query'],
    ['a query too long', { query: `q=${'x'.repeat(1000)}` }, 'query'],
    ['a column twice', { columns: ['name', 'name'] }, 'columns'],
    ['what is no column', { columns: ['<script>'] }, 'columns'],
    [
      'too many columns',
      { columns: Array.from({ length: 41 }, (_each, at) => `c${at}`) },
      'columns',
    ],
  ])('is refused %s, in new and in changed views', async (_what, changes, field) => {
    const who = whoever();
    const { data } = await add(who);
    const answers = [
      await add(who, { name: 'Another', ...changes }),
      await edit(who, data._id, changes),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(422);
      expect(Object.keys(body.fields)[0]).toMatch(new RegExp(`^${field}`));
    }
    expect((await settings(who)).views).toEqual([data]);
  });

  it('is refused a list of the other back office', async () => {
    const who = whoever();
    const list = 'approval' in who ? 'products' : 'own-products';
    expect((await add(who, { list })).status).toBe(422);
    expect((await chooseColumns(who, ['name'], list)).status).toBe(422);
    expect((await chooseView(who, null, list)).status).toBe(422);
  });

  it('keeps a hundred views at most', async () => {
    const who = whoever();
    const { data } = await add(who);
    const [row] = await test.db.select().from(savedView).where(eq(savedView.id, data._id));
    if (row === undefined) throw new Error('nothing was saved');
    const others = Array.from({ length: MOST_VIEWS - 2 }, (_each, index) => ({
      ...row,
      id: `view${index}`,
      name: `View ${index}`,
    }));
    await test.db.insert(savedView).values(others);
    const both = await Promise.all([add(who, { name: 'One' }), add(who, { name: 'Two' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('too-many');
  });

  it('tells the later of two people that somebody was quicker', async () => {
    const who = whoever();
    const { data } = await add(who);
    const both = await Promise.all([
      edit(who, data._id, { query: 'q=one', version: 1 }),
      edit(who, data._id, { query: 'q=two', version: 1 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await settings(who)).views[0]?.version).toBe(2);
  });

  it('opens a list with one view, whichever of two choices at once came last', async () => {
    const who = whoever();
    const { list } = input;
    const [one, two] = [await add(who, { name: 'One' }), await add(who, { name: 'Two' })];
    const ids = [one.data._id, two.data._id];
    const answers = await Promise.all(ids.map((id) => chooseView(who, id, list)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { choices } = await settings(who);
    expect(choices).toHaveLength(1);
    expect(ids).toContain(choices[0]?.defaultViewId);
    await remove(who, choices[0]?.defaultViewId ?? '');
    expect((await settings(who)).choices[0]?.defaultViewId).toBeNull();
  });
});

describe('shared views', () => {
  it('are offered to every admin, whose default they may be, and changed by their owner alone', async () => {
    const other = await anAdmin(test);
    const { data } = await add(admin, { isShared: true });
    const secret = await add(admin, { name: 'My own' });
    const [offered, ...more] = (await settings(other)).views;
    expect(more).toEqual([]);
    expect(offered).toEqual({ ...data, isOwn: false, owner: expect.any(String) });
    for (const id of [data._id, secret.data._id]) {
      expect((await edit(other, id, { name: 'Taken over' })).status).toBe(404);
      expect((await remove(other, id)).status).toBe(404);
    }
    expect((await chooseView(other, secret.data._id)).status).toBe(404);
    expect((await chooseView(other, data._id)).status).toBe(200);
    expect((await chooseView(other, data._id, 'sellers')).status).toBe(404);
    expect((await chooseView(admin, data._id)).status).toBe(200);
    // No more shared, it is nobody else's default.
    await edit(admin, data._id, { isShared: false });
    expect(await settings(other)).toMatchObject({ views: [], choices: [{ defaultViewId: null }] });
    expect((await settings(admin)).choices[0]?.defaultViewId).toBe(data._id);
  });

  it('are offered to those alone who may read the list', async () => {
    const { id, name } = await anAdmin(test);
    await add(admin, { isShared: true });
    await add(admin, { isShared: true, list: 'audit', query: 'q=erase' });
    const editor = { role: 'admin', adminRole: 'catalogue', id, name } as const;
    const { views } = await listSettingsOf(test.db, editor);
    expect(views.map(({ list }) => list)).toEqual(['products']);
  });

  it('are nobody’s default after their owner stopped sharing them, whoever was quicker', async () => {
    const other = await anAdmin(test);
    const { data } = await add(admin, { isShared: true });
    const [, chosen] = await Promise.all([
      edit(admin, data._id, { isShared: false }),
      chooseView(other, data._id),
    ]);
    expect([200, 404]).toContain(chosen.status);
    expect((await settings(other)).choices[0]?.defaultViewId ?? null).toBeNull();
  });

  it('are for admins: a seller shares none, and is offered none', async () => {
    await add(admin, { isShared: true });
    const refused = await add(seller, { isShared: true });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['isShared']]);
    const { data } = await add(seller);
    expect((await edit(seller, data._id, { isShared: true })).status).toBe(422);
    expect((await settings(seller)).views).toEqual([data]);
    const another = await aSeller(test);
    expect(await settings(another)).toEqual({ views: [], choices: [] });
    expect((await edit(another, data._id, { name: 'Mine' })).status).toBe(404);
    expect((await chooseView(another, data._id, 'own-products')).status).toBe(404);
  });
});
