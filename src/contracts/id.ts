import { z } from 'zod';

/** An opaque identifier: lower-case letters and digits, random from the first character on. */
export const Id = z
  .string()
  .regex(/^[a-z0-9]{8,32}$/)
  .describe('Opaque identifier');
export type Id = z.infer<typeof Id>;

/** An id with its name, as products contain their category and sub-category. */
export const Reference = z.object({ _id: z.string(), name: z.string() });
export type Reference = z.infer<typeof Reference>;
