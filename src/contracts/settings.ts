import { z } from 'zod';

/**
 * What owners decide while the marketplace runs (docs/behaviour/admin.md#settings). A marketplace where nothing was
 * decided has the defaults.
 */
export const Settings = z.strictObject({
  /** Whether a seller's piece trends as soon as its seller wants so, or when an admin grants it. */
  trending: z.enum(['at-once', 'granted']).default('at-once'),
  /** Which pieces an admin approves before shoppers see them. */
  approval: z
    .strictObject({
      of: z.enum(['none', 'first', 'all']).default('none'),
      /** With `first`: of how many of a seller's pieces. */
      first: z.int().min(1).max(1000).default(5),
      /** Whether a new name, price or picture of an approved piece is approved too. */
      edits: z.boolean().default(false),
    })
    .prefault({}),
});
export type Settings = z.infer<typeof Settings>;
