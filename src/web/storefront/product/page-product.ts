import type { Product } from '#contracts/product.ts';
import { badgesOf } from '#domain/badges.ts';
import { addressNameOf } from '#web/ui/addresses.ts';
import { shownPhones } from '../enquiries/shown-phones.ts';
import {
  besidesSizeChoice,
  sizeChoiceOf,
  specificationsOf,
} from '../specifications/specifications-of.ts';

export type PageProduct = ReturnType<typeof pageProduct>;

/** Returns what a product's page holds of it in its data: what it shows, and the chat's number. */
export function pageProduct(product: Product) {
  const { _id, sku, name, brand, description, rating, reviews, media } = product;
  const { priceINR, priceAED, originalPrice, originalPriceAED, seller } = product;
  const { lowest30INR, lowest30AED, categoryId, subCategoryId } = product;
  return {
    ...addressNameOf(product),
    ...{ _id, sku, name, brand, description, rating, reviews, media },
    ...{ priceINR, priceAED, originalPrice, originalPriceAED, seller },
    ...{ lowest30INR, lowest30AED, badges: badgesOf(product, Date.now()) },
    ...(product.availability !== 'AVAILABLE' && {
      availability: product.availability,
      reservedUntil: product.reservedUntil,
    }),
    ...(product.available !== null && { available: product.available }),
    phones: shownPhones(seller),
    categoryId: { _id: categoryId._id, name: categoryId.name, ...addressNameOf(categoryId) },
    subCategoryId: {
      ...{ _id: subCategoryId._id, name: subCategoryId.name, ...addressNameOf(subCategoryId) },
    },
    ...specified(product),
  };
}

/** The sizes to choose from stand beside the enquiry, all else in the table. */
function specified({ attributes }: Product) {
  return {
    sizes: sizeChoiceOf(attributes),
    specifications: specificationsOf(besidesSizeChoice(attributes)),
  };
}
