import { replaceProductMedia } from '#database/queries/products/write-product.ts';
import { ingestUpload } from '#services/media/ingest-upload.ts';
import { write } from '#services/write.ts';
import type { TestApp } from '#tests/support/app.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { receivedFile, scene } from '#tests/support/files/media-files.ts';

export type World = Awaited<ReturnType<typeof aWorld>>;

/**
 * A small marketplace: two sellers with products in two categories, cheap and dear ones around the
 * one that is edited, with pictures; and a seller who waits.
 */
export async function aWorld(test: TestApp) {
  const admin = await anAdmin(test);
  const [ours, other] = [await aSeller(test), await aSeller(test)];
  const waiting = await aSeller(test, { approved: false });
  const watches = await aCategory(test.db, { name: 'Watches' });
  const lamps = await aCategory(test.db, { name: 'Lamps' });
  const typed = { productTypeId: watches.type.id };
  const add = (seller: { id: string }, category: typeof watches, values: object) =>
    aProduct(test.db, parentsOf(seller, category), values);

  const edited = await add(ours, watches, {
    ...{ name: 'Harbour watch', brand: 'Calderon', priceINR: '500', priceAED: '50' },
    ...{ description: 'Steel', sellerSku: 'A1', ...typed },
  });
  const cheap = await add(ours, watches, {
    name: 'Plain watch',
    brand: 'Calderon',
    ...price(10),
    ...typed,
  });
  await add(ours, watches, { name: 'Gold watch', brand: 'Midas', ...price(9000), ...typed });
  const trending = await add(ours, watches, {
    name: 'Famous watch',
    brand: 'Calderon',
    trending: true,
  });
  await add(other, watches, {
    name: 'Foreign watch',
    brand: 'Midas',
    ...price(20),
    trending: true,
  });
  const lamp = await add(other, lamps, { name: 'Tall lamp', brand: 'Lumen', ...price(70) });
  await add(other, lamps, { name: 'Low lamp', brand: 'Lumen', ...price(40), trending: true });
  await add(ours, lamps, { name: 'Desk lamp', brand: 'Calderon', ...price(60) });

  // One after the other: the widths of the oldest are made first.
  const pictures: string[] = [];
  for (const seed of [1, 2, 3, 4]) pictures.push(await aPicture(test, seed));
  await write(test.context, (db) => replaceProductMedia(db, edited.id, pictures.slice(0, 3)));
  return {
    ...{ admin, ours, other, waiting, watches, lamps },
    ...{ edited, cheap, trending, lamp, pictures },
  };
}

const price = (amount: number) => ({ priceINR: String(amount * 10), priceAED: String(amount) });

/** A stored picture whose larger widths wait to be made. */
async function aPicture(test: TestApp, seed: number): Promise<string> {
  const content = await scene(900, 600, seed).jpeg().toBuffer();
  const upload = await receivedFile(test.folder, content);
  return ingestUpload(test.context, { ...upload, part: 'image1', kind: 'image' });
}
