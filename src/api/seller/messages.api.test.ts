import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { LARGEST_DOCUMENT_BYTES } from '#contracts/media.ts';
import { seller as sellers } from '#database/schema/accounts/account.ts';
import { sellerDocument, sellerMessage } from '#database/schema/accounts/seller-identity.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { anAdmin, aSeller, type TestSeller } from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test, { name: 'Rhea' }));

type Somebody = { authorization: { authorization: string } };
type Seller = TestSeller;
const PDF = '%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n';

async function write(who: Somebody, text: string, files: ReturnType<typeof file>[] = []) {
  const { payload, headers } = multipart({ text }, files);
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/seller/write-to-admins',
    headers: { ...headers, ...who.authorization },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

const get = (url: string, who?: Somebody) =>
  test.app.inject({ url: `/api${url}`, ...(who && { headers: who.authorization }) });
const listed = async (query: string) => (await get(`/admin/get-sellers?${query}`, admin)).json();
const answer = (seller: Seller, text: string) =>
  test.app.inject({
    method: 'POST',
    url: `/api/admin/write-to-seller/${seller.id}`,
    headers: admin.authorization,
    payload: { text },
  });

describe('a message is refused', () => {
  it.each([
    ['without words', '  ', 422],
    ['with markup', '<script>alert(1)</script>', 422],
    ['as too long', 'x'.repeat(4001), 422],
  ])('%s', async (_, text, status) => {
    const refused = await write(await aSeller(test), text);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([status, ['text']]);
    expect(await test.db.$count(sellerMessage)).toBe(0);
  });

  it.each([
    ['a page called a PDF', '<html><script>alert(1)</script>', 415],
    ['a program', Buffer.from('7f454c4602010100', 'hex'), 415],
    ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415],
    ['half a PDF', '%PDF-1.7\n1 0 obj << >>', 422],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 422],
    ['nothing', '', 422],
    ['too much', Buffer.alloc(LARGEST_DOCUMENT_BYTES + 1, 32), 413],
  ])('with %s, and nothing of it is kept', async (_, content, status) => {
    const paper = file('document1', content, 'licence.pdf');
    const refused = await write(await aSeller(test), 'Here it is.', [paper]);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([status, ['document1']]);
    expect(await test.db.$count(sellerMessage)).toBe(0);
  });

  it('with more documents than there is room for', async () => {
    const four = [1, 2, 3, 4].map((number) => file(`document${number}`, PDF));
    expect((await write(await aSeller(test), 'Many', four)).status).toBe(422);
    const seller = await aSeller(test);
    await write(seller, 'One', [file('document1', PDF)]);
    await test.db.update(sellerDocument).set({ bytes: 30 * 1024 * 1024 });
    const { status, body } = await write(seller, 'Another', [file('document1', PDF)]);
    expect([status, Object.keys(body.fields)]).toEqual([413, ['document1']]);
    expect((await write(seller, 'Words are welcome')).status).toBe(201);
  });

  it('past ten an hour', async () => {
    const seller = await aSeller(test);
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      statuses.push((await write(seller, `Message ${index}`)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
  });
});

it.each(['pending', 'declined', 'deactivated'] as const)(
  'a %s seller may write; the admins see that it waits for them',
  async (approval) => {
    const seller = await aSeller(test, { status: false, approval });
    expect((await listed('unread=true')).length).toBe(0);
    expect((await write(seller, 'The licence is attached.')).status).toBe(201);
    expect(await listed('unread=true')).toMatchObject([{ _id: seller.id, unread: true }]);
    const messages = (await get(`/admin/get-messages/${seller.id}`, admin)).json();
    expect(messages).toMatchObject([
      { author: 'seller', authorName: seller.name, about: 'message', documents: [] },
    ]);
  },
);

describe('a document', () => {
  const send = async (seller: Seller, name = '../../été #1.exe') => {
    const { body } = await write(seller, 'Here', [file('document1', PDF, name)]);
    return body.data[0].documents[0];
  };

  it('is there for the admins and its seller alone, under no public address', async () => {
    const seller = await aSeller(test, { approved: false });
    const { _id } = await send(seller);
    const another = await aSeller(test);
    expect((await get(`/seller/get-document/${_id}`)).statusCode).toBe(401);
    expect((await get(`/admin/get-document/${_id}`, seller)).statusCode).toBe(403);
    expect((await get(`/seller/get-document/${_id}`, another)).statusCode).toBe(404);
    expect((await test.app.inject(`/media/${_id}.pdf`)).statusCode).toBe(404);
    expect((await get(`/seller/get-document/${_id}`, seller)).body).toBe(PDF);
    expect((await get(`/admin/get-document/${_id}`, admin)).body).toBe(PDF);
    for await (const stored of test.context.store.list()) throw new Error(`public: ${stored.name}`);
  });

  it('is sent to be saved under a harmless name, run by nothing and kept by no cache', async () => {
    const seller = await aSeller(test);
    const { _id, name, type, bytes } = await send(seller);
    expect([name, type, bytes]).toEqual(['été #1.pdf', 'application/pdf', PDF.length]);
    const { headers } = await get(`/admin/get-document/${_id}`, admin);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="_t_ _1.pdf"; filename*=UTF-8''%C3%A9t%C3%A9%20%231.pdf`,
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it('may be a picture, byte for byte', async () => {
    const seller = await aSeller(test);
    const picture = await scene(80, 60).jpeg().toBuffer();
    const { body } = await write(seller, 'Here', [file('document1', picture, 'shop')]);
    const [{ _id, name }] = body.data[0].documents;
    expect(name).toBe('shop.jpg');
    const { rawPayload } = await get(`/seller/get-document/${_id}`, seller);
    expect(rawPayload.equals(picture)).toBe(true);
  });

  it('goes with its seller', async () => {
    const seller = await aSeller(test);
    await send(seller);
    await test.db.delete(sellers).where(eq(sellers.id, seller.id));
    expect(await test.db.$count(sellerDocument)).toBe(0);
    expect(await test.db.$count(sellerMessage)).toBe(0);
  });
});

describe('the admins', () => {
  it('answer by mail and on the screen, and the message counts as read; no name is told', async () => {
    const seller = await aSeller(test, { approved: false });
    await write(seller, 'What is missing?');
    expect((await answer(seller, '')).statusCode).toBe(422);
    expect((await answer(seller, 'Your trade licence, please.')).statusCode).toBe(201);
    expect(await listed('unread=true')).toEqual([]);
    await settleAfterResponses();
    expect(test.mails).toMatchObject([{ to: seller.email }]);
    expect(test.mails[0]?.text).toContain('Your trade licence, please.');
    const read = (await get(`/seller/get-messages/${seller.id}`, seller)).json();
    expect(read).toMatchObject([
      { author: 'admin', authorName: '', text: 'Your trade licence, please.' },
      { author: 'seller', text: 'What is missing?' },
    ]);
    expect(JSON.stringify(read)).not.toContain('Rhea');
  });

  it('decide with a reason, which stands among the messages and answers them', async () => {
    const seller = await aSeller(test, { approved: false });
    await write(seller, 'Please look at us.');
    await test.app.inject({
      method: 'PUT',
      url: `/api/admin/update-status/${seller.id}`,
      headers: admin.authorization,
      payload: { status: false, reason: 'The licence has expired.' },
    });
    expect(await listed('unread=true')).toEqual([]);
    expect((await get(`/admin/get-messages/${seller.id}`, admin)).json()[0]).toMatchObject({
      author: 'admin',
      authorName: 'Rhea',
      about: 'declined',
      text: 'The licence has expired.',
    });
  });

  it('put away what needs no answer', async () => {
    const seller = await aSeller(test);
    await write(seller, 'Thank you.');
    const read = await test.app.inject({
      method: 'PUT',
      url: `/api/admin/read-messages/${seller.id}`,
      headers: admin.authorization,
    });
    expect([read.statusCode, await listed('unread=true')]).toEqual([200, []]);
  });
});

it('no one in support writes in the name of a seller', async () => {
  const seller = await aSeller(test);
  const entered = await test.app.inject({
    method: 'POST',
    url: `/api/admin/log-in-as-seller/${seller.id}`,
    headers: admin.authorization,
  });
  const authorization = { authorization: `Bearer ${entered.json().data.token}` };
  expect((await write({ authorization }, 'I am the seller')).body.code).toBe('not-in-support');
});
