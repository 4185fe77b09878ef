import { z } from 'zod';
import type { Role } from '../account.ts';
import { defineCall } from '../calls/call.ts';
import type { AdminAccess, SellerAccess } from '../policy.ts';
import { written } from '../response.ts';
import { BulkChangeInput, OwnBulkChangeInput } from './matching-change.ts';

/** A change of many products, as it was asked for. */
export type BulkAsked = BulkChangeInput | OwnBulkChangeInput;

const RefusedPiece = z.object({ _id: z.string(), name: z.string(), message: z.string() });
export type RefusedPiece = z.infer<typeof RefusedPiece>;

const count = () => z.number().int();

/** A change of many products, how far the background has come with it, and what came of it. */
export const BulkChange = z.object({
  _id: z.string(),
  action: z.string(),
  percent: z.number().nullable().describe('Of a change of prices'),
  isOfAll: z.boolean().describe('Of all that matched, rather than of some that were chosen'),
  by: z.string(),
  state: z.enum(['running', 'stopped', 'over', 'undoing', 'undone']),
  total: count(),
  done: count(),
  waiting: count().describe('How many of those that are done wait for an admin'),
  failed: count(),
  undone: count(),
  kept: count().describe('How many could not be undone'),
  refusals: z.array(RefusedPiece).describe('The first hundred that were refused'),
  problem: z.string().describe('Why it was stopped, where nobody has'),
  mayChange: z.boolean().describe('Whether who asks may stop it, go on with it and undo it'),
  isUndoable: z.boolean(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
});
export type BulkChange = z.infer<typeof BulkChange>;

/** What can be done with a change of many products that is under way, was stopped or has ended. */
export const BulkControl = z.object({
  what: z.enum(['stop', 'go-on', 'undo']),
});
export type BulkControl = z.infer<typeof BulkControl>;

type OfRole = Record<Role, AdminAccess | SellerAccess>;
const reading: OfRole = {
  seller: { policy: 'seller', staff: 'replies', support: 'see-products' },
  admin: { policy: 'admin', permission: 'see-products' },
};
const writing: OfRole = {
  seller: { policy: 'approved-seller', staff: 'editor', support: 'change-products' },
  admin: { policy: 'admin', permission: 'change-products' },
};

const callsOf = <const R extends Role, Input extends z.ZodType>(role: R, body: Input) => ({
  start: defineCall(`POST /${role}/start-bulk-change`, {
    summary: 'Change or delete all products that match, or those that are named, in the background',
    ...writing[role as Role],
    body,
    response: written(BulkChange),
    status: 202,
    changes: ['bulk-changes', 'audit'],
  }),
  getAll: defineCall(`GET /${role}/get-bulk-changes`, {
    summary: 'Changes of many products at work, and those that ended within the last hour',
    ...reading[role as Role],
    response: z.array(BulkChange),
    reads: ['bulk-changes'],
  }),
  control: defineCall(`POST /${role}/control-bulk-change/:changeId`, {
    summary: 'Stop a change of many products, go on with it, or undo it for an hour after its end',
    ...writing[role as Role],
    body: BulkControl,
    response: written(BulkChange),
    changes: ['bulk-changes', 'audit'],
  }),
});

/** The calls about changes of many products: admins change everybody's, a shop its own. */
export const bulkCalls = {
  admin: callsOf('admin', BulkChangeInput),
  seller: callsOf('seller', OwnBulkChangeInput),
};
