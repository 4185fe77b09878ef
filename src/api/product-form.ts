import { MEDIA_SLOTS, type MediaKind } from '#contracts/media.ts';
import { ProductInput } from '#contracts/product.ts';

/** `image1` to `image4`, `video1` to `video4`: the four slots of the form. */
export const productFiles: Record<string, MediaKind> = Object.fromEntries(
  Array.from({ length: MEDIA_SLOTS }, (_, index) => index + 1).flatMap((slot) => [
    [`image${slot}`, 'image' as const],
    [`video${slot}`, 'video' as const],
  ]),
);

/** The form of adding and editing a product, as a route tells of it. */
export const productForm = { fields: ProductInput, files: productFiles };
