import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { ManagedProduct } from '#contracts/product.ts';
import { beginBackup, endBackup } from '#database/queries/backup-runs.ts';
import { dropBin } from '#database/queries/bin.ts';
import { pauseSweep, resumeSweep } from '#database/queries/media/sweep-pause.ts';
import { replaceProductMedia } from '#database/queries/products/write-product.ts';
import { mediaAsset } from '#database/schema/media.ts';
import {
  aCategory,
  aProduct,
  aSeller,
  parentsOf,
  productFields,
  type TestCategory,
  type TestSeller,
} from '#tests/support/factories.ts';
import { receivedFile, scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { write } from '../write.ts';
import { encodeNextPicture } from './encode-next-picture.ts';
import { ingestUpload } from './ingest-upload.ts';
import { sweepMedia } from './sweep-media.ts';

const test = await sharedApp();
let seller: TestSeller;
let category: TestCategory;

beforeAll(async () => {
  seller = await aSeller(test);
  category = await aCategory(test.db);
}, 60_000);

async function addProduct(picture: Buffer): Promise<string> {
  const body = multipart(productFields(category), [file('image1', picture)]);
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/seller/add-product',
    headers: { ...body.headers, ...seller.authorization },
    payload: body.payload,
  });
  expect(response.statusCode).toBe(201);
  return (response.json() as { data: ManagedProduct }).data._id;
}

/** Deletes a product for good. */
async function deleteProduct(id: string): Promise<void> {
  const response = await test.app.inject({
    method: 'DELETE',
    url: `/api/seller/delete-product/${id}`,
    headers: seller.authorization,
  });
  expect(response.statusCode).toBe(200);
  await dropBin(test.db);
}

const filesLeft = () => Array.fromAsync(test.context.store.list(), (stored) => stored.name);

it('stays for an upload under way when another of the same content is saved and deleted', async () => {
  const picture = await scene(300, 300).jpeg().toBuffer();
  const received = await receivedFile(test.folder, picture);
  const mediaId = await ingestUpload(test.context, { part: 'image1', kind: 'image', ...received });
  await deleteProduct(await addProduct(picture));

  const parents = parentsOf(seller, category);
  const { id } = await aProduct(test.db, parents);
  await write(test.context, (db) => replaceProductMedia(db, id, [mediaId]));
  await sweepMedia(test.context, 0);
  expect((await filesLeft()).length).toBeGreaterThan(0);
  await deleteProduct(id);
});

it('goes once its last product is gone for good', async () => {
  await sweepMedia(test.context, 0);
  expect(await filesLeft()).toEqual([]);
  const picture = await scene(300, 300, 2).jpeg().toBuffer();
  const products = [await addProduct(picture), await addProduct(picture)];
  for (const id of products) {
    expect((await filesLeft()).length).toBeGreaterThan(0);
    await deleteProduct(id);
    await sweepMedia(test.context, 0);
  }
  expect(await filesLeft()).toEqual([]);
});

it('is stored anew where it was being removed when the process ended', async () => {
  const picture = await scene(300, 300, 5).jpeg().toBuffer();
  const product = await addProduct(picture);
  while (await encodeNextPicture(test.context));
  const whole = (await filesLeft()).sort();
  const run = await beginBackup(test.db, { scheduled: false, archive: 'shop.tar.zst' });
  await deleteProduct(product);
  await endBackup(test.db, run ?? '', { bytes: 1, missing: 0 });

  const { store } = test.context;
  const ending = {
    ...store,
    remove: async (name: string) => {
      await store.remove(name);
      throw new Error('the process ends here');
    },
  };
  await expect(sweepMedia({ ...test.context, store: ending }, 0)).rejects.toThrow('ends here');
  expect((await filesLeft()).length).toBe(whole.length - 1);
  const again = await addProduct(picture);
  while (await encodeNextPicture(test.context));
  expect((await filesLeft()).sort()).toEqual(whole);
  await deleteProduct(again);
  await sweepMedia(test.context, 0);
  expect(await filesLeft()).toEqual([]);
});

it('stays while a backup runs, and goes with the next sweep', async () => {
  const product = await addProduct(await scene(300, 300, 4).jpeg().toBuffer());
  const run = await beginBackup(test.db, { scheduled: false, archive: 'shop.tar.zst' });
  await deleteProduct(product);
  await sweepMedia(test.context, 0);
  expect((await filesLeft()).length).toBeGreaterThan(0);
  await endBackup(test.db, run ?? '', { bytes: 1, missing: 0 });
  await sweepMedia(test.context, 0);
  expect(await filesLeft()).toEqual([]);
});

it('stays after a restore until an admin lets it go', async () => {
  await pauseSweep(test.db, 'restored');
  const name = `${'ab'.repeat(16)}.jpg`;
  await test.context.store.put(name, Buffer.from('of the time after the backup'));
  expect(await sweepMedia(test.context, 0)).toEqual({ assets: 0, files: 0 });
  expect(await filesLeft()).toEqual([name]);
  await resumeSweep(test.db);
  expect(await sweepMedia(test.context, 0)).toEqual({ assets: 0, files: 1 });
});

it('is what it is: a video’s bytes are no picture, though they are kept already', async () => {
  const video = await readFile('tests/fixtures/media/index-first.mp4');
  const send = (method: 'POST' | 'PUT', url: string, part: string) => {
    const body = multipart({ name: 'A seller' }, [file(part, video)]);
    return test.app.inject({
      method,
      url: `/api/seller/${url}`,
      headers: { ...body.headers, ...seller.authorization },
      payload: body.payload,
    });
  };
  expect((await send('POST', 'upload-media', 'video')).statusCode).toBe(201);
  const ahead = await send('POST', 'upload-media', 'image');
  expect([ahead.statusCode, ahead.json().message]).toEqual([
    415,
    expect.stringContaining('not a picture'),
  ]);
  const profile = await send('PUT', `update-profile/${seller.id}`, 'profileImage');
  expect([profile.statusCode, profile.json().fields]).toEqual([
    415,
    { profileImage: expect.stringContaining('not a picture') },
  ]);
});

it('gets the widths that were not made of it before, when it is sent again', async () => {
  const picture = await scene(2500, 100, 3).jpeg().toBuffer();
  const received = await receivedFile(test.folder, picture);
  const upload = { part: 'image1', kind: 'image' as const, ...received };
  const mediaId = await ingestUpload(test.context, upload);
  while (await encodeNextPicture(test.context));
  await test.context.store.remove(`${mediaId}-2400.webp`);
  await test.db.update(mediaAsset).set({ webp: [160, 720, 1600] });

  await ingestUpload(test.context, upload);
  while (await encodeNextPicture(test.context));
  const [kept] = await test.db.select().from(mediaAsset).where(eq(mediaAsset.id, mediaId));
  expect(kept).toMatchObject({ webp: [160, 320, 480, 720, 1080, 1600, 2400], encoding: false });
  expect(kept?.avif.at(-1)).toBe(1600);
});
