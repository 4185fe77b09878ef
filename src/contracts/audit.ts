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
  entityName: z.string().nullable().describe('What it is called now; null where it is gone'),
  sellerId: z.string().nullable().describe('Whose thing it is'),
  sellerName: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  createdAt: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const word = (name: string) =>
  z.string().regex(/^[\w-]{1,40}$/, `${name} must be letters, digits and dashes`);

/** A moment with its zone, so that a day begins in the user's time zone. */
const moment = (name: string) =>
  z.iso.datetime({ offset: true, error: `${name} must be a moment, such as 2026-03-14T00:00:00Z` });

/** The actions by which people come and go: most of a log, and seldom what is looked for. */
export const LOG_IN_ACTIONS = [
  ...(['log-in', 'log-in-from-new-device', 'log-in-failed'] as const),
  ...(['second-factor-failed', 'log-out'] as const),
];

/** A person with entries in the audit. */
export const AuditActor = z.object({ _id: z.string(), name: z.string(), role: z.string() });
export type AuditActor = z.infer<typeof AuditActor>;

export const AuditQuery = listQuery(['createdAt']).extend({
  actorId: word('actorId').optional(),
  entity: word('entity').optional(),
  entityId: word('entityId').optional(),
  sellerId: word('sellerId')
    .optional()
    .describe('What a seller did, and what was done to it or to its products'),
  partOf: word('partOf')
    .optional()
    .describe('The entries of the products of one change of many, which no list has else'),
  role: z.enum(['admin', 'seller']).optional(),
  logIns: z
    .enum(['without'])
    .optional()
    .describe('`without`: no log-ins, failed ones and log-outs'),
  from: moment('from').optional().describe('Nothing that was done before'),
  to: moment('to').optional().describe('Nothing that was done at this moment or later'),
});
export type AuditQuery = z.infer<typeof AuditQuery>;
