import { readdir, readFile } from 'node:fs/promises';
import { type ClientRequest, request as send } from 'node:http';
import { beforeAll, expect, it, vi } from 'vitest';
import { uploadCount } from '#database/schema/counts.ts';
import { mediaAsset } from '#database/schema/media.ts';
import { product } from '#database/schema/products/product.ts';
import { aCategory, aSeller, productFields } from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
let address: string;
let video: Buffer;
let picture: Buffer;

beforeAll(async () => {
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  video = await readFile('tests/fixtures/media/phone.mov');
  picture = await scene(600, 800).jpeg().toBuffer();
});
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db));

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
  const body = multipart(productFields(category), [file('image1', picture)]);
  const request = begin('add-product', body);
  request.write(body.payload.subarray(0, body.payload.length - 20));
  await vi.waitFor(async () => expect(await incoming()).toHaveLength(1), 10_000);
  request.destroy();
  await vi.waitFor(async () => expect(await incoming()).toEqual([]), 10_000);
  expect([await test.db.$count(product), await assets()]).toEqual([0, 0]);
});
