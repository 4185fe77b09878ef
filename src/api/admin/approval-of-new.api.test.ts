import { describe, expect, it } from 'vitest';
import { ProductValues } from '#contracts/product.ts';
import type { Settings } from '#contracts/settings.ts';
import { insertProducts } from '#database/bulk/insert-products.ts';
import { SETTINGS, setSiteState } from '#database/queries/site-state.ts';
import { mail } from '#database/schema/mail.ts';
import { stateOfNew } from '#services/products/states/approval-of-new.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { multipart } from '#tests/support/files/multipart.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test));
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db));

const decide = (approval: Partial<Settings['approval']>) =>
  setSiteState(test.db, SETTINGS, JSON.stringify({ approval }));

type Who = { authorization: { authorization: string } };
async function call(method: 'GET' | 'PUT' | 'POST', url: string, who?: Who, body?: object) {
  const headers = who?.authorization;
  const answer = await test.app.inject({
    ...{ method, url: `/api${url}` },
    ...(headers && { headers }),
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function add(name: string) {
  const { headers, payload } = multipart({
    ...{ name, brand: 'Corvo', description: '', priceINR: '100', priceAED: '5' },
    ...{ categoryId: category.id, subCategoryId: category.sub.id, isTrending: 'false' },
  });
  const answer = await test.app.inject({
    ...{ method: 'POST', url: '/api/seller/add-product', payload },
    headers: { ...headers, ...seller.authorization },
  });
  return answer.json().data;
}

const shown = async () => {
  const { body } = await call('GET', '/get-product');
  return body.map(({ name }: { name: string }) => name).sort();
};
const waiting = async () => (await call('GET', '/admin/get-products?lookAgain=true', admin)).body;
const approve = (id: string, version?: number) =>
  call('PUT', `/admin/put-up/${id}`, admin, { ...(version && { version }) });

/** To whom mails were written, and about what; they wait a minute, in which what they tell can be undone. */
const told = async () =>
  (await test.db.select({ email: mail.email, subject: mail.subject }).from(mail)).map(
    ({ email, subject }) => [email, subject],
  );

describe('a new piece', () => {
  it('is shown at once unless owners have decided otherwise', async () => {
    await add('Lamp');
    expect(await shown()).toEqual(['Lamp']);
    expect(await waiting()).toEqual([]);
  });

  it('waits until an admin approves it, and is nowhere before that', async () => {
    await decide({ of: 'all', first: 5 });
    const piece = await add('Lamp');
    expect(piece.takenDown).toMatchObject({ reason: 'not-approved', words: '' });
    expect(piece.hiddenBy).toEqual(['not-approved']);
    expect(await shown()).toEqual([]);
    expect((await call('GET', `/get-product/${piece._id}`)).status).toBe(404);
    expect((await call('GET', '/get-product?q=lamp')).body).toEqual([]);
    expect(await waiting()).toMatchObject([{ _id: piece._id }]);
    const approved = await approve(piece._id);
    expect(approved.body.message).toBe('Approved. The seller is told by mail.');
    expect(await shown()).toEqual(['Lamp']);
    expect(await told()).toEqual([[seller.email, 'Dhow: a product of yours is approved']]);
    // Only what was up before is up again.
    const down = { reason: 'price', words: '' };
    await call('PUT', `/admin/take-down/${piece._id}`, admin, down);
    expect((await approve(piece._id)).body.message).toBe('Up again. The seller is told by mail.');
  });

  it('is declined with a reason, and sent again once it is changed', async () => {
    await decide({ of: 'all', first: 5 });
    const { _id, version } = await add('Lamp');
    const words = 'Show it from the front.';
    const declined = await call('PUT', `/admin/keep-down/${_id}`, admin, { words, version });
    expect(declined.body.data.takenDown).toMatchObject({ words, askedAt: null });
    expect(await told()).toEqual([[seller.email, 'Dhow: a product of yours is not approved']]);
    expect(await waiting()).toEqual([]);
    const late = await approve(_id, version);
    expect([late.status, late.body.code]).toEqual([409, 'changed-meanwhile']);
    const again = { words: 'Done.' };
    expect((await call('POST', `/seller/ask-for-look/${_id}`, seller, again)).status).toBe(200);
    expect(await waiting()).toMatchObject([{ _id, takenDown: { askedWords: 'Done.' } }]);
    expect((await approve(_id)).status).toBe(200);
    expect(await shown()).toEqual(['Lamp']);
  });

  it('of a seller with so many approved ones needs none any more', async () => {
    await decide({ of: 'first', first: 2 });
    const first = await add('One');
    const second = await add('Two');
    await add('Three');
    expect(await shown()).toEqual([]);
    await approve(first._id);
    await add('Four');
    expect(await shown()).toEqual(['One']);
    await approve(second._id);
    await add('Five');
    expect(await shown()).toEqual(['Five', 'One', 'Two']);
  });

  it('leaves the pieces in the shop as they are, also when they are edited', async () => {
    const piece = await aProduct(test.db, parentsOf(seller, category), { name: 'Old' });
    await decide({ of: 'all', first: 5 });
    const { headers, payload } = multipart({
      ...{ name: 'Older', brand: 'Corvo', description: '', priceINR: '100', priceAED: '5' },
      ...{ categoryId: category.id, subCategoryId: category.sub.id },
    });
    const edited = await test.app.inject({
      ...{ method: 'PUT', url: `/api/seller/edit-product/${piece.id}`, payload },
      headers: { ...headers, ...seller.authorization },
    });
    expect(edited.statusCode).toBe(200);
    expect(await shown()).toEqual(['Older']);
  });

  it('of an import waits as well', async () => {
    await decide({ of: 'all', first: 5 });
    const now = new Date();
    const values = ProductValues.parse({
      ...{ name: 'Lamp', brand: 'Corvo', priceINR: '1', priceAED: '1' },
      ...{ categoryId: category.id, subCategoryId: category.sub.id },
    });
    const piece = { values, attributes: {}, media: [] };
    const { state } = await stateOfNew(test.db, { role: 'seller' }, seller.id, piece, now);
    const own = { id: 'new00000000000000001', sellerId: seller.id, createdAt: now, media: [] };
    const row = { ...values, ...own, ...state };
    await test.db.transaction((db) => insertProducts(db as never, [row]));
    expect(await shown()).toEqual([]);
    expect(await waiting()).toMatchObject([{ name: 'Lamp' }]);
  });
});
