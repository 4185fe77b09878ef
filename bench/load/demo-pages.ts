import { setTimeout as wait } from 'node:timers/promises';
import type { Product } from '#contracts/product.ts';
import { startServer } from '#tests/support/server.ts';
import { addresses } from '#web/ui/addresses.ts';
import { somePaths } from '../some-paths.ts';

/** Pictures of a new marketplace get their widths one by one. */
const PICTURES_MS = 300_000;

/** A demo marketplace of its own, or the one at `DHOW_URL`, as for the browser tests. */
export async function startDemo(): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const url = process.env.DHOW_URL;
  return url ? { url, stop: async () => {} } : startServer({ DEMO: '1' });
}

/** The paths of its home, shop, a product and a listing, once its pictures are as they stay. */
export async function pagesOf(url: string): Promise<Record<string, string>> {
  const products = await withPictures(url);
  return { ...(await somePaths(url)).pages, listing: listingOf(products) };
}

/** The demo's products, once every picture has all its widths. */
async function withPictures(url: string): Promise<Product[]> {
  for (const end = Date.now() + PICTURES_MS; Date.now() < end; await wait(1_000)) {
    const products = (await (await fetch(`${url}/api/get-product?fields=all`)).json()) as Product[];
    const pictures = products.flatMap(({ media }) => media.filter(({ kind }) => kind === 'image'));
    if (pictures.length > 0 && pictures.every(({ avif }) => avif.length > 0)) {
      // The last widths of a picture come together, a little after its first.
      await wait(5_000);
      return products;
    }
  }
  throw new Error('The demo has pictures that are still without their widths');
}

function listingOf(products: Product[]): string {
  const type = products.find(({ productTypeId }) => productTypeId !== null)?.productTypeId;
  if (!type) throw new Error('The demo has no product of a type');
  return addresses.productsOfType(type);
}
