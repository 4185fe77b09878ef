import type { FastifyRequest } from 'fastify';
import { MEDIA_SLOTS, type MediaKind } from '#contracts/media.ts';
import { type ManagedProduct, ProductInput } from '#contracts/product.ts';
import type { AppContext } from '#services/app-context.ts';
import { addProduct, editProduct } from '#services/products/save-form.ts';
import { parseInput } from './parse-input.ts';
import { withForm } from './read-form.ts';
import { requireActor, requireSeller } from './require-actor.ts';

/** `image1` to `image4`, `video1` to `video4`: the four slots of the form. */
const productFiles: Record<string, MediaKind> = Object.fromEntries(
  Array.from({ length: MEDIA_SLOTS }, (_, index) => index + 1).flatMap((slot) => [
    [`image${slot}`, 'image' as const],
    [`video${slot}`, 'video' as const],
  ]),
);

/** The form of adding and editing a product, as declared by a route. */
export const productForm = { fields: ProductInput, files: productFiles };

/** Saves a request's form: the product with this id, or a new one of the seller. */
export function saveFromForm(
  context: AppContext,
  request: FastifyRequest,
  id: string | null,
): Promise<ManagedProduct> {
  return withForm(request, context, productFiles, ({ fields, files }) => {
    const input = parseInput(ProductInput, fields);
    return id === null
      ? addProduct(context, requireSeller(request), input, files)
      : editProduct(context, requireActor(request), id, input, files);
  });
}
