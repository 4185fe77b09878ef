import { z } from 'zod';
import { type ManagedProduct, ProductInput } from '#contracts/product.ts';
import type { ProductDraft } from '#contracts/product-draft.ts';
import { asForm, fieldsWith, recordOf } from '#contracts/product-fields.ts';
import { formDataOf } from '../form/send-form.ts';
import { mediaPayload, readSlots, slotsOf, writeSlots } from './media-slots.ts';

/** The form's schema; `media` holds its slots as text. */
export const ProductForm = ProductInput.omit({
  sellerId: true,
  existingImages: true,
  existingVideos: true,
  mediaOrder: true,
  uploads: true,
  version: true,
}).extend({ media: z.string() });
export type ProductFormIn = z.input<typeof ProductForm>;
export type ProductFormOut = z.output<typeof ProductForm>;

const amount = (value: number | null | undefined) => (value == null ? '' : String(value));

/** Returns the fields' initial values: of an existing product, or empty. */
export function fieldDefaults(product: ManagedProduct | null): ProductDraft['values'] {
  return asForm({
    ...recordOf(fieldsWith({ kind: 'text' }), (name) => product?.[name] ?? ''),
    ...recordOf(fieldsWith({ kind: 'price' }), (name) => amount(product?.[name])),
    ...recordOf(fieldsWith({ kind: 'price?' }), (name) => amount(product?.[name])),
    ...recordOf(fieldsWith({ kind: 'reference' }), (name) => product?.[name]._id ?? ''),
    ...recordOf(fieldsWith({ kind: 'reference?' }), (name) => product?.[name]?._id ?? ''),
    ...recordOf(fieldsWith({ kind: 'flag' }), (name) => product?.[name] ?? false),
  });
}

/** What the form starts from. */
export function productDefaults(product: ManagedProduct | null): ProductFormIn {
  return {
    ...fieldDefaults(product),
    submission: drawId(16),
    media: writeSlots(slotsOf(product?.media ?? [])),
  };
}

/** Returns the initial values of a new product from its draft. */
export function draftDefaults(values: ProductDraft['values']): ProductFormIn {
  return { ...productDefaults(null), ...values };
}

/** Returns random bytes in hexadecimal digits: an id that a form draws once, so that it is saved once. */
export function drawId(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The multipart body of add-product and edit-product. */
export function productBody(
  { media, ...fields }: ProductFormOut,
  { sellerId, version }: { sellerId: string | undefined; version: number | undefined },
): FormData {
  return formDataOf({ ...fields, ...mediaPayload(readSlots(media)), sellerId, version });
}
