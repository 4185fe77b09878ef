import { z } from 'zod';
import type { EntryAttribute } from '#contracts/attributes/attribute.ts';
import type { Currency } from '#contracts/price.ts';
import { type ManagedProduct, ProductInput } from '#contracts/product.ts';
import { asForm, fieldsWith, productFields, recordOf } from '#contracts/product-fields.ts';
import type { ProductDraft } from '#contracts/products/product-draft.ts';
import { typedPrice } from '#domain/typed-price.ts';
import { formDataOf } from '../form/send-form.ts';
import { checkDetails, detailsOf, writeDetails } from './details/detail-values.ts';
import { mediaPayload, readSlots, slotsOf, writeSlots } from './media-slots.ts';

const FormFields = ProductInput.omit({
  sellerId: true,
  attributes: true,
  existingImages: true,
  existingVideos: true,
  mediaOrder: true,
  uploads: true,
  version: true,
}).extend({ media: z.string() });

/**
 * The form's schema. `media` holds its slots as text, and `attributes` its values, of which those are
 * sent that belong to the chosen taxonomy entries: their attributes, or null while they are not known.
 */
export const productForm = (attributes: readonly EntryAttribute[] | null) =>
  FormFields.extend({ attributes: detailsText(attributes) });
export type ProductFormIn = z.input<ReturnType<typeof productForm>>;
export type ProductFormOut = z.output<ReturnType<typeof productForm>>;

const detailsText = (attributes: readonly EntryAttribute[] | null) =>
  z.string().transform((text, context): string | undefined => {
    if (attributes === null) return text || undefined;
    const { values, faults } = checkDetails(attributes, text);
    for (const { attributeId, message } of faults) {
      context.addIssue({ code: 'custom', message, path: [attributeId] });
    }
    return JSON.stringify(values);
  });

const amount = (value: number | null | undefined, currency: Currency) =>
  value == null ? '' : typedPrice(value, currency);

/** Returns the fields' initial values: of an existing product, or empty. */
export function fieldDefaults(product: ManagedProduct | null): ProductDraft['values'] {
  const fields = asForm({
    ...recordOf(fieldsWith({ kind: 'text' }), (name) => product?.[name] ?? ''),
    ...recordOf(fieldsWith({ kind: 'price' }), (name) =>
      amount(product?.[name], productFields[name].currency),
    ),
    ...recordOf(fieldsWith({ kind: 'price?' }), (name) =>
      amount(product?.[name], productFields[name].currency),
    ),
    ...recordOf(fieldsWith({ kind: 'count?' }), (name) => String(product?.[name] ?? '')),
    ...recordOf(fieldsWith({ kind: 'day?' }), (name) => product?.[name] ?? ''),
    ...recordOf(fieldsWith({ kind: 'reference' }), (name) => product?.[name]._id ?? ''),
    ...recordOf(fieldsWith({ kind: 'reference?' }), (name) => product?.[name]?._id ?? ''),
    ...recordOf(fieldsWith({ kind: 'flag' }), (name) => product?.[name] ?? false),
  });
  return { ...fields, attributes: writeDetails(detailsOf(product?.attributes ?? [])) };
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
  // Its field is there beside an original price alone.
  const isReduced = (fields.originalPrice ?? fields.originalPriceAED) !== null;
  const saleUntil = isReduced ? fields.saleUntil : '';
  return formDataOf({ ...fields, saleUntil, ...mediaPayload(readSlots(media)), sellerId, version });
}
