import { readdir } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadCount } from '#database/schema/counts.ts';
import { mediaAsset } from '#database/schema/media.ts';
import { product } from '#database/schema/products/product.ts';
import {
  aCategory,
  anAdmin,
  aProduct,
  aSeller,
  parentsOf,
  productFields,
  type TestCategory,
  type TestSeller,
} from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { zip } from '#tests/support/files/zip.ts';
import { importCalls } from '#tests/support/import-calls.ts';
import { clearedApp } from '#tests/support/shared-app.ts';

const LARGE = 1024 ** 3;
const plenty = { uploads: 1000, bytes: LARGE };
const test = await clearedApp();
let seller: TestSeller;
let category: TestCategory;
const pictures: Buffer[] = [];

beforeAll(async () => {
  for (const seed of [1, 2, 3]) pictures.push(await scene(60, 80, seed).jpeg().toBuffer());
});
beforeEach(async () => {
  Object.assign(test.context, { uploadQuota: plenty, minFreeDiskBytes: 0 });
  seller = await aSeller(test);
  category = await aCategory(test.db, { name: 'Watches' });
});

const { check, csv, row, sendZip, unpacked, checked } = importCalls(() => ({
  test,
  seller,
  category,
}));

async function upload(index: number, authorization = seller.authorization, role = 'seller') {
  const body = multipart({}, [file('image', pictures[index] ?? '')]);
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/${role}/upload-media`,
    payload: body.payload,
    headers: { ...authorization, ...body.headers },
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

/** Edits the price of a new product of the seller; returns the answer and the price that is kept. */
async function changePrice(files: ReturnType<typeof file>[] = []) {
  const { id } = await aProduct(test.db, parentsOf(seller, category), { priceINR: '100' });
  const body = multipart({ ...productFields(category), priceINR: '250' }, files);
  const response = await test.app.inject({
    method: 'PUT',
    url: `/api/seller/edit-product/${id}`,
    payload: body.payload,
    headers: { ...seller.authorization, ...body.headers },
  });
  const [kept] = await test.db.select().from(product).where(eq(product.id, id));
  return { status: response.statusCode, body: response.json(), price: Number(kept?.priceINR) };
}
const emptyInput = () => file('image1', '', '');

describe('what a seller may send within a day', () => {
  it('ends by the number of files, in words, with when to go on; the next day begins anew', async () => {
    test.context.uploadQuota = { uploads: 2, bytes: LARGE };
    expect([(await upload(0)).status, (await upload(1)).status]).toEqual([201, 201]);
    const refused = await upload(2);
    expect(refused).toMatchObject({ status: 429, body: { code: 'upload-quota' } });
    expect(refused.body.message).toContain('2 files a day');
    expect(refused.body.message).toContain('Go on in 24 hours');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
    expect((await upload(2, (await aSeller(test)).authorization)).status).toBe(201);
    await test.db.execute(sql`update upload_count set ends_at = now()`);
    expect((await upload(2)).status).toBe(201);
    expect(await readdir(test.context.incoming)).toEqual([]);
  });

  it('ends by bytes; a refused file leaves nothing and does not count', async () => {
    const [first, second] = [pictures[0]?.length ?? 0, pictures[1]?.length ?? 0];
    test.context.uploadQuota = { uploads: 10, bytes: first + second };
    await upload(0);
    await upload(1);
    const refused = await upload(2);
    expect([refused.status, refused.body.message]).toEqual([
      429,
      expect.stringContaining('1 MB of files a day'),
    ]);
    expect(await test.db.select().from(uploadCount)).toMatchObject([{ uploads: 2 }]);
  });

  it('binds tables and the files inside a ZIP too', async () => {
    const id = await checked('a.jpg', 'b.jpg', 'c.jpg');
    // The table was one, the ZIP is the second: two of its three files are left.
    test.context.uploadQuota = { uploads: 4, bytes: LARGE };
    const names = ['a.jpg', 'b.jpg', 'c.jpg'];
    await sendZip(
      id,
      zip(Object.fromEntries(names.map((name, at) => [name, pictures[at] as Buffer]))),
    );
    const found = await unpacked(id);
    expect(found.archive).toMatchObject({
      state: 'failed',
      taken: 2,
      note: expect.stringContaining('4 files a day'),
    });
    expect((await check(csv(row('A')))).status).toBe(429);
  });

  it('does not bind a form without files: a price is saved, with a picture it is not', async () => {
    test.context.uploadQuota = { uploads: 1, bytes: LARGE };
    await upload(0);
    expect(await changePrice([emptyInput()])).toMatchObject({ status: 200, price: 250 });
    const refused = await changePrice([file('image1', pictures[1] ?? '')]);
    expect(refused).toMatchObject({ status: 429, body: { code: 'upload-quota' }, price: 100 });
    expect(await readdir(test.context.incoming)).toEqual([]);
  });

  it('does not bind an admin, nor an admin who helps the seller', async () => {
    test.context.uploadQuota = { uploads: 1, bytes: 1 };
    const admin = await anAdmin(test);
    expect((await upload(0, admin.authorization, 'admin')).status).toBe(201);
    const support = await test.app.inject({
      method: 'POST',
      url: `/api/admin/log-in-as-seller/${seller.id}`,
      headers: admin.authorization,
    });
    const { token } = support.json().data;
    expect((await upload(1, { authorization: `Bearer ${token}` })).status).toBe(201);
    expect((await upload(1)).status).toBe(429);
  });
});

describe('the floor of free disk space', () => {
  it('refuses everybody with 507 and a sentence, and keeps nothing', async () => {
    test.context.minFreeDiskBytes = Number.MAX_SAFE_INTEGER;
    const admin = await anAdmin(test);
    const refused = [await upload(0), await upload(0, admin.authorization, 'admin')];
    for (const { status, body } of refused) {
      expect([status, body.code]).toEqual([507, 'disk-full']);
      expect(body.message).toContain('no room for more files');
    }
    expect(await test.db.$count(mediaAsset)).toBe(0);
  });

  it('lets a form without files be saved, and nothing of one with a picture', async () => {
    test.context.minFreeDiskBytes = Number.MAX_SAFE_INTEGER;
    for (const files of [[], [emptyInput()]]) {
      expect(await changePrice(files)).toMatchObject({ status: 200, price: 250 });
    }
    const picture = file('image1', pictures[0] ?? '');
    for (const files of [[picture], [emptyInput(), { ...picture, name: 'image2' }]]) {
      const refused = await changePrice(files);
      expect(refused).toMatchObject({ status: 507, body: { code: 'disk-full' }, price: 100 });
    }
    expect(await test.db.$count(mediaAsset)).toBe(0);
    expect(await readdir(test.context.incoming)).toEqual([]);
  });

  it('stops the unpacking of a ZIP', async () => {
    const id = await checked('a.jpg');
    await sendZip(id, zip({ 'a.jpg': pictures[0] as Buffer }));
    test.context.minFreeDiskBytes = Number.MAX_SAFE_INTEGER;
    const found = await unpacked(id);
    expect(found.archive).toMatchObject({ state: 'failed', taken: 0 });
    expect(found.archive.note).toContain('no room for more files');
  });
});
