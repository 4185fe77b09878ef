import { z } from 'zod';
import type { OfField } from '#languages/en/refusals/labels.ts';
import { said } from '#languages/said.ts';
import { withLatinDigits } from './typed/digits.ts';
import { type PriceFault, type PriceRead, readPriceText } from './typed/read-price-text.ts';

/** Prices are exact decimals of at most twelve digits, two of them after the point. */
export const HIGHEST_PRICE = 999_999_999.99;

/**
 * A schema of a price as a form, table or client sends it: a number, or text that {@link readPriceText} reads; above
 * 0, at most two decimals. The result is canonical decimal text (`'124999.00'`), which is stored: never a float.
 */
export function priceInput(label: OfField['label'], currency?: Currency) {
  return z
    .union([z.number(), z.string()], {
      error: ({ input }) =>
        input === undefined
          ? said('fieldRequired', { label })
          : said('priceMustBeNumber', { label }),
    })
    .transform((value, context) => {
      const read = withinBounds(readPriceText(String(value), currency));
      if ('text' in read) return canonical(read.text);
      context.addIssue({ code: 'custom', message: said(read.fault, { label }) });
      return z.NEVER;
    });
}

function withinBounds(read: PriceRead): PriceRead {
  const fault = 'text' in read ? faultOf(read.text) : undefined;
  return fault === undefined ? read : { fault };
}

function faultOf(text: string): PriceFault | undefined {
  if (!(Number(text) > 0)) return 'priceMustBeMoreThanNothing';
  if (/\.\d{3,}$/.test(text)) return 'priceHasManyDecimals';
  return Number(text) <= HIGHEST_PRICE ? undefined : 'priceTooHigh';
}

function canonical(text: string): string {
  const [whole = '0', fraction = ''] = text.split('.');
  return `${whole.replace(/^0+(?=\d)/, '')}.${fraction.padEnd(2, '0')}`;
}

/** How many rupees a dirham is worth, as it is typed; null where it is empty. */
export const rateInput = z
  .string(said('rateMustBeNumber'))
  .transform((text) => withLatinDigits(text).trim())
  .refine(
    (text) => text === '' || (/^\d{1,3}(\.\d{1,4})?$/.test(text) && Number(text) > 0),
    said('rateMustBeLike'),
  )
  .transform((text) => (text === '' ? null : text));

/**
 * The region of a user's currency and chat number: India or the Emirates
 * (docs/behaviour/rules.md#region).
 */
export const Region = z.enum(['IN', 'AE']);
export type Region = z.infer<typeof Region>;

export const Currency = z.enum(['INR', 'AED']);
export type Currency = z.infer<typeof Currency>;
