import { z } from 'zod';
import { type Currency, priceInput } from '../price.ts';
import { productFields } from '../product-fields.ts';
import { version } from '../version.ts';

const lowered = (currency: string) =>
  z
    .string()
    .nullable()
    .describe(`Since when its price in ${currency} is below all of the 30 days before, or null`);

/** Since when the prices of a product are lower than before. */
export const lowerings = { loweredINR: lowered('rupees'), loweredAED: lowered('dirhams') };

/** The lowest price of a product before the present one, which can be lower too. */
export const lowest = (currency: string) =>
  z
    .number()
    .nullable()
    .describe(`Lowest price in ${currency} of the 30 days before the present one, or null`);

/** What a product cost from a moment on, until the next. */
export const PriceState = z.object({
  priceINR: z.number(),
  priceAED: z.number(),
  since: z.string().nullable().describe('Null where that was longer ago than prices are kept'),
});
export type PriceState = z.infer<typeof PriceState>;

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
