import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { staffRoles } from '#contracts/policy.ts';
import { createdAt, id, language, moment } from '../columns.ts';
import { ofSeller, seller } from './account.ts';

/** A person who works for sellers, with an address and a password of their own. */
export const staff = pgTable(
  'staff',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    tokenVersion: integer('token_version').notNull().default(1),
    createdAt: createdAt(),
    /** What they are mailed in: the language of the pages that they last logged in on. */
    language: language(),
  },
  (table) => [uniqueIndex('staff_email').on(sql`lower(${table.email})`)],
);

/** For whom a person works, and what they may do there. With it go the sessions of that shop. */
export const staffMember = pgTable(
  'staff_member',
  {
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    sellerId: ofSeller(),
    role: text('role', { enum: staffRoles }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'staff_member_key', columns: [table.staffId, table.sellerId] }),
    index('staff_member_of_seller').on(table.sellerId, table.createdAt),
  ],
);

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
