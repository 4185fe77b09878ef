import type { ManagedProduct } from '#contracts/product.ts';
import { apiOf, logInAdmin } from './bench-seller.ts';

const PAUSE_MS = 100;

/** Edits a product ten times a second until it is stopped, by what the admins' form calls. */
export async function startEditing(url: string, productId: string) {
  const call = apiOf(url, await logInAdmin(url));
  const product = await call<ManagedProduct>(`/admin/get-product/${productId}`);
  let edits = 0;
  let isOn = true;

  async function save(changes: Partial<ManagedProduct>): Promise<void> {
    const form = new FormData();
    const now = { ...product, ...changes };
    const fields = {
      ...{ name: now.name, brand: now.brand, description: now.description },
      ...{ priceINR: now.priceINR, priceAED: now.priceAED },
      originalPrice: now.originalPrice ?? '',
      originalPriceAED: now.originalPriceAED ?? '',
      ...{ categoryId: now.categoryId._id, subCategoryId: now.subCategoryId._id },
      productTypeId: now.productTypeId?._id ?? '',
      ...{ isTrending: now.trending, sellerSku: now.sellerSku },
      existingImages: JSON.stringify(now.images),
      existingVideos: JSON.stringify(now.videos),
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    await call(`/admin/edit-product/${productId}`, form, 'PUT');
  }
  /** In turn its description, its prices and its name. */
  const changeOf = (number: number): Partial<ManagedProduct> =>
    [
      { description: `${product.description} (${number})` },
      { priceINR: product.priceINR + (number % 2), priceAED: product.priceAED + (number % 2) },
      { name: `${product.name} ${number % 10}` },
    ][number % 3] ?? {};

  const editing = (async () => {
    for (let due = performance.now(); isOn; due += PAUSE_MS) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      edits += 1;
      await save(changeOf(edits));
    }
    await save({});
  })();
  return {
    /** Ends the edits, leaves the product as it was, and returns how many there were. */
    stop: async () => {
      isOn = false;
      await editing;
      return edits;
    },
  };
}
