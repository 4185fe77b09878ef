import { z } from 'zod';
import { said } from '#languages/said.ts';
import { Paging } from '../list-query.ts';
import { optionalText } from '../text.ts';

/** The fields of an approved seller that an admin sees before the public does. */
export const ReviewedField = z.enum(['name', 'INR', 'DXB']);
export type ReviewedField = z.infer<typeof ReviewedField>;

/** A new value that the public does not see yet. */
export const SellerChange = z.object({
  _id: z.string(),
  field: ReviewedField,
  value: z.string(),
  state: z.enum(['waiting', 'declined']),
  reason: z.string().describe('Why it was declined, or empty'),
  createdAt: z.string(),
});
export type SellerChange = z.infer<typeof SellerChange>;

/** A waiting change as admins see it, with what the public sees until then. */
export const WaitingChange = SellerChange.pick({
  _id: true,
  field: true,
  value: true,
  createdAt: true,
}).extend({
  seller: z.object({ _id: z.string(), name: z.string(), Image: z.string() }),
  present: z.string().describe('What shoppers see now; empty where there is none'),
});
export type WaitingChange = z.infer<typeof WaitingChange>;

export const WaitingChangesQuery = Paging;

export const ChangeDecision = z
  .object({
    accept: z.boolean(),
    reason: optionalText('Reason', 500),
  })
  .refine(({ accept, reason }) => accept || reason !== '', {
    path: ['reason'],
    message: 'Say why, so that the seller knows what to do',
  });
export type ChangeDecision = z.infer<typeof ChangeDecision>;

export const ConfirmationToken = z.object({
  token: z.string(said('linkIncomplete')).regex(/^[\w-]{20,100}$/, said('linkIncomplete')),
});
