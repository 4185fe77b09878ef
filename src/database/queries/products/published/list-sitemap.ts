import { and, asc, gte, lt } from 'drizzle-orm';
import type { Database } from '../../../database.ts';
import { product } from '../../../schema/products/product.ts';
import { isPublic } from '../is-public.ts';

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

/** Returns published products whose id begins with `part`, by id. */
export function listSitemapPart(db: Database, part: string) {
  const end = endOf(part);
  return db
    .select({ _id: product.id, name: product.name })
    .from(product)
    .where(
      and(
        isPublic,
        part === '' ? undefined : gte(product.id, part),
        end === null ? undefined : lt(product.id, end),
      ),
    )
    .orderBy(asc(product.id))
    .limit(LONGEST_PART);
}

/** Returns the first text after all that begin with `part`; null after the last. */
export function endOf(part: string): string | null {
  const last = part.at(-1);
  if (last === undefined) return null;
  const next = SYMBOLS[SYMBOLS.indexOf(last) + 1];
  return next === undefined ? endOf(part.slice(0, -1)) : part.slice(0, -1) + next;
}
