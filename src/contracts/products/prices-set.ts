import { z } from 'zod';
import { type Currency, priceInput } from '../price.ts';
import { productFields } from '../product-fields.ts';
import { version } from '../version.ts';

const price = (label: 'Price (INR)' | 'Price (AED)', currency: Currency) =>
  priceInput(label, currency).optional();
const earlier = (label: 'Original price' | 'Original price (AED)', currency: Currency) =>
  z
    .union([z.null(), priceInput(label, currency)])
    .optional()
    .describe('Null takes it away');

/** Prices that a product gets; those that are left out stay. */
export const PricesSet = z.object({
  priceINR: price('Price (INR)', 'INR'),
  priceAED: price('Price (AED)', 'AED'),
  originalPrice: earlier('Original price', 'INR'),
  originalPriceAED: earlier('Original price (AED)', 'AED'),
  saleUntil: productFields.saleUntil.input
    .removeDefault()
    .optional()
    .describe('Null takes it away'),
  version: version().optional().describe('Refused with 409 where the product was changed since'),
});
export type PricesSet = z.output<typeof PricesSet>;
