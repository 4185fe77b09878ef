import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  accountRole,
  createdAt,
  id,
  language,
  moment,
  noticeVersion,
  version,
} from '../columns.ts';
import { mediaAsset } from '../media.ts';
import { formerTranslations, translations } from '../translations.ts';

const nameOrder = (column: unknown) => sql`${column} collate "und-x-icu"`;

export const admin = pgTable(
  'admin',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    tokenVersion: integer('token_version').notNull().default(1),
    /** What it may do (`contracts/policy.ts`). */
    role: text('role', {
      enum: ['owner', 'manager', 'catalogue', 'support', 'finance', 'read-only'],
    }).notNull(),
    /** Since when it cannot log in; null while it can. */
    deactivatedAt: moment('deactivated_at'),
    /** When it is mailed of what waits for admins. */
    noticeMail: text('notice_mail', { enum: ['AT_ONCE', 'DAILY', 'NEVER'] })
      .notNull()
      .default('AT_ONCE'),
    /** The moment up to which it has been mailed. */
    toldUntil: moment('told_until').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('admin_email').on(sql`lower(${table.email})`),
    uniqueIndex('admin_phone').on(table.phone).where(sql`${table.phone} <> ''`),
  ],
);

/**
 * `status` decides what the public sees; `approval` is the reason for it. `nameKey` and `nameLook`
 * are the name by sound and by look (`services/sellers/names.ts`): no two sellers share
 * either.
 */
export const seller = pgTable(
  'seller',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    passwordHash: text('password_hash').notNull(),
    tokenVersion: integer('token_version').notNull().default(1),
    status: boolean('status').notNull().default(false),
    approval: text('approval', { enum: ['pending', 'approved', 'declined', 'deactivated'] })
      .notNull()
      .default('pending'),
    approvalNote: text('approval_note').notNull().default(''),
    description: text('description').notNull().default(''),
    translations: translations(),
    ...formerTranslations('description'),
    city: text('city').notNull().default(''),
    replyTime: text('reply_time', { enum: ['', 'hour', 'hours', 'day', 'days'] })
      .notNull()
      .default(''),
    imageId: text('image_id').references(() => mediaAsset.id),
    chatIndia: text('chat_india').notNull().default(''),
    chatEmirates: text('chat_emirates').notNull().default(''),
    createdAt: createdAt(),
    version: version(),
    nameKey: text('name_key').notNull(),
    nameLook: text('name_look').notNull(),
    emailConfirmedAt: moment('email_confirmed_at'),
    /** Since when something the seller wrote waits for an admin; null when nothing does. */
    unreadSince: moment('unread_since'),
    /** The last day of its vacation, which may be over; null without one. */
    awayUntil: date('away_until', { mode: 'string' }),
    openingHours: text('opening_hours').notNull().default(''),
    /** How many rupees a dirham is worth to the seller; null where it has not said. */
    rupeesPerDirham: numeric('rupees_per_dirham', { precision: 7, scale: 4 }),
    /** It has taken a chat number away while approved: the next one is no first one. */
    hadChatNumber: boolean('had_chat_number').notNull().default(false),
    /** Where an admin has put it among the sellers of the home page; null where it is not chosen. */
    featured: smallint('featured'),
    noticeVersion: noticeVersion(),
    /** What it is mailed in: the language of the pages that it registered or last logged in on. */
    language: language(),
    /** Behind which its product feeds are found; null until it asks for them. */
    feedSecret: text('feed_secret'),
  },
  (table) => [
    check('seller_status_says_approval', sql`${table.status} = (${table.approval} = 'approved')`),
    uniqueIndex('seller_email').on(sql`lower(${table.email})`),
    uniqueIndex('seller_phone').on(table.phone),
    uniqueIndex('seller_name_key').on(table.nameKey),
    uniqueIndex('seller_name_look').on(table.nameLook),
    index('seller_unread').on(table.unreadSince).where(sql`${table.unreadSince} is not null`),
    index('seller_newest').on(table.createdAt, table.id),
    index('seller_by_name').on(nameOrder(table.name), table.id),
    index('seller_words').using(
      'gin',
      sql`to_tsvector('simple', translate(dashed(${table.name}), '-', ' '))`,
    ),
    index('seller_image').on(table.imageId),
  ],
);

/** The seller that a row belongs to and is deleted with. */
export const ofSeller = () =>
  text('seller_id')
    .notNull()
    .references(() => seller.id, { onDelete: 'cascade' });

/** Single-use, expiring; only the token's hash is kept. */
export const passwordReset = pgTable(
  'password_reset',
  {
    tokenHash: text('token_hash').primaryKey(),
    role: accountRole(),
    accountId: text('account_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('password_reset_account').on(table.role, table.accountId)],
);
