import { and, asc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';
import { listing } from '../schema/products/listing.ts';
import { product } from '../schema/products/product.ts';
import { isShown } from './is-public.ts';

/** The characters of ids, in the database's sort order. */
const SYMBOLS = '0123456789abcdefghijklmnopqrstuvwxyz';
/** The most addresses in one part of the sitemap; ids are random, so that parts fill evenly. */
const LONGEST_PART = 10_000;
const COMFORTABLE_PART = 5_000;

/**
 * Returns the beginnings of ids that divide so many products into parts: one for a shop, 36 or
 * 1,296 for a large marketplace. A part is read as a range of the primary key.
 */
export function sitemapParts(products: number): string[] {
  let parts = [''];
  while (products / parts.length > COMFORTABLE_PART) {
    parts = parts.flatMap((part) => [...SYMBOLS].map((symbol) => part + symbol));
  }
  return parts;
}

/** Returns how many products are published: the sitemap has their addresses. */
export async function countListed(db: Database): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select coalesce(sum(products), 0)::int as total from seller_total`,
  );
  return row?.total ?? 0;
}

/** Returns published products whose id begins with `part`, by id. */
export function listSitemapPart(db: Database, part: string) {
  const end = endOf(part);
  return db
    .select({ _id: listing.id, name: product.name })
    .from(listing)
    .innerJoin(product, eq(product.id, listing.id))
    .where(
      and(
        isShown,
        isNull(listing.soldAt),
        part === '' ? undefined : gte(listing.id, part),
        end === null ? undefined : lt(listing.id, end),
      ),
    )
    .orderBy(asc(listing.id))
    .limit(LONGEST_PART);
}

/** Returns the first text after all that begin with `part`; null after the last. */
export function endOf(part: string): string | null {
  const last = part.at(-1);
  if (last === undefined) return null;
  const next = SYMBOLS[SYMBOLS.indexOf(last) + 1];
  return next === undefined ? endOf(part.slice(0, -1)) : part.slice(0, -1) + next;
}
