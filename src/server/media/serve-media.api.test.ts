import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { replaceProductMedia } from '#database/queries/products/write-product.ts';
import { category } from '#database/schema/catalogue.ts';
import { originalName } from '#media/store/store.ts';
import { encodeNextPicture } from '#services/media/encode-next-picture.ts';
import { ingestUpload } from '#services/media/ingest-upload.ts';
import { write } from '#services/write.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { receivedFile, scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const test = await sharedApp();
let picture: string;
beforeAll(async () => {
  const upload = await receivedFile(test.folder, await scene(900, 1100).jpeg().toBuffer());
  picture = await ingestUpload(test.context, { ...upload, part: 'image1', kind: 'image' });
  const { id } = await aCategory(test.db);
  await test.db.update(category).set({ imageId: picture }).where(eq(category.id, id));
});

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers });

it('serves a file for a year, under a name that never changes, and sniffs nothing', async () => {
  const { statusCode, headers, rawPayload } = await get(`/media/${picture}.jpg`);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
    'x-content-type-options': 'nosniff',
    'content-length': String(rawPayload.length),
  });
  for (const known of [String(headers.etag), `"other", W/${headers.etag}`, '*']) {
    const again = await get(`/media/${picture}.jpg`, { 'if-none-match': known });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
  const stale = await get(`/media/${picture}.jpg`, { 'if-none-match': '"other"' });
  expect(stale.statusCode).toBe(200);
});

it('says how long a file is to who asks for its head alone', async () => {
  const whole = (await get(`/media/${picture}.jpg`)).rawPayload;
  const head = (headers: Record<string, string> = {}) =>
    test.app.inject({ method: 'HEAD', url: `/media/${picture}.jpg`, headers });
  const { statusCode, headers, rawPayload } = await head();
  expect([statusCode, rawPayload.length]).toEqual([200, 0]);
  expect(headers['content-length']).toBe(`${whole.length}`);
  expect((await head({ range: 'bytes=10-19' })).headers['content-length']).toBe('10');
  const missing = `/media/${'0'.repeat(32)}.jpg`;
  expect((await test.app.inject({ method: 'HEAD', url: missing })).statusCode).toBe(404);
});

it('serves ranges, and says where they end', async () => {
  const whole = (await get(`/media/${picture}.jpg`)).rawPayload;
  const part = await get(`/media/${picture}.jpg`, { range: 'bytes=10-19' });
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 10-19/${whole.length}`);
  expect(part.rawPayload).toEqual(whole.subarray(10, 20));
  const beyond = await get(`/media/${picture}.jpg`, { range: `bytes=${whole.length}-` });
  expect(beyond.statusCode).toBe(416);
});

it('serves nothing but public files of the store', async () => {
  const names = [
    originalName(picture),
    encodeURIComponent(originalName(picture)),
    '..%2f..%2fetc%2fpasswd',
    '%00.jpg',
    `${'0'.repeat(32)}.jpg`,
    `${picture}-33.webp`,
  ];
  for (const name of names) expect((await get(`/media/${name}`)).statusCode).toBe(404);
});

it('makes the other widths by the queue, and keeps no original', async () => {
  expect((await get(`/media/${picture}-160.avif`)).statusCode).toBe(404);
  while (await encodeNextPicture(test.context));
  for (const width of [160, 320, 480, 720, 900]) {
    for (const format of ['webp', 'avif']) {
      expect((await get(`/media/${picture}-${width}.${format}`)).statusCode).toBe(200);
    }
  }
  expect(await test.context.store.stat(originalName(picture))).toBeNull();
});

it('serves a video in parts once it was uploaded', async () => {
  const seller = await aSeller(test);
  const video = await readFile(
    new URL('../../../tests/fixtures/media/index-first.mp4', import.meta.url),
  );
  const { payload, headers } = multipart({ name: 'x' }, [file('video1', video, 'clip.mp4')]);
  const refused = await test.app.inject({
    method: 'POST',
    url: '/api/seller/add-product',
    headers: { ...headers, ...seller.authorization },
    payload,
  });
  expect(refused.statusCode).toBe(422);
  const upload = await receivedFile(test.folder, video);
  const id = await ingestUpload(test.context, { ...upload, part: 'video1', kind: 'video' });
  const product = await aProduct(test.db, parentsOf(seller, await aCategory(test.db)));
  await write(test.context, (db) => replaceProductMedia(db, product.id, [id]));
  const part = await get(`/media/${id}.mp4`, { range: 'bytes=0-99' });
  expect([part.statusCode, part.headers['content-type'], part.rawPayload.length]).toEqual([
    206,
    'video/mp4',
    100,
  ]);
});
