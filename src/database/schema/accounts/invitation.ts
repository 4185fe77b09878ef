import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, language, moment } from '../columns.ts';
import { seller } from './account.ts';

/**
 * Somebody who was asked by mail to become an admin, staff of a seller, or a seller. The link works
 * once, until it expires or is cancelled; only the hash of its token is stored.
 */
export const invitation = pgTable(
  'invitation',
  {
    id: id(),
    kind: text('kind', { enum: ['admin', 'staff', 'seller'] }).notNull(),
    /** The shop that staff is for; null for others. */
    sellerId: text('seller_id').references(() => seller.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** What it becomes: a role of admins, or of staff; empty for a seller. */
    role: text('role').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** The name of who invited. */
    invitedBy: text('invited_by').notNull(),
    /** Whose right the link rests on: the admin, the seller or the member of its staff who sent it last. */
    inviterId: text('inviter_id').notNull(),
    language: language(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [
    check('invitation_of_shop', sql`(${table.kind} = 'staff') = (${table.sellerId} is not null)`),
    uniqueIndex('invitation_token').on(table.tokenHash),
    uniqueIndex('invitation_open')
      .on(table.kind, sql`coalesce(${table.sellerId}, '')`, sql`lower(${table.email})`)
      .where(sql`${table.acceptedAt} is null and ${table.cancelledAt} is null`),
    index('invitation_seller').on(table.sellerId),
    index('invitation_inviter').on(table.inviterId),
  ],
);
