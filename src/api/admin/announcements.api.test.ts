import { expect, it } from 'vitest';
import { sellerTag } from '#database/schema/accounts/seller-identity.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { anAdmin, aSeller } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test));
const one = await perTest(() => aSeller(test, { name: 'Amber House', language: 'ar' }));
const other = await perTest(() => aSeller(test, { name: 'Brass House' }));
const pending = await perTest(() => aSeller(test, { status: false, approval: 'pending' }));

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call(method: Method, url: string, payload?: object, who: typeof admin = admin) {
  const headers = who.authorization;
  const answer = await test.app.inject({
    ...{ method, url: `/api${url}`, headers },
    ...(payload && { payload }),
  });
  await settleAfterResponses();
  return { status: answer.statusCode, body: answer.json() };
}

const words = { title: 'Closed for the feast', text: 'Nobody answers on Friday.', tag: null };
const arabic = { title: 'إجازة العيد', text: 'لا ردود يوم الجمعة.' };
const announce = (changes: object = {}) =>
  call('POST', '/admin/add-announcement', { ...words, arabic, mailed: true, ...changes });
const own = async (seller: typeof one) =>
  (await call('GET', `/seller/get-announcements/${seller.id}`, undefined, seller as never)).body;

it('goes to every active seller, on their screens and by mail in their language', async () => {
  const { status, body } = await announce();
  expect([status, body.data]).toMatchObject([201, { sellers: 2, read: 0, by: admin.name }]);
  expect(await own(one)).toMatchObject([{ title: words.title, arabic, readAt: null }]);
  expect(await own(pending)).toEqual([]);
  const mails = Object.fromEntries(test.mails.map(({ to, text, subject }) => [to, subject + text]));
  expect(Object.keys(mails).sort()).toEqual([one.email, other.email].sort());
  expect(mails[one.email ?? '']).toContain(arabic.text);
  expect(mails[other.email ?? '']).toContain(words.text);
});

it('is read once, and says who has read it', async () => {
  const { data } = (await announce({ mailed: false })).body;
  expect(test.mails).toEqual([]);
  const read = (who: typeof one) =>
    call('POST', `/seller/read-announcement/${data._id}`, undefined, who as never);
  expect((await read(one)).status).toBe(200);
  const [{ readAt }] = await own(one);
  expect((await read(one)).status).toBe(200);
  expect((await own(one))[0].readAt).toBe(readAt);
  expect(await own(other)).toMatchObject([{ readAt: null }]);
  const list = await call('GET', '/admin/get-announcements');
  expect(list.body).toMatchObject([{ sellers: 2, read: 1 }]);
  const readers = await call('GET', `/admin/get-announcement-readers/${data._id}`);
  expect(readers.body).toMatchObject([
    { seller: { name: 'Brass House' }, readAt: null },
    { seller: { name: 'Amber House' }, readAt },
  ]);
  expect((await call('DELETE', `/admin/delete-announcement/${data._id}`)).status).toBe(200);
  expect(await own(one)).toEqual([]);
  expect((await call('DELETE', `/admin/delete-announcement/${data._id}`)).status).toBe(404);
});

it('is shown, counted and tried on the admin before it goes to anybody', async () => {
  const { title, text } = words;
  const look = (changes: object) =>
    call('POST', '/admin/preview-announcement', {
      title,
      text,
      language: 'en',
      tag: null,
      ...changes,
    });
  const { body } = await look({});
  expect(body.sellers).toBe(2);
  expect(body.html).toContain(words.text);
  expect((await look({ ...arabic, language: 'ar' })).body.html).toContain(arabic.text);
  expect((await look({ tag: 'none' })).body.sellers).toBe(0);
  const tried = await call('POST', '/admin/test-announcement', { ...words, arabic, mailed: true });
  expect(tried.body.message).toMatch(/^A test is on its way to .+@/);
  expect(new Set(test.mails.map(({ to }) => to)).size).toBe(1);
  expect(test.mails).toHaveLength(2);
  expect(await own(one)).toEqual([]);
});

it('is corrected, and told once more to those who have it, who are mailed where that is chosen', async () => {
  const { data } = (await announce({ mailed: false })).body;
  const read = () => call('POST', `/seller/read-announcement/${data._id}`, undefined, one as never);
  await read();
  const correct = (changes: object, id = data._id) =>
    call('PUT', `/admin/correct-announcement/${id}`, {
      ...{ title: words.title, arabic, mailed: false },
      ...changes,
    });
  expect((await correct({ text: '<b>' })).status).toBe(422);
  expect((await correct({ text: 'Other' }, 'abcdefghij0123456789')).status).toBe(404);
  const text = 'Nobody answers on Saturday.';
  const { body } = await correct({ text });
  expect(body.data).toMatchObject({ text, read: 0, sellers: 2, correctedAt: expect.any(String) });
  expect(test.mails).toEqual([]);
  expect(await own(one)).toMatchObject([{ text, readAt: null, correctedAt: expect.any(String) }]);
  await read();
  expect(await own(one)).toMatchObject([{ readAt: expect.any(String) }]);
  await correct({ text, mailed: true });
  expect(test.mails.map(({ to }) => to).sort()).toEqual([one.email, other.email].sort());
  const audited = (await call('GET', '/admin/get-audit?entity=announcement')).body;
  expect(audited[1]).toMatchObject({ action: 'correct-announcement', after: { text } });
});

it('goes to those with a tag alone, whatever its case, and is refused where there are none', async () => {
  await test.db.insert(sellerTag).values({ sellerId: other.id, key: 'vip', tag: 'VIP' });
  expect((await announce({ tag: 'vip' })).body.data.sellers).toBe(1);
  expect(await own(one)).toEqual([]);
  expect(await own(other)).toHaveLength(1);
  const nobody = await announce({ tag: 'none' });
  expect([nobody.status, Object.keys(nobody.body.fields)]).toEqual([422, ['tag']]);
  const marked = await announce({ text: '<img src=x>' });
  expect([marked.status, Object.keys(marked.body.fields)]).toEqual([422, ['text']]);
});
