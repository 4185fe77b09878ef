import { z } from 'zod';
import { listQuery } from './list-query.ts';

/** One write of an admin or seller: who, what, before, after, when. Never holds a secret. */
export const AuditEntry = z.object({
  _id: z.string(),
  role: z.enum(['admin', 'seller']),
  actorId: z.string(),
  actorName: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  createdAt: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const word = (name: string) =>
  z.string().regex(/^[\w-]{1,40}$/, `${name} must be letters, digits and dashes`);

export const AuditQuery = listQuery(['createdAt']).extend({
  actorId: word('actorId').optional(),
  entity: word('entity').optional(),
  entityId: word('entityId').optional(),
  sellerId: word('sellerId')
    .optional()
    .describe('What a seller did, and what was done to it or to its products'),
  role: z.enum(['admin', 'seller'], 'role must be admin or seller').optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;
