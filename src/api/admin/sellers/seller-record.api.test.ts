import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { LARGEST_DOCUMENT_BYTES } from '#contracts/media.ts';
import { MOST_FILED_BYTES, MOST_TAGS } from '#contracts/sellers/seller-record.ts';
import { seller as sellers } from '#database/schema/accounts/account.ts';
import {
  emailConfirmation,
  sellerDocument,
  sellerNote,
  sellerTag,
} from '#database/schema/accounts/seller-identity.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { report } from '#database/schema/report.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { daysAfter } from '#domain/time/days.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { anAdmin, aSeller, type TestSeller } from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const rhea = await perTest(() => anAdmin(test, { name: 'Rhea' }));
const tomas = await perTest(() => anAdmin(test, { name: 'Tomas' }));

type Somebody = { authorization: { authorization: string } };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function ask(method: Method, url: string, payload?: object, who: Somebody | null = rhea) {
  const response = await test.app.inject({
    method,
    url: `/api${url}`,
    ...(who && { headers: who.authorization }),
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
}

const record = async ({ id }: { id: string }) =>
  (await ask('GET', `/admin/get-seller-record/${id}`)).body;
const listed = async (query: string): Promise<string[]> =>
  (await ask('GET', `/admin/get-sellers?${query}`)).body.map(({ _id }: { _id: string }) => _id);
const lastEntry = async (action: string) =>
  (
    await test.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, action))
      .orderBy(sql`id desc`)
      .limit(1)
  )[0];

const PDF = '%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n';

