import type { APIRequestContext } from '@playwright/test';
import type { Product } from '#contracts/product.ts';
import { addresses } from '#web/ui/addresses.ts';

/** Pages that are there without knowing what the marketplace holds. */
export const plainPages = ['/', '/shop', '/category', '/seller-list', '/about'];

/** Products as the public API lists them, the newest first. */
export async function listProducts(
  request: APIRequestContext,
  query: Record<string, string> = {},
): Promise<Product[]> {
  const answer = await request.get('/api/get-product', { params: query });
  return answer.json();
}

/** A product with at least three pictures, so that a gallery has something to turn. */
export async function productWithPictures(request: APIRequestContext): Promise<Product> {
  const found = (await listProducts(request)).find(({ images }) => images.length >= 3);
  if (!found) throw new Error('The demo has no product with three pictures');
  return found;
}

export function productAddress(product: Product): string {
  return addresses.product(product);
}
