import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { staffRoles } from '#contracts/policy.ts';
import { createdAt, id, language } from '../columns.ts';
import { ofSeller } from './account.ts';

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
