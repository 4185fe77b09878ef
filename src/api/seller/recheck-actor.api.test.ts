import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { seller as sellerTable } from '#database/schema/accounts/account.ts';
import { sellerMessage } from '#database/schema/accounts/seller-identity.ts';
import { session } from '#database/schema/accounts/session.ts';
import { category as categoryTable } from '#database/schema/catalogue.ts';
import { product } from '#database/schema/products/product.ts';
import { productDraft } from '#database/schema/products/product-changes.ts';
import { productImport } from '#database/schema/products/product-import.ts';
import {
  aCategory,
  anAdmin,
  aProduct,
  aSeller,
  parentsOf,
  productFields,
} from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { zip } from '#tests/support/files/zip.ts';
import { importCalls } from '#tests/support/import-calls.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
let picture: Buffer;

beforeAll(async () => {
  picture = await scene(60, 80).jpeg().toBuffer();
});
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db, { name: 'Watches' }));

const { checked, csv, row, sendZip, unpacked } = importCalls(() => ({ test, seller, category }));
const deactivate = () =>
  test.db
    .update(sellerTable)
    .set({ status: false, approval: 'deactivated' })
    .where(eq(sellerTable.id, seller.id));
const endSession = () => test.db.delete(session).where(eq(session.accountId, seller.id));

type Body = ReturnType<typeof multipart>;

/** Sends a form so slowly that `meanwhile` happens before its last bytes. */
async function sendSlowly(
  method: 'POST' | 'PUT',
  url: string,
  { payload, headers }: Body,
  meanwhile: () => Promise<unknown>,
  authorization = seller.authorization,
) {
  async function* slowly() {
    yield payload.subarray(0, payload.length - 40);
    await meanwhile();
    yield payload.subarray(payload.length - 40);
  }
  const response = await test.app.inject({
    method,
    url: `/api${url}`,
    headers: { ...headers, ...authorization, 'content-length': String(payload.length) },
    payload: Readable.from(slowly()),
  });
  return { status: response.statusCode, code: response.json().code };
}

const endings = [
  ['deactivated', deactivate, { status: 403, code: 'pending-approval' }],
  ['logged out', endSession, { status: 401, code: 'session-ended' }],
] as const;

describe.each(endings)('a seller who is %s while a form arrives', (_, meanwhile, refusal) => {
  it('adds no product', async () => {
    const body = multipart(productFields(category), [file('image1', picture)]);
    expect(await sendSlowly('POST', '/seller/add-product', body, meanwhile)).toEqual(refusal);
    expect(await test.db.$count(product)).toBe(0);
  });

  it('changes no product', async () => {
    const parents = parentsOf(seller, category);
    const { id } = await aProduct(test.db, parents, { name: 'Before' });
    const body = multipart(productFields(category), [file('image1', picture)]);
    expect(await sendSlowly('PUT', `/seller/edit-product/${id}`, body, meanwhile)).toEqual(refusal);
    expect((await test.db.select().from(product))[0]?.name).toBe('Before');
  });

  it('sends no file ahead', async () => {
    const body = multipart({}, [file('image', picture)]);
    expect(await sendSlowly('POST', '/seller/upload-media', body, meanwhile)).toEqual(refusal);
  });

  it('checks no import, and sends it no pictures', async () => {
    const id = await checked('a.jpg');
    const pictures = multipart({}, [file('image1', picture, 'a.jpg')]);
    const url = `/seller/import-pictures/${id}`;
    expect(await sendSlowly('POST', url, pictures, meanwhile)).toEqual(refusal);
    expect(await test.db.$count(productImport)).toBe(1);
    Object.assign(seller, await aSeller(test));
    const table = multipart({}, [file('file', csv(row('A')), 'stock.csv')]);
    expect(await sendSlowly('POST', '/seller/check-import', table, meanwhile)).toEqual(refusal);
    expect(await test.db.$count(productImport)).toBe(1);
  });
});

it('a seller who is logged out while the profile arrives keeps the old one', async () => {
  const body = multipart({ name: 'Another name' }, [file('profileImage', picture)]);
  const url = `/seller/update-profile/${seller.id}`;
  expect(await sendSlowly('PUT', url, body, endSession)).toMatchObject({ status: 401 });
  const [kept] = await test.db.select().from(sellerTable);
  expect([kept?.name, kept?.imageId]).toEqual([seller.name, null]);
});

it('a seller who is logged out while a message arrives has not written it', async () => {
  const body = multipart({ text: 'My licence' }, [file('document1', picture)]);
  expect(await sendSlowly('POST', '/seller/write-to-admins', body, endSession)).toEqual({
    status: 401,
    code: 'session-ended',
  });
  expect(await test.db.$count(sellerMessage)).toBe(0);
});

it('whoever is logged out while a body without files arrives is refused as well', async () => {
  const payload = Buffer.from(JSON.stringify({ name: 'Lantern '.repeat(10) }));
  const body = { payload, headers: { 'content-type': 'application/json' } };
  const meanwhile = async () => {
    await endSession();
    await sleep(1100);
  };
  const draft = await sendSlowly('PUT', '/seller/save-draft/abcdefghijklmnop', body, meanwhile);
  expect(draft).toEqual({ status: 401, code: 'session-ended' });
  expect(await test.db.$count(productDraft)).toBe(0);
});

it('an admin whose session ends adds and changes no category', async () => {
  const admin = await anAdmin(test);
  const end = () => test.db.delete(session).where(eq(session.accountId, admin.id));
  const added = multipart({ name: 'Lamps' }, [file('image', picture)]);
  const by = admin.authorization;
  const refusal = { status: 401, code: 'session-ended' };
  expect(await sendSlowly('POST', '/admin/add-category', added, end, by)).toEqual(refusal);
  const again = await anAdmin(test);
  const endAgain = () => test.db.delete(session).where(eq(session.accountId, again.id));
  const edited = multipart({ categoryId: category.id, name: 'Lamps' }, [file('image', picture)]);
  expect(
    await sendSlowly('PUT', '/admin/edit-category', edited, endAgain, again.authorization),
  ).toEqual(refusal);
  const kept = await test.db.select().from(categoryTable);
  expect(kept.map(({ name }) => name)).toEqual(['Watches']);
});

it('an admin whose session ends changes no product either', async () => {
  const admin = await anAdmin(test);
  const parents = parentsOf(seller, category);
  const { id } = await aProduct(test.db, parents, { name: 'Before' });
  const body = multipart(productFields(category), [file('image1', picture)]);
  const end = () => test.db.delete(session).where(eq(session.accountId, admin.id));
  const url = `/admin/edit-product/${id}`;
  expect(await sendSlowly('PUT', url, body, end, admin.authorization)).toMatchObject({
    status: 401,
  });
  expect((await test.db.select().from(product))[0]?.name).toBe('Before');
});

it('a ZIP of a deactivated seller is not unpacked any further', async () => {
  const id = await checked('a.jpg');
  await sendZip(id, zip({ 'a.jpg': picture }));
  await deactivate();
  const found = await unpacked(id);
  expect(found.archive).toMatchObject({ state: 'failed', taken: 0 });
  expect(found.archive.note).toContain('pending approval');
});
