import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AttributeValue } from '#contracts/attributes/values.ts';
import type { AvailabilityChange } from '#contracts/availability/availability.ts';
import type { StaffRole } from '#contracts/policy.ts';
import type { ProductValues } from '#contracts/product.ts';
import type { PrivateFactValues } from '#contracts/products/private-facts.ts';
import type { ImportReading } from '#contracts/products/product-import.ts';
import { admin, seller } from '../accounts/account.ts';
import { createdAt, id, moment } from '../columns.ts';
import { mediaAsset } from '../media.ts';

/** A file of products of one seller, or of several by an admin: checked first, then run row by row in the background. */
export const productImport = pgTable(
  'product_import',
  {
    id: id(),
    sellerId: text('seller_id').references(() => seller.id, { onDelete: 'cascade' }),
    /** The admin whose import of several sellers' products it is. */
    adminId: text('admin_id').references(() => admin.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    stage: text('stage', { enum: ['checked', 'running', 'paused', 'done', 'undoing', 'undone'] })
      .notNull()
      .default('checked'),
    note: text('note').notNull().default(''),
    /** How many products are what they were before, or gone again. */
    undone: integer('undone').notNull().default(0),
    ignoredColumns: jsonb('ignored_columns').$type<string[]>().notNull(),
    reading: jsonb('reading').$type<ImportReading>().notNull(),
    leasedUntil: moment('leased_until'),
    /** The admin who ran it in a support session, for the audit of what it does. */
    support: jsonb('support').$type<{ id: string; name: string }>(),
    /** The member of staff who ran it. */
    staff: jsonb('staff').$type<{ id: string; name: string; role: StaffRole }>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('product_import_of_seller').on(table.sellerId, table.createdAt, table.id),
    index('product_import_of_admin').on(table.adminId, table.createdAt, table.id),
    check('product_import_owner', sql`(${table.sellerId} is null) <> (${table.adminId} is null)`),
    index('product_import_stage').on(table.stage, table.createdAt),
  ],
);

/** The import that a row belongs to and is deleted with. */
const ofImport = () =>
  text('import_id')
    .notNull()
    .references(() => productImport.id, { onDelete: 'cascade' });

/** The values of a row; columns that its file does not have are left out. */
export type ImportedValues = Partial<ProductValues> & {
  /** Where the file names the product by id; then its article number is a value like others. */
  id?: string;
  /** Values of attributes by their ids, null where a cell is empty. */
  details?: Record<string, AttributeValue | null>;
  /** Whether it can be had; left out where the file does not say. */
  availability?: Pick<AvailabilityChange, 'availability' | 'reservedUntil'> | undefined;
  /** What its seller alone knows: the columns that the file has. */
  privateFacts?: Partial<PrivateFactValues>;
  /** File names in lower case; left out where the file has no column for any. */
  pictures?: string[];
};

export type RowFault = { column: string; value: string; message: string };

/**
 * One row of a file, by the number that a spreadsheet gives it. `values` is null where it is faulty; `faults` of others
 * are notes.
 */
export const productImportRow = pgTable(
  'product_import_row',
  {
    importId: ofImport(),
    row: integer('row').notNull(),
    /** Whose product it is; null where an admin's file names none that is there. */
    ofSeller: text('of_seller'),
    sellerSku: text('seller_sku').notNull(),
    state: text('state', {
      enum: ['to-add', 'to-change', 'faulty', 'failed', 'added', 'changed', 'unchanged'],
    }).notNull(),
    values: jsonb('values').$type<ImportedValues>(),
    faults: jsonb('faults').$type<RowFault[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index('product_import_row_state').on(table.importId, table.state, table.row),
  ],
);

/**
 * The pictures and videos that an import's rows name, and the files sent for them. `mediaId` holds
 * one back from being swept until the import is done.
 */
export const productImportPicture = pgTable(
  'product_import_picture',
  {
    importId: ofImport(),
    name: text('name').notNull(),
    mediaId: text('media_id').references(() => mediaAsset.id),
    /**
     * The file that was sent, even when it is not reserved any more: the next import finds it by
     * its name.
     */
    sentId: text('sent_id'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.name] }),
    index('product_import_picture_asset').on(table.mediaId),
  ],
);

/**
 * The last ZIP of pictures sent for an import, and how far its unpacking has come. The process that
 * received it, its `holder`, has the file: when that dies, nobody renews `heldUntil`, and the file
 * is lost.
 */
export const productImportArchive = pgTable(
  'product_import_archive',
  {
    importId: ofImport().primaryKey(),
    name: text('name').notNull(),
    state: text('state', { enum: ['unpacking', 'done', 'stopped', 'failed'] })
      .notNull()
      .default('unpacking'),
    note: text('note').notNull().default(''),
    holder: text('holder').notNull(),
    /** The path of the file; empty once it is removed. */
    path: text('path').notNull(),
    heldUntil: moment('held_until').notNull(),
    sentAt: moment('sent_at').notNull().defaultNow(),
    entries: integer('entries').notNull().default(0),
    seen: integer('seen').notNull().default(0),
    taken: integer('taken').notNull().default(0),
    unknown: integer('unknown').notNull().default(0),
    refused: jsonb('refused').$type<RefusedEntry[]>().notNull().default([]),
  },
  (table) => [index('product_import_archive_holder').on(table.holder, table.sentAt)],
);

export type RefusedEntry = { name: string; message: string };
