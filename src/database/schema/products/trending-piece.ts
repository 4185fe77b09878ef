import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { product } from './product.ts';

/**
 * What is decided of a product beside that it is trending, which `product.trending` says: its position in the order, from and
 * until when it trends, and since when its seller asks for it.
 */
export const trendingPiece = pgTable(
  'trending_piece',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    position: smallint('position'),
    /** When it begins to trend; null once it does. */
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    askedAt: moment('asked_at'),
  },
  (table) => [
    index('trending_piece_starts').on(table.startsAt).where(sql`${table.startsAt} is not null`),
    index('trending_piece_ends').on(table.endsAt).where(sql`${table.endsAt} is not null`),
    index('trending_piece_asked').on(table.askedAt).where(sql`${table.askedAt} is not null`),
    check('trending_piece_order', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);
