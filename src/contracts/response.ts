import { z } from 'zod';

/** Every failure: what happened in words, a code for programs, and the fields at fault if any. */
export const Failure = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type Failure = z.infer<typeof Failure>;

/** What every write answers: `success`, a message for people, and the thing written. */
export function written<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), message: z.string(), data });
}

/** A write that has nothing to show but its message. */
export const Done = z.object({ success: z.literal(true), message: z.string() });
export type Done = z.infer<typeof Done>;
