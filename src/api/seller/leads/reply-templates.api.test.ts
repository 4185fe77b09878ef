import { expect, it } from 'vitest';
import { MOST_TEMPLATES, type ReplyTemplate } from '#contracts/leads/reply-template.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { replyTemplate } from '#database/schema/lead.ts';
import { aSeller } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test));

type Who = { id: string; authorization: Record<string, string> };

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  who: Who = seller,
) {
  const headers = who.authorization;
  const answer = await test.app.inject({
    ...{ method, url: `/api/seller/${url}`, headers },
    ...(payload && { payload }),
  });
  const body = answer.json();
  return { status: answer.statusCode, body, data: body.data as ReplyTemplate };
}

const add = async (name: string, text = 'Hello {name}, {piece} costs {price}.') =>
  (await call('POST', 'add-reply-template', { name, text })).data;
const edit = (id: string, changes: object, who?: Who) =>
  call('PUT', `edit-reply-template/${id}`, { name: 'One', text: 'Hello', ...changes }, who);
const list = async (who: Who = seller) => {
  const { body } = await call('GET', `get-reply-templates/${who.id}`, undefined, who);
  return body as ReplyTemplate[];
};
const names = async () => (await list()).map(({ name }) => name);

it('adds, changes and deletes templates, which stay in their order', async () => {
  expect(await list()).toEqual([]);
  const text = 'Hello {name},\n{opening hours}\n{nothing known}';
  const one = await call('POST', 'add-reply-template', { name: ' One ', text });
  expect(one.status).toBe(201);
  expect(one.data).toEqual({
    ...{ _id: expect.any(String), name: 'One', text, texts: { en: text }, position: 0, version: 1 },
  });
  const two = await add('Two');
  expect(two.position).toBe(1);
  const changed = await edit(one.data._id, { name: 'First', text: 'Good day' });
  const texts = { en: 'Good day' };
  expect(changed.data).toEqual({
    ...{ ...one.data, name: 'First', text: 'Good day', texts, version: 2 },
  });
  expect(await list()).toEqual([changed.data, two]);
  expect((await call('DELETE', `delete-reply-template/${one.data._id}`)).status).toBe(200);
  expect((await call('DELETE', `delete-reply-template/${one.data._id}`)).status).toBe(404);
  expect(await names()).toEqual(['Two']);
  expect((await add('Three')).position).toBe(2);
  const told = await test.db
    .select({ action: auditEntry.action, after: auditEntry.after })
    .from(auditEntry);
  expect(told.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['add-reply-template', 'edit-reply-template', 'delete-reply-template']),
  );
  expect(JSON.stringify(told)).not.toContain('Good day');
});

it('keeps a text for each language, and what version 1.0 writes as the one text that it is', async () => {
  const texts = { en: 'It is {availability}.', ar: 'الحالة: {التوفر}.' };
  const both = await call('POST', 'add-reply-template', { name: 'One', texts });
  expect([both.status, both.data.texts, both.data.text]).toEqual([201, texts, texts.en]);
  const { _id } = both.data;
  const arabic = await call('PUT', `edit-reply-template/${_id}`, {
    ...{ name: 'One', texts: { ar: texts.ar } },
  });
  expect(arabic.data).toMatchObject({ texts: { ar: texts.ar }, text: texts.ar });
  expect(Object.keys(arabic.data.texts)).toEqual(['ar']);
  await call('PUT', `edit-reply-template/${_id}`, { name: 'One', texts });
  await test.db.update(replyTemplate).set({ text: 'مرحبًا' });
  expect((await list())[0]?.texts).toEqual({ ar: 'مرحبًا' });
  const none = await call('PUT', `edit-reply-template/${_id}`, { name: 'One', texts: {} });
  expect([none.status, none.body.fields]).toEqual([422, { text: 'Text is required' }]);
  const empty = await call('PUT', `edit-reply-template/${_id}`, {
    name: 'One',
    texts: { ar: ' ' },
  });
  expect(empty.status).toBe(422);
  expect((await list())[0]?.version).toBe(3);
});

it('moves a template among the others, which keep their versions', async () => {
  const [one, , three] = [await add('One'), await add('Two'), await add('Three')];
  const { name, text } = three;
  const moved = await edit(three._id, { name, text, position: 0 });
  expect(moved.data).toMatchObject({ position: 0, version: 2 });
  expect(await names()).toEqual(['Three', 'One', 'Two']);
  await edit(one._id, { text: one.text, position: MOST_TEMPLATES, version: 1 });
  expect(await names()).toEqual(['Three', 'Two', 'One']);
  expect((await list()).map(({ position, version }) => [position, version])).toEqual([
    [0, 2],
    [1, 1],
    [2, 2],
  ]);
});

it('tells the later of two people that somebody was quicker', async () => {
  const { _id, version } = await add('One');
  const both = await Promise.all([
    edit(_id, { text: 'From one tab', version }),
    edit(_id, { text: 'From another', version }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [kept] = await list();
  expect(kept).toMatchObject({
    version: 2,
    text: both.find((each) => each.status === 200)?.data.text,
  });
  expect((await edit(_id, { text: 'Whatever is there' })).data.version).toBe(3);
});

it('adds all of those that come at once, each at a position of its own', async () => {
  await Promise.all(['A', 'B', 'C', 'D'].map((name) => add(name)));
  expect((await list()).map(({ position }) => position)).toEqual([0, 1, 2, 3]);
});

it.each([
  ['no name', { name: '', text: 'Hello' }, 'name'],
  ['a name too long', { name: 'x'.repeat(61), text: 'Hello' }, 'name'],
  ['no text', { name: 'One', text: ' ' }, 'text'],
  ['a text too long', { name: 'One', text: 'x'.repeat(2001) }, 'text'],
  ['no position', { name: 'One', text: 'Hello', position: -1 }, 'position'],
])('refuses %s', async (_, changes, field) => {
  const { _id } = await add('One');
  const { status, body } = await edit(_id, changes);
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  expect((await list())[0]?.version).toBe(1);
});

it("knows no other seller's templates, and refuses more than fifty", async () => {
  const { _id } = await add('One');
  const other = await aSeller(test);
  expect((await edit(_id, {}, other)).status).toBe(404);
  expect((await call('DELETE', `delete-reply-template/${_id}`, undefined, other)).status).toBe(404);
  expect(await list(other)).toEqual([]);
  const rows = Array.from({ length: MOST_TEMPLATES - 1 }, (_, index) => ({
    ...{ id: `t${index}`, sellerId: seller.id, name: 'Two', text: 'Hello', position: index + 1 },
  }));
  await test.db.insert(replyTemplate).values(rows);
  const more = await call('POST', 'add-reply-template', { name: 'Another', text: 'Hello' });
  expect([more.status, more.body.code]).toEqual([409, 'too-many']);
  expect(await names()).toHaveLength(MOST_TEMPLATES);
});
