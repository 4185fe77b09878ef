import { describe, expect, it } from 'vitest';
import { settleAfterResponses } from '#services/after-response.ts';
import { anAdmin } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test));

async function post(url: string, payload: object) {
  const response = await test.app.inject({ method: 'POST', url: `/api${url}`, payload });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

async function list(url: string) {
  const response = await test.app.inject({ url: `/api/admin${url}`, headers: admin.authorization });
  return { body: response.json(), total: response.headers['x-total-count'] };
}

const aMessage = (changes = {}) => ({
  name: 'Leïla',
  email: 'leila@post.example',
  message: 'Does the strap come longer?',
  ...changes,
});

describe('refuses', () => {
  it.each([
    [{}, 'Email is required'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'nobody' }, 'Please enter a valid email'],
    [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'Please enter a valid email'],
    [{ email: 7 }, 'Email is required'],
  ])('the address %j for the newsletter', async (payload, message) => {
    const { status, body } = await post('/newsletter', payload);
    expect([status, body.fields]).toEqual([422, { email: message }]);
    expect((await list('/get-newsletter?confirmed=all')).body).toEqual([]);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ email: 'x' }, 'email'],
    [{ message: '<script>alert(1)</script>' }, 'message'],
    [{ message: 'a'.repeat(4001) }, 'message'],
    [{ message: 'a\u0000b' }, 'message'],
    [{ message: 'a\u202eb' }, 'message'],
  ])('a message with %j', async (changes, field) => {
    const { status, body } = await post('/contact', aMessage(changes));
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
    expect((await list('/get-contact-messages')).body).toEqual([]);
  });

  it.each([
    ['/contact', () => aMessage(), 5],
    ['/newsletter', () => ({ email: 'a@post.example' }), 10],
  ])('more of %s than an address may send in an hour', async (url, payload, most) => {
    for (let count = 0; count < most; count += 1) {
      expect((await post(url, payload())).status).toBeLessThan(300);
    }
    const { status, headers } = await post(url, payload());
    expect([status, Number(headers['retry-after']) > 3000]).toEqual([429, true]);
  });
});

describe('keeps', () => {
  it('messages, newest first, to be searched and paged by admins', async () => {
    await post('/contact', aMessage());
    await post(
      '/contact',
      aMessage({ name: 'Omar', email: 'omar@post.example', message: 'Thanks!' }),
    );
    const names = async (query: string) => {
      const { body, total } = await list(`/get-contact-messages?${query}`);
      return [body.map((row: { name: string }) => row.name), total];
    };
    expect(await names('')).toEqual([['Omar', 'Leïla'], '2']);
    expect(await names('order=asc&limit=1')).toEqual([['Leïla'], '2']);
    expect(await names('limit=1&page=2')).toEqual([['Leïla'], '2']);
    expect(await names('q=LEILA')).toEqual([['Leïla'], '1']);
    expect(await names('q=strap')).toEqual([['Leïla'], '1']);
    expect((await list('/get-contact-messages')).body[1]).toEqual({
      _id: expect.any(String),
      ...aMessage(),
      read: false,
      takenBy: null,
      doneAt: null,
      answers: [],
      version: 1,
      createdAt: expect.any(String),
    });
  });
});

describe('a message that is marked as read', () => {
  async function mark(id: string, payload: object, who = admin.authorization) {
    const url = `/api/admin/update-read/${id}`;
    const response = await test.app.inject({ method: 'PUT', url, payload, headers: who });
    return { status: response.statusCode, body: response.json() };
  }
  const total = async (query: string) =>
    Number((await list(`/get-contact-messages?${query}`)).total);

  it('is refused without a yes or no, and where there is none', async () => {
    await post('/contact', aMessage());
    const [{ _id }] = (await list('/get-contact-messages')).body;
    expect((await mark(_id, {})).status).toBe(422);
    expect((await mark(_id, { read: 'yes' })).status).toBe(422);
    expect((await mark('nosuchmessage0000000', { read: true })).status).toBe(404);
    expect(await total('read=false')).toBe(1);
    expect((await list('/get-contact-messages?read=maybe')).body.code).toBe('malformed');
  });

  it('is counted apart, and unread again when that is wished; each once in the audit log', async () => {
    await post('/contact', aMessage());
    await post('/contact', aMessage({ name: 'Omar' }));
    const [newest] = (await list('/get-contact-messages')).body;
    const marked = await mark(newest._id, { read: true });
    expect(marked.body).toMatchObject({ message: 'Marked as read', data: { read: true } });
    await mark(newest._id, { read: true });
    expect([await total(''), await total('read=false'), await total('read=true')]).toEqual([
      2, 1, 1,
    ]);
    const unread = await list('/get-contact-messages?read=false&q=LEILA');
    expect(unread.body).toMatchObject([{ name: 'Leïla', read: false }]);
    expect((await mark(newest._id, { read: false })).body.data.read).toBe(false);
    expect(await total('read=false')).toBe(2);
    const { body: entries } = await list(`/get-audit?entityId=${newest._id}`);
    expect(entries).toMatchObject([
      { action: 'mark-as-unread', before: { read: true }, after: { read: false } },
      { action: 'mark-as-read', actorId: admin.id, before: { read: false }, after: { read: true } },
    ]);
  });
});

