import { expect, it } from 'vitest';
import type { Product } from '#contracts/product.ts';
import { loadPages } from '#server/load-pages.ts';
import {
  aCategory,
  aSeller,
  aSubCategory,
  productFields,
  type TestSeller,
} from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';
import { addresses } from '#web/ui/addresses.ts';

const test = await clearedApp({}, await loadPages(false));
const bags = await perTest(() => aCategory(test.db));

/** Adds a piece with a picture like no other, and returns that picture's address. */
async function pictured(seller: TestSeller, sub: { id: string }, seed: number): Promise<string> {
  const picture = await scene(600, 750, seed).jpeg().toBuffer();
  const form = multipart(productFields({ id: bags.id, sub }), [file('image1', picture)]);
  const added = await test.app.inject({
    method: 'POST',
    url: '/api/seller/add-product',
    headers: { ...form.headers, ...seller.authorization },
    payload: form.payload,
  });
  expect(added.statusCode, added.body).toBeLessThan(300);
  const { data } = added.json<{ data: Pick<Product, '_id'> }>();
  const shown = await test.app.inject(`/api/get-product/${data._id}`);
  return shown.json<Product>().media[0]?.url ?? '';
}

it("a seller's sub-categories have the pictures of its own newest pieces there", async () => {
  const [seller, other] = [await aSeller(test), await aSeller(test)];
  const clutches = await aSubCategory(test.db, bags.id);
  const tote = await pictured(seller, bags.sub, 1);
  const clutch = await pictured(seller, clutches, 2);
  const newerClutch = await pictured(seller, clutches, 3);
  const theirs = await pictured(other, clutches, 4);
  const { body } = await test.app.inject(
    addresses.sellerCategory(
      { _id: seller.id, name: seller.name },
      { _id: bags.id, name: bags.name },
    ),
  );
  // Files are named by their content.
  const isShown = (url: string) => body.includes(url.replace(/^.*\/|[.-][^/]*$/g, ''));
  expect([tote, newerClutch, clutch, theirs].map(isShown)).toEqual([true, true, false, false]);
});
