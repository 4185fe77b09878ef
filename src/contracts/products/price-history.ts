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
