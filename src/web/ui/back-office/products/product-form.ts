import { z } from 'zod';
import { type ManagedProduct, ProductInput } from '#contracts/product.ts';
import type { ProductDraft } from '#contracts/product-draft.ts';
import { mediaPayload, readSlots, slotsOf, writeSlots } from './media-slots.ts';

/** What the form checks before it is sent; `media` holds its slots as text. */
export const ProductForm = ProductInput.pick({
  name: true,
  brand: true,
  description: true,
  categoryId: true,
  subCategoryId: true,
  productTypeId: true,
  priceINR: true,
  priceAED: true,
  originalPrice: true,
  isTrending: true,
  sellerSku: true,
  submission: true,
}).extend({ media: z.string() });
export type ProductFormIn = z.input<typeof ProductForm>;
export type ProductFormOut = z.output<typeof ProductForm>;

/** What the form starts from: a product as it is, or nothing. */
export function productDefaults(product: ManagedProduct | null): ProductFormIn {
  const amount = (value: number | null | undefined) => (value == null ? '' : String(value));
  return {
    name: product?.name ?? '',
    brand: product?.brand ?? '',
    description: product?.description ?? '',
    categoryId: product?.categoryId._id ?? '',
    subCategoryId: product?.subCategoryId._id ?? '',
    productTypeId: product?.productTypeId?._id ?? '',
    priceINR: amount(product?.priceINR),
    priceAED: amount(product?.priceAED),
    originalPrice: amount(product?.originalPrice),
    isTrending: product?.trending ?? false,
    sellerSku: product?.sellerSku ?? '',
    submission: newSubmission(),
    media: writeSlots(slotsOf(product?.media ?? [])),
  };
}

/** A new product that begins with what was prepared of it. */
export function draftDefaults(values: ProductDraft['values']): ProductFormIn {
  return { ...productDefaults(null), ...values };
}

/** Marks this filling in of the form, so that sending it again after a lost answer saves it once. */
function newSubmission(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The multipart body of add-product and edit-product. */
export function productBody(
  { media, ...fields }: ProductFormOut,
  { sellerId, version }: { sellerId: string | undefined; version: number | undefined },
): FormData {
  const body = new FormData();
  const all = { ...fields, ...mediaPayload(readSlots(media)), sellerId, version };
  for (const [name, value] of Object.entries(all)) {
    if (value !== undefined) body.append(name, value === null ? '' : String(value));
  }
  return body;
}