describe('a message that is answered', () => {
  const send = async (method: 'PUT' | 'POST', url: string, payload: object, who = admin) => {
    const headers = who.authorization;
    const response = await test.app.inject({ method, url: `/api/admin${url}`, payload, headers });
    return { status: response.statusCode, body: response.json() };
  };
  const newest = async () => (await list('/get-contact-messages')).body[0];
  const total = async (state: string) =>
    Number((await list(`/get-contact-messages?state=${state}`)).total);

  it('is open, one admin’s own, and answered, and says by whom', async () => {
    await post('/contact', aMessage());
    const { _id } = await newest();
    expect([await total('open'), await total('mine'), await total('done')]).toEqual([1, 0, 0]);
    const taken = await send('PUT', `/update-message/${_id}`, { state: 'mine', version: 1 });
    expect(taken.body.data).toMatchObject({ takenBy: { _id: admin.id }, doneAt: null, version: 2 });
    expect([await total('open'), await total('mine'), await total('done')]).toEqual([1, 1, 0]);
    const answer = { text: 'Yes, up to 22 cm.', version: 2 };
    const answered = await send('POST', `/answer-message/${_id}`, answer);
    expect(answered.body.data).toMatchObject({
      read: true,
      answers: [{ by: expect.any(String), text: answer.text }],
    });
    expect([await total('open'), await total('mine'), await total('done')]).toEqual([0, 0, 1]);
    await send('POST', `/answer-message/${_id}`, { text: 'And shorter.', version: 3 });
    await settleAfterResponses();
    expect(test.mails.map(({ to }) => to)).toEqual(Array(2).fill('leila@post.example'));
    const [, second] = test.mails;
    expect(second?.replyTo).toBe(test.context.site.email);
    expect(second?.text).toMatch(
      /^And shorter\.[\s\S]*we wrote:\n> Yes, up to 22 cm\.[\s\S]*you wrote:\n> Does the strap/,
    );
    expect((await list(`/get-audit?entityId=${_id}`)).body[0]).toMatchObject({
      action: 'answer-message',
      after: null,
    });
  });

  it('of two admins who answer at once, one is told what the other has done', async () => {
    await post('/contact', aMessage());
    const { _id } = await newest();
    const other = await anAdmin(test);
    const both = await Promise.all(
      [admin, other].map((who, index) =>
        send('POST', `/answer-message/${_id}`, { text: `Answer ${index}`, version: 1 }, who),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'changed-meanwhile',
      message: expect.stringContaining('answered this message just now'),
    });
    await settleAfterResponses();
    expect([(await newest()).answers.length, test.mails.length]).toEqual([1, 1]);
  });

  it('is set aside and opened again; what is wrong is refused', async () => {
    await post('/contact', aMessage());
    const { _id } = await newest();
    const aside = await send('PUT', `/update-message/${_id}`, { state: 'done', version: 1 });
    expect(aside.body.data.doneAt).not.toBeNull();
    const open = await send('PUT', `/update-message/${_id}`, { state: 'open', version: 2 });
    expect(open.body.data).toMatchObject({ takenBy: null, doneAt: null });
    expect(
      (await send('PUT', `/update-message/${_id}`, { state: 'lost', version: 3 })).status,
    ).toBe(422);
    expect((await send('POST', `/answer-message/${_id}`, { text: ' ', version: 3 })).status).toBe(
      422,
    );
    expect(
      (await send('POST', '/answer-message/nosuchmessage000', { text: 'x', version: 1 })).status,
    ).toBe(404);
    expect((await list('/get-contact-messages?state=lost')).body.code).toBe('malformed');
  });
});
