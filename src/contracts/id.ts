import { z } from 'zod';

/** An opaque identifier: lower-case letters and digits, random from the first character on. */
export const Id = z
  .string()
  .regex(/^[a-z0-9]{8,32}$/)
  .describe('Opaque identifier');
export type Id = z.infer<typeof Id>;

/** The id of a product, or its SKU in letters of either case: the first eight characters of the id. */
export const IdOrSku = z
  .string()
  .regex(/^(?:[a-z0-9]{8,32}|[A-Za-z0-9]{8})$/)
  .toLowerCase()
  .describe('Opaque identifier, or SKU');

/** An id with its name, as products contain their category and sub-category. */
export const Reference = z.object({ _id: z.string(), name: z.string() });
export type Reference = z.infer<typeof Reference>;