async function fileDocument(
  seller: { id: string },
  fields: object = {},
  files = [file('document1', PDF, 'licence.pdf')],
) {
  const form = multipart({ title: 'Trade licence', ...fields }, files);
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/admin/file-seller-document/${seller.id}`,
    headers: { ...form.headers, ...rhea.authorization },
    payload: form.payload,
  });
  return { status: response.statusCode, body: response.json() };
}

describe('contact data', () => {
  const correct = (seller: { id: string }, values: object, who: Somebody = rhea) =>
    ask('PUT', `/admin/correct-contact/${seller.id}`, { version: 1, ...values }, who);
  const confirm = (token: string) => ask('POST', '/seller/confirm-email', { token }, null);
  const logIn = async (emailOrPhone: string) =>
    (await ask('POST', '/seller/login', { emailOrPhone, password: 'correct horse battery' }, null))
      .status;
  const mailsTo = async (email: string) => {
    await settleAfterResponses();
    return test.mails.filter(({ to }) => to === email).map(({ text }) => text);
  };
  // Mails of one moment are delivered in any order.
  const tokenTo = async (email: string) =>
    (await mailsTo(email))
      .join('')
      .match(/(?<=confirm-email\?token=)[\w-]+/g)
      ?.at(-1) ?? '';

  it.each([
    [{ name: '★★★' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ phone: '12345' }, 'phone'],
    [{ INR: 'call me' }, 'INR'],
    [{ version: 0 }, 'version'],
  ])('is refused as %j, and nothing changes', async (values, field) => {
    const seller = await aSeller(test);
    const { status, body } = await correct(seller, { name: 'Cedar House', ...values });
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
    expect((await record(seller)).earlier).toEqual([]);
  });

  it("is refused where it is another seller's, who is named", async () => {
    const other = await aSeller(test, { name: 'Amber House' });
    const seller = await aSeller(test);
    for (const [field, value] of Object.entries({
      name: 'AMBER House',
      email: other.email.toUpperCase(),
      phone: other.phone,
    })) {
      const { status, body } = await correct(seller, { [field]: value });
      expect([field, status, Object.keys(body.fields)]).toEqual([field, 409, [field]]);
    }
    expect((await correct(seller, { phone: other.phone })).body.message).toContain('Amber House');
    expect(await test.db.$count(emailConfirmation)).toBe(0);
  });

  it('counts at once, without review, and is told to the seller and in the record', async () => {
    const seller = await aSeller(test, { name: 'Amber House' });
    const form = multipart({ name: 'Amber Palace', INR: '+919876511111' });
    await test.app.inject({
      method: 'PUT',
      url: `/api/seller/update-profile/${seller.id}`,
      headers: { ...form.headers, ...seller.authorization },
      payload: form.payload,
    });
    const { status, body } = await correct(seller, {
      ...{ name: 'Cedar House', phone: '5559990001', INR: '+919876500000', DXB: '' },
      ...{ reason: 'As agreed on the phone', version: 2 },
    });
    expect([status, body.data]).toMatchObject([
      200,
      { name: 'Cedar House', phone: '5559990001', INR: '+919876500000', changes: [], version: 3 },
    ]);
    expect((await ask('GET', `/get-seller/${seller.id}`, undefined, null)).body).toMatchObject({
      name: 'Cedar House',
      DXB: '',
    });
    const [text = ''] = await mailsTo(seller.email);
    expect(text).toContain('Chat number for India');
    expect(text).toContain('As agreed on the phone');
    expect(text).not.toMatch(/Cedar|Amber/);
    const { earlier } = await record(seller);
    const told = earlier.map(({ field, before, by }: Record<string, string>) => [
      field,
      before,
      by,
    ]);
    expect(told).toEqual([
      ['name', 'Amber House', 'Rhea'],
      ['phone', seller.phone, 'Rhea'],
      ['INR', '+910000000001', 'Rhea'],
      ['DXB', '+971000000001', 'Rhea'],
    ]);
    expect([await logIn('5559990001'), await logIn(seller.phone)]).toEqual([200, 401]);
  });

  it('is refused to the second of two admins, who is told who was first', async () => {
    const seller = await aSeller(test);
    const answers = await Promise.all([
      correct(seller, { phone: '5559990001' }),
      correct(seller, { phone: '5559990002' }, tomas),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'changed-meanwhile',
      message: expect.stringMatching(/(Rhea|Tomas) corrected the contact data just now/),
    });
  });

  it('as a new e-mail waits until it is confirmed from there; the old address is told', async () => {
    const seller = await aSeller(test);
    await ask('POST', '/seller/forgot-password', { email: seller.email }, null);
    await settleAfterResponses();
    const reset = /token=([\w-]+)/.exec((await mailsTo(seller.email))[0] ?? '')?.[1];
    const email = 'new@cedar.example';
    const { body } = await correct(seller, { email });
    expect([body.message, body.data.email]).toEqual([
      'Saved. The new e-mail waits to be confirmed.',
      seller.email,
    ]);
    expect((await record(seller)).newEmail).toMatchObject({ email, askedBy: 'Rhea' });
    expect((await mailsTo(seller.email)).at(-1)).toContain('It replaces this one');
    expect(JSON.stringify(await mailsTo(seller.email))).not.toContain(email);
    expect([await logIn(seller.email), await logIn(email)]).toEqual([200, 401]);

    const token = await tokenTo(email);
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(422);
    expect([await logIn(seller.email), await logIn(email)]).toEqual([401, 200]);
    expect((await mailsTo(seller.email)).at(-1)).toContain('no longer log in with this one');
    const newPassword = 'another way over the sea';
    const late = { token: reset, newPassword };
    expect((await ask('POST', '/seller/reset-password-by-link', late, null)).status).toBe(422);
    const { earlier, newEmail } = await record(seller);
    expect([newEmail, earlier]).toMatchObject([
      null,
      [{ field: 'email', before: seller.email, after: email, by: seller.name }],
    ]);
    expect((await lastEntry('confirm-email'))?.after).toMatchObject({ email, askedBy: 'Rhea' });
    expect((await correct(seller, { phone: '5559990001' })).status).toBe(409);
  });

  it('of an e-mail is sent again, which ends the link before, or cancelled', async () => {
    const seller = await aSeller(test, { emailConfirmedAt: null });
    const email = 'new@cedar.example';
    await correct(seller, { email });
    const first = await tokenTo(email);
    await correct(seller, { email, version: 2 });
    expect((await confirm(first)).status).toBe(422);
    // The seller's own link, for the address that it has, is another matter.
    await ask('POST', '/seller/resend-confirmation', undefined, seller);
    const own = await tokenTo(seller.email);
    expect((await confirm(own)).status).toBe(200);
    expect((await record(seller)).newEmail).toMatchObject({ email });
    const cancel = () => ask('DELETE', `/admin/cancel-new-email/${seller.id}`);
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(409);
    expect((await confirm(await tokenTo(email))).status).toBe(422);
    expect((await record(seller)).newEmail).toBe(null);
  });

  it('of an e-mail that somebody else has taken meanwhile stays as it is', async () => {
    const seller = await aSeller(test);
    const email = 'new@cedar.example';
    await correct(seller, { email });
    await aSeller(test, { email });
    const { status, body } = await confirm(await tokenTo(email));
    expect([status, body.code]).toEqual([409, 'already-exists']);
    expect(await logIn(seller.email)).toBe(200);
  });

  it('is of a seller that exists', async () => {
    const nobody = { id: 'nobody00here' };
    expect((await correct(nobody, { name: 'Cedar House' })).status).toBe(404);
    expect((await ask('DELETE', `/admin/cancel-new-email/${nobody.id}`)).status).toBe(404);
    expect((await ask('GET', `/admin/get-seller-record/${nobody.id}`)).status).toBe(404);
  });
});

describe('a note', () => {
  const note = async (seller: TestSeller, text = 'Calls on Fridays', who: Somebody = rhea) =>
    ask('POST', `/admin/add-seller-note/${seller.id}`, { text }, who);

  it.each(['', '  ', 'x'.repeat(4001), '<script>alert(1)</script>'])(
    'is refused as %j',
    async (text) => {
      const { status, body } = await note(await aSeller(test), text);
      expect([status, Object.keys(body.fields)]).toEqual([422, ['text']]);
      expect(await test.db.$count(sellerNote)).toBe(0);
    },
  );

  it('has its author and time, newest first; the audit does not tell what it says', async () => {
    const seller = await aSeller(test);
    await note(seller);
    expect((await note(seller, 'Pays late', tomas)).status).toBe(201);
    expect((await record(seller)).notes).toMatchObject([
      { authorId: tomas.id, authorName: 'Tomas', text: 'Pays late', editedAt: null },
      { authorId: rhea.id, authorName: 'Rhea', text: 'Calls on Fridays' },
    ]);
    expect(JSON.stringify(await test.db.select().from(auditEntry))).not.toContain('Pays late');
  });

  it('is changed and deleted by its author alone, who is told where it was changed elsewhere', async () => {
    const { _id } = (await note(await aSeller(test))).body.data;
    const edit = (text: string, who: Somebody, version = 1) =>
      ask('PUT', `/admin/edit-seller-note/${_id}`, { text, version }, who);
    const remove = (who: Somebody) =>
      ask('DELETE', `/admin/delete-seller-note/${_id}`, undefined, who);
    expect((await edit('Mine', tomas)).body).toMatchObject({ code: 'not-yours' });
    expect((await remove(tomas)).status).toBe(403);
    const both = await Promise.all([edit('Calls on Mondays', rhea), edit('Never calls', rhea)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await remove(rhea)).status).toBe(200);
    expect((await remove(rhea)).status).toBe(404);
    expect((await edit('Gone', rhea)).status).toBe(404);
  });

  it('is told to no seller, neither by a call nor by its own export; an admin exports it', async () => {
    const seller = await aSeller(test);
    await note(seller, 'Wants a larger shop');
    await ask('PUT', `/admin/change-seller-tags/${seller.id}`, { add: ['Choosy'] });
    await fileDocument(seller);
    const own = [
      `/admin/get-seller/${seller.id}`,
      `/seller/get-messages/${seller.id}`,
      `/seller/export-data/${seller.id}`,
    ];
    for (const url of own) {
      const answer = await test.app.inject({ url: `/api${url}`, headers: seller.authorization });
      expect([url, answer.statusCode]).toEqual([url, 200]);
      expect(answer.body).not.toMatch(/larger shop|choosy|Rhea/i);
    }
    const { body } = await ask('POST', '/admin/export-personal-data', { email: seller.email });
    expect(JSON.stringify(body)).toMatch(/larger shop.*Choosy/);
    expect(JSON.stringify(body)).not.toContain('Rhea');
  });
});

describe('tags', () => {
  const change = (seller: { id: string }, body: object) =>
    ask('PUT', `/admin/change-seller-tags/${seller.id}`, body);

  it('are words of a length, and so many', async () => {
    const seller = await aSeller(test);
    for (const tag of ['', '★', 'x'.repeat(41), '<b>bold</b>']) {
      expect((await change(seller, { add: [tag] })).status).toBe(422);
    }
    const many = Array.from({ length: MOST_TAGS }, (_, index) => `Tag ${index}`);
    expect((await change(seller, { add: many })).status).toBe(200);
    const { status, body } = await change(seller, { add: ['One more'] });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['add']]);
    expect(await test.db.$count(sellerTag)).toBe(MOST_TAGS);
    expect((await change({ id: 'nobody00here' }, { add: ['New'] })).status).toBe(404);
  });

  it('are spelled as the first was, found whatever their case, and suggested by use', async () => {
    const [first, second] = [await aSeller(test), await aSeller(test)];
    await change(first, { add: ['VIP', 'Watches'] });
    expect((await change(second, { add: ['vip', ' Vip '] })).body.data).toEqual(['VIP']);
    expect((await ask('GET', '/admin/get-seller-tags')).body).toEqual([
      { tag: 'VIP', sellers: 2 },
      { tag: 'Watches', sellers: 1 },
    ]);
    expect((await listed('tag=vIp')).sort()).toEqual([first.id, second.id].sort());
    expect(await listed('tag=watches')).toEqual([first.id]);
    const [row] = (await ask('GET', `/admin/get-sellers?tag=watches`)).body;
    expect(row.tags).toEqual(['VIP', 'Watches']);
    await change(first, { remove: ['vip'] });
    expect(await listed('tag=VIP')).toEqual([second.id]);
  });

  it('that two admins change at once are lost to neither', async () => {
    const seller = await aSeller(test);
    await change(seller, { add: ['Old'] });
    await Promise.all([
      change(seller, { add: ['Watches'] }),
      change(seller, { add: ['Rugs'] }),
      change(seller, { remove: ['Old'] }),
    ]);
    expect((await record(seller)).tags).toEqual(['Rugs', 'Watches']);
  });
});

describe('a document', () => {
  it.each([
    ['a page called a PDF', '<html><script>alert(1)</script>', 415],
    ['a program', Buffer.from('7f454c4602010100', 'hex'), 415],
    ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415],
    ['a page that ends as a PDF', `<html>${PDF}`, 415],
    ['half a PDF', '%PDF-1.7\n1 0 obj << >>', 422],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 422],
    ['nothing', '', 422],
    ['too much', Buffer.alloc(LARGEST_DOCUMENT_BYTES + 1, 32), 413],
  ])('is refused as %s, and nothing is kept', async (_, content, status) => {
    const refused = await fileDocument(await aSeller(test), {}, [file('document1', content)]);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([status, ['document1']]);
    expect(await test.db.$count(sellerDocument)).toBe(0);
  });

  it('is refused without a file, a title or a true day, and past what is kept of a seller', async () => {
    const seller = await aSeller(test);
    expect((await fileDocument(seller, {}, [])).body.fields).toHaveProperty('document1');
    expect((await fileDocument(seller, { title: ' ' })).body.fields).toHaveProperty('title');
    const wrong = await fileDocument(seller, { expiresOn: '2030-02-31' });
    expect(wrong.body.fields).toHaveProperty('expiresOn');
    expect((await fileDocument({ id: 'nobody00here' })).status).toBe(404);
    await fileDocument(seller);
    await test.db.update(sellerDocument).set({ bytes: MOST_FILED_BYTES });
    expect((await fileDocument(seller)).status).toBe(413);
    expect(await test.db.$count(sellerDocument)).toBe(1);
  });

  it.each(['pending', 'approved', 'declined', 'deactivated'] as const)(
    'is filed of a %s seller, and loaded by admins alone',
    async (approval) => {
      const seller = await aSeller(test, { status: approval === 'approved', approval });
      const picture = await scene(80, 60).jpeg().toBuffer();
      const { status, body } = await fileDocument(seller, { expiresOn: '' }, [
        file('document1', picture, '../pass\u202egnp.exe'),
      ]);
      expect([status, body.data]).toMatchObject([
        201,
        { name: 'passgnp.jpg', type: 'image/jpeg', filedBy: 'Rhea', expiresOn: null },
      ]);
      const url = (role: string) => `/api/${role}/get-document/${body.data._id}`;
      const load = (role: string, headers = {}) => test.app.inject({ url: url(role), headers });
      expect((await load('admin', rhea.authorization)).rawPayload.equals(picture)).toBe(true);
      expect((await load('admin')).statusCode).toBe(401);
      expect((await load('admin', seller.authorization)).statusCode).toBe(403);
      expect((await load('seller', seller.authorization)).statusCode).toBe(404);
      for await (const { name } of test.context.store.list()) throw new Error(`public: ${name}`);
    },
  );

  it('that a seller has sent is given a title and a last day; it stays with its message', async () => {
    const seller = await aSeller(test, { approved: false });
    const form = multipart({ text: 'Here' }, [file('document1', PDF, 'licence.pdf')]);
    await test.app.inject({
      method: 'POST',
      url: '/api/seller/write-to-admins',
      headers: { ...form.headers, ...seller.authorization },
      payload: form.payload,
    });
    const [{ _id, version }] = (await record(seller)).documents;
    const edit = (values: object) =>
      ask('PUT', `/admin/edit-seller-document/${_id}`, {
        ...{ title: 'Trade licence', expiresOn: '2031-01-31', version, ...values },
      });
    expect((await edit({ title: '' })).status).toBe(422);
    const both = await Promise.all([edit({}), edit({ expiresOn: null })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await record(seller)).documents).toMatchObject([
      { title: 'Trade licence', filedBy: '', name: 'licence.pdf' },
    ]);
    const own = await test.app.inject({
      url: `/api/seller/get-document/${_id}`,
      headers: seller.authorization,
    });
    expect(own.body).toBe(PDF);
    expect((await ask('DELETE', `/admin/delete-seller-document/${_id}`)).status).toBe(200);
    expect((await ask('DELETE', `/admin/delete-seller-document/${_id}`)).status).toBe(404);
    expect((await edit({})).status).toBe(404);
    const messages = (await ask('GET', `/admin/get-messages/${seller.id}`)).body;
    expect(messages).toMatchObject([{ text: 'Here', documents: [] }]);
    expect(await lastEntry('delete-seller-document')).toMatchObject({
      sellerId: seller.id,
      before: { title: 'Trade licence' },
    });
  });

  it('that expires is found until it is replaced, which one of two does', async () => {
    const today = dayOf(new Date());
    const [expired, soon, later, declined] = await Promise.all([
      aSeller(test),
      aSeller(test, { approved: false }),
      aSeller(test),
      aSeller(test, { status: false, approval: 'declined' }),
    ]);
    const { _id } = (await fileDocument(expired, { expiresOn: daysAfter(today, -1) })).body.data;
    await fileDocument(soon, { expiresOn: daysAfter(today, 30) });
    await fileDocument(later, { expiresOn: daysAfter(today, 31) });
    await fileDocument(later);
    await fileDocument(declined, { expiresOn: daysAfter(today, -1) });
    expect((await listed('documents=due')).sort()).toEqual([expired.id, soon.id].sort());
    expect(await listed('documents=expired')).toEqual([expired.id]);
    expect((await ask('GET', '/admin/get-sellers?documents=all')).status).toBe(400);

    const renew = (seller: { id: string }) =>
      fileDocument(seller, { replaces: _id, expiresOn: daysAfter(today, 365) });
    expect((await renew(later)).status).toBe(404);
    const both = await Promise.all([renew(expired), renew(expired)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await listed('documents=due')).toEqual([soon.id]);
    expect((await record(expired)).documents).toMatchObject([
      { replacedAt: null },
      { _id, replacedAt: expect.any(String) },
    ]);
  });
});

describe('the record', () => {
  it('has the registration, decisions, reports and leads', async () => {
    const seller = await aSeller(test, { approved: false });
    const decide = (status: boolean, reason: string) =>
      ask('PUT', `/admin/update-status/${seller.id}`, { status, reason });
    await decide(false, 'The licence is missing.');
    await decide(true, '');
    await test.db
      .insert(report)
      .values({ id: 'report000001', sellerId: seller.id, reason: 'conduct' });
    const { decisions, reports, leads } = await record(seller);
    expect(decisions).toMatchObject([
      { about: 'approved', by: 'Rhea' },
      { about: 'declined', note: 'The licence is missing.', by: 'Rhea' },
      { about: 'registered', by: '' },
    ]);
    expect(reports).toMatchObject({ open: 1, answered: 0, latest: expect.any(String) });
    expect(leads).toMatchObject({ states: { NEW: 0, WON: 0 }, latest: null });
    await ask('POST', `/admin/answer-reports/${seller.id}`, {
      ...{ outcome: 'ASKED', newest: 'report000001', words: 'What happened?' },
    });
    expect((await record(seller)).reports).toMatchObject({
      ...{ open: 0, answered: 1 },
      answers: [{ outcome: 'ASKED', words: 'What happened?', by: 'Rhea' }],
    });
    const answers = (query: string) => ask('GET', `/admin/get-report-answers?seller=${query}`);
    expect((await answers(seller.id)).body).toHaveLength(1);
    expect((await answers((await aSeller(test)).id)).body).toEqual([]);
  });

  it('goes with its seller', async () => {
    const seller = await aSeller(test);
    await ask('POST', `/admin/add-seller-note/${seller.id}`, { text: 'Secret words' });
    await ask('PUT', `/admin/change-seller-tags/${seller.id}`, { add: ['Choosy'] });
    await fileDocument(seller);
    await ask('PUT', `/admin/correct-contact/${seller.id}`, { email: 'x@y.example', version: 1 });
    const body = { email: seller.email, confirm: seller.email };
    expect((await ask('POST', '/admin/erase-personal-data', body)).status).toBe(200);
    for (const table of [sellerNote, sellerTag, sellerDocument, emailConfirmation]) {
      expect(await test.db.$count(table)).toBe(0);
    }
    expect(await test.db.$count(sellers, eq(sellers.id, seller.id))).toBe(0);
  });

  it('tells the same numbers as the seller sees', async () => {
    const seller = await aSeller(test);
    const own = await ask('GET', `/seller/numbers/${seller.id}?days=84`, undefined, seller);
    const admins = await ask('GET', `/admin/seller-numbers/${seller.id}?days=84`);
    expect([admins.status, admins.body]).toEqual([200, own.body]);
  });
});

it('a seller that lost its password is mailed a link by an admin, who never sees it', async () => {
  const seller = await aSeller(test);
  const path = `/admin/send-password-link/${seller.id}`;
  expect(
    (await ask('POST', path, undefined, await anAdmin(test, { role: 'finance' }))).status,
  ).toBe(403);
  const { status, body } = await ask('POST', path);
  expect([status, body.message]).toEqual([200, 'The link is mailed. It is good for an hour.']);
  await settleAfterResponses();
  const link = test.mails.findLast(({ to }) => to === seller.email);
  const [, token = ''] = /token=([\w-]+)/.exec(link?.text ?? '') ?? [];
  expect(JSON.stringify(body)).not.toContain(token);
  const told = await test.db
    .select({ action: auditEntry.action, after: auditEntry.after })
    .from(auditEntry)
    .where(eq(auditEntry.entityId, seller.id));
  expect(told).toContainEqual({ action: 'send-password-link', after: null });
  const newPassword = 'another horse battery';
  const chosen = await ask('POST', '/seller/reset-password-by-link', { token, newPassword }, null);
  expect(chosen.status).toBe(200);
  expect((await ask('POST', '/admin/send-password-link/nobody')).status).toBe(404);
});
