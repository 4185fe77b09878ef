import { describe, expect, it } from 'vitest';
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
    [{ name: 'a\u202eb' }, 'name'],
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
