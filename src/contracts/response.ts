import { z } from 'zod';

/** The body of every failure: a message, a code for programs, the faulty fields if any, and what is to be computed. */
export const Failure = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  challenge: z.string().optional().describe('Of 428: what has to be computed first'),
});
export type Failure = z.infer<typeof Failure>;

/** The response of every write: `success`, a message for people, and the written entry. */
export function written<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), message: z.string(), data });
}

/** The response of a write with only a message. */
export const Done = z.object({ success: z.literal(true), message: z.string() });
export type Done = z.infer<typeof Done>;
