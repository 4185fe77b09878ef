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

export const AuditQuery = listQuery(['createdAt']).extend({
  actorId: z.string().max(40).optional(),
  entity: z.string().max(40).optional(),
  entityId: z.string().max(40).optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;
