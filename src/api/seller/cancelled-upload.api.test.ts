import { readdir, readFile } from 'node:fs/promises';
import { type ClientRequest, request as send } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { mediaAsset } from '#database/schema/media.ts';
import { product } from '#database/schema/product.ts';
import { uploadCount } from '#database/schema/upload-count.ts';
import { clearDatabase, type TestApp, testApp } from '#tests/support/app.ts';
import { aCategory, aSeller } from '#tests/support/factories.ts';
import { scene } from '#tests/support/media-files.ts';
import { file, multipart } from '#tests/support/multipart.ts';

let test: TestApp;
let address: string;
let seller: Awaited<ReturnType<typeof aSeller>>;
let category: Awaited<ReturnType<typeof aCategory>>;
let video: Buffer;
let picture: Buffer;

beforeAll(async () => {
  test = await testApp();
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  video = await readFile('tests/fixtures/media/phone.mov');
  picture = await scene(600, 800).jpeg().toBuffer();
});
afterAll(() => test.close());
beforeEach(async () => {
  await clearDatabase(test.db);
  seller = await aSeller(test);
  category = await aCategory(test.db);
});

type Body = ReturnType<typeof multipart>;

function begin(path: string, { payload, headers }: Body): ClientRequest {
  const length = { 'content-length': String(payload.length) };
  const request = send(`${address}/api/seller/${path}`, {
    method: 'POST',
    headers: { ...headers, ...length, ...seller.authorization },
  });
  request.on('error', () => undefined);
  return request;
}
const assets = () => test.db.$count(mediaAsset);
const incoming = () => readdir(test.context.incoming).catch(() => []);

it('that is cancelled on its way leaves nothing behind, and does not count', async () => {
  const body = multipart({}, [file('image', picture)]);
  const request = begin('upload-media', body);
  request.write(body.payload.subarray(0, body.payload.length / 2));
  await vi.waitFor(async () => expect(await incoming()).toHaveLength(1), 10_000);
  request.destroy();
  await vi.waitFor(async () => expect(await incoming()).toEqual([]), 10_000);
  expect([await assets(), await Array.fromAsync(test.context.store.list())]).toEqual([0, []]);
  expect((await test.db.select().from(uploadCount))[0]?.uploads).toBe(0);
});

it('that is cancelled while it is looked into is let go again', async () => {
  const body = multipart({}, [file('video', video, 'phone.mov')]);
  const request = begin('upload-media', body);
  request.end(body.payload);
  await vi.waitFor(async () => expect(await assets()).toBe(1), { timeout: 10_000, interval: 5 });
  request.destroy();
  await vi.waitFor(async () => expect(await assets()).toBe(0), 20_000);
  expect(await Array.fromAsync(test.context.store.list())).toEqual([]);
  expect(await incoming()).toEqual([]);
});

it('that is cancelled within a form adds no product', async () => {
  const fields = {
    name: 'Lantern',
    brand: 'Corvo',
    categoryId: category.id,
    subCategoryId: category.sub.id,
    priceINR: '100',
    priceAED: '5',
  };
  const body = multipart(fields, [file('image1', picture)]);
  const request = begin('add-product', body);
  request.write(body.payload.subarray(0, body.payload.length - 20));
  await vi.waitFor(async () => expect(await incoming()).toHaveLength(1), 10_000);
  request.destroy();
  await vi.waitFor(async () => expect(await incoming()).toEqual([]), 10_000);
  expect([await test.db.$count(product), await assets()]).toEqual([0, 0]);
});
