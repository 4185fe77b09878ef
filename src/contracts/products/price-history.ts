import { z } from 'zod';

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
