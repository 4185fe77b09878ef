import { z } from 'zod';
import { listQuery } from './list-query.ts';
import { MediaItem } from './media.ts';

/** For how long what was deleted can come back. */
export const BIN_DAYS = 30;

/** Returns when something is gone for good that is deleted at a moment. */
export const goneAfter = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + BIN_DAYS * 86_400_000);

export const binKinds = ['product', 'category', 'sub-category', 'product-type', 'seller'] as const;

/** Something that was deleted and can come back (docs/behaviour/rules.md#bin). */
export const BinEntry = z.object({
  _id: z.string().describe('The id that it had, and will have again'),
  kind: z.enum(binKinds),
  name: z.string(),
  seller: z.object({ _id: z.string(), name: z.string() }).nullable().describe('Of a product'),
  picture: MediaItem.nullable(),
  byAdmin: z.boolean().describe('Whether an admin deleted it, or its seller'),
  by: z.string().nullable().describe('Who deleted it, as the audit tells admins'),
  deletedAt: z.string(),
  goneAt: z.string().describe('When it is gone for good'),
});
export type BinEntry = z.infer<typeof BinEntry>;

export const BinQuery = listQuery(['name', 'deletedAt']).extend({
  kind: z.enum(binKinds).optional(),
});
export type BinQuery = z.infer<typeof BinQuery>;
