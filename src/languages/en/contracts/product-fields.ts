import { inTranslations } from '../../translations.ts';
import { inIt } from '../content/translated-fields.ts';

/** What comparisons call the fields of a product. Tables may be headed by those of any language. */
export const titles = {
  name: 'Product Name',
  brand: 'Brand',
  categoryId: 'Category',
  subCategoryId: 'Sub Category',
  productTypeId: 'Product Type',
  priceINR: 'Price (INR)',
  priceAED: 'Price (AED)',
  originalPrice: 'Original Price in INR',
  originalPriceAED: 'Original Price in AED',
  saleUntil: 'Sale price until',
  description: 'Product Description',
  ...inTranslations(['name'], (_, language) => inIt('Name', language)),
  ...inTranslations(['description'], (_, language) => inIt('Description', language)),
  trending: 'Trending',
  quantity: 'Quantity',
  quantityShown: 'Show quantity',
  sellerSku: 'Article number',
};

// The headings of what tables of products hold besides.
export const availability = 'Availability';
export const reservedUntil = 'Reserved until';
export const privateFacts = {
  costINR: 'Cost (INR)',
  costAED: 'Cost (AED)',
  supplier: 'Supplier',
  privateNotes: 'Private notes',
};
export const productId = 'Product ID';
export const picture = (number: number) => `Picture ${number}`;
