import { z } from 'zod';

/** Prices are exact decimals of at most twelve digits, two of them after the point. */
export const HIGHEST_PRICE = 999_999_999.99;

/**
 * A schema of a price as a form or client sends it: a number or decimal text, above 0, at most two
 * decimals. Groups may be separated by commas, as prices are shown. The result is canonical decimal
 * text (`'124999.00'`), which is stored: never a float.
 */
export function priceInput(label: string) {
  return z
    .union([z.number(), z.string()], {
      error: ({ input }) => `${label} ${input === undefined ? 'is required' : 'must be a number'}`,
    })
    .transform((value) => withoutGroups(String(value).trim()))
    .refine((text) => text.length > 0, `${label} is required`)
    .refine((text) => /^-?\d{1,15}(\.\d+)?$/.test(text), `${label} must be a number`)
    .refine((text) => !text.startsWith('-') && Number(text) > 0, `${label} must be more than 0`)
    .refine((text) => !/\.\d{3,}$/.test(text), `${label} can have at most two decimals`)
    .refine((text) => Number(text) <= HIGHEST_PRICE, `${label} can be at most 99,99,99,999.99`)
    .transform((text) => canonical(text));
}

/**
 * Converts `1,24,999.50` to `124999.50`; unchanged where the commas separate no groups, as in
 * `1,5`.
 */
function withoutGroups(text: string): string {
  return /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
}

function canonical(text: string): string {
  const [whole = '0', fraction = ''] = text.split('.');
  return `${whole.replace(/^0+(?=\d)/, '')}.${fraction.padEnd(2, '0')}`;
}

/**
 * The region of a user's currency and chat number: India or the Emirates
 * (docs/behaviour/rules.md#region).
 */
export const Region = z.enum(['IN', 'AE'], 'Region must be IN or AE');
export type Region = z.infer<typeof Region>;

export const Currency = z.enum(['INR', 'AED'], 'Currency must be INR or AED');
export type Currency = z.infer<typeof Currency>;
