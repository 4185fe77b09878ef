import type { RouterContextProvider } from 'react-router';
import type { MediaItem } from '#contracts/media.ts';
import type { Product } from '#contracts/product.ts';
import { apiContext } from '../../api-context.ts';

/** A photograph of what is sold here just now, for the log-in; null where there is none to be had. */
export async function loginPicture(
  context: Readonly<RouterContextProvider>,
): Promise<MediaItem | null> {
  const query = { trending: true, limit: 12 };
  const products = await context
    .get(apiContext)
    .get<Product[]>('/get-product', query)
    .catch(() => []);
  const pictures = products.flatMap(({ media }) => media.filter(({ kind }) => kind === 'image'));
  return pictures[0] ?? null;
}
