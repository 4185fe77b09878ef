import { describe, expect, it } from 'vitest';
import type { MatchingStep } from '#contracts/products/matching-change.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { mail as mails } from '#database/schema/mail.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const world = await perTest(async () => {
  const [admin, seller] = [await anAdmin(test), await aSeller(test)];
  const category = await aCategory(test.db);
  const [ring, watch] = [
    await aProduct(test.db, parentsOf(seller, category), { name: 'Ring' }),
    await aProduct(test.db, parentsOf(seller, category), { name: 'Watch' }),
  ];
  return { admin, seller, ring, watch };
});

type Somebody = { authorization: { authorization: string } };

async function send(
  method: 'PUT' | 'POST',
  url: string,
  payload: object,
  who: Somebody = world.admin,
) {
  const headers = who.authorization;
  const response = await test.app.inject({ method, url: `/api${url}`, headers, payload });
  return { status: response.statusCode, body: response.json() };
}
const doubt = { reason: 'authenticity', words: 'Send us a picture of the mark.' };
const down = (payload: object = doubt, id = world.ring.id) =>
  send('PUT', `/admin/take-down/${id}`, payload);
const up = (payload: object = {}) => send('PUT', `/admin/put-up/${world.ring.id}`, payload);
const askForLook = (words = 'Here it is.') =>
  send('POST', `/seller/ask-for-look/${world.ring.id}`, { words }, world.seller);
const keepDown = (words: string) => send('PUT', `/admin/keep-down/${world.ring.id}`, { words });

async function names(url: string, who?: { authorization: { authorization: string } }) {
  const response = await test.app.inject({
    url: `/api${url}`,
    ...(who && { headers: who.authorization }),
  });
  return response
    .json()
    .map(({ name }: { name: string }) => name)
    .sort();
}
const shown = () => names('/get-product?availability=all');
const waiting = () => names('/admin/get-products?lookAgain=true', world.admin);
const own = async () =>
  (
    await test.app.inject({
      url: `/api/seller/get-product/${world.ring.id}`,
      headers: world.seller.authorization,
    })
  ).json();
const sent = async () =>
  (await test.db.select({ subject: mails.subject }).from(mails).orderBy(mails.createdAt)).map(
    ({ subject }) => subject.replace(/^.*: /, ''),
  );

describe('a product that an admin takes down', () => {
  it('is gone for shoppers at once, and its seller reads why', async () => {
    const { status, body } = await down();
    expect([status, body.message]).toEqual([200, 'Taken down. The seller is told by mail.']);
    expect(await shown()).toEqual(['Watch']);
    const page = await test.app.inject(`/api/get-product/${world.ring.id}`);
    expect(page.statusCode).toBe(404);
    expect(await own()).toMatchObject({
      published: false,
      hiddenBy: ['taken-down'],
      takenDown: { ...doubt, askedAt: null, askedWords: '' },
    });
    expect(await sent()).toEqual(['we have taken down a product of yours']);
    expect(await names('/admin/get-products?visibility=taken-down', world.admin)).toEqual(['Ring']);
  });

  it('is up again, and everybody is told once', async () => {
    const { body } = await down();
    expect((await up({ version: body.data.version })).body.data).toMatchObject({
      published: true,
      takenDown: null,
    });
    await up();
    expect(await shown()).toEqual(['Ring', 'Watch']);
    expect(await sent()).toEqual([
      'we have taken down a product of yours',
      'a product of yours is shown again',
    ]);
    const told = await test.db.select({ action: auditEntry.action }).from(auditEntry);
    expect(told.map(({ action }) => action)).toEqual(['take-down-product', 'put-up-product']);
  });

  it('may not be put up by its seller, by showing or editing it', async () => {
    await down();
    await send('PUT', `/seller/hide-product/${world.ring.id}`, { hidden: false }, world.seller);
    await send(
      'PUT',
      `/seller/update-availability/${world.ring.id}`,
      { availability: 'AVAILABLE' },
      world.seller,
    );
    expect(await shown()).toEqual(['Watch']);
  });

  it('needs a reason of the list, and words where none of it says why', async () => {
    for (const payload of [
      {},
      { reason: 'mood' },
      { reason: 'other' },
      { reason: 'price', words: 'x'.repeat(501) },
    ]) {
      expect([payload, (await down(payload)).status]).toEqual([payload, 422]);
    }
    expect((await down({ ...doubt, version: 7 })).body.code).toBe('changed-meanwhile');
    expect(await shown()).toEqual(['Ring', 'Watch']);
    expect(await sent()).toEqual([]);
  });

  it('is taken down and put up with all that match', async () => {
    const change = async (body: object) =>
      (await send('POST', '/admin/change-matching-products', { filter: {}, ...body })).body
        .data as MatchingStep;
    expect(await change({ action: 'take-down', ...doubt })).toMatchObject({ done: 2, failed: [] });
    expect(await shown()).toEqual([]);
    expect(await change({ action: 'put-up', filter: { visibility: 'taken-down' } })).toMatchObject({
      done: 2,
    });
    expect(await shown()).toEqual(['Ring', 'Watch']);
    const wrong = { filter: {}, action: 'take-down', reason: 'other' };
    expect((await send('POST', '/admin/change-matching-products', wrong)).status).toBe(422);
  });
});

describe('a seller asks for another look', () => {
  it('which waits for an admin, who says that it stays down, or puts it up', async () => {
    await down();
    expect((await askForLook()).status).toBe(200);
    expect(await waiting()).toEqual(['Ring']);
    expect((await own()).takenDown).toMatchObject({
      askedAt: expect.any(String),
      askedWords: 'Here it is.',
    });
    expect((await keepDown('')).status).toBe(422);
    expect((await keepDown('It is blurred.')).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect((await own()).takenDown).toMatchObject({
      ...doubt,
      words: 'It is blurred.',
      askedAt: null,
    });
    expect((await keepDown('Again.')).body.code).toBe('not-asked');
    await askForLook();
    await up({ words: 'Thank you.' });
    expect([await waiting(), await shown()]).toEqual([[], ['Ring', 'Watch']]);
    expect((await sent()).at(-1)).toBe('a product of yours is shown again');
  });

  it('only about a product that is down', async () => {
    expect((await askForLook()).body.code).toBe('not-taken-down');
    expect(await waiting()).toEqual([]);
  });
});
