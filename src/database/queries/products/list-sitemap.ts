import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { product } from '../../schema/product.ts';

/** What ids are made of, in the order in which the database sorts them. */
const SYMBOLS = '0123456789abcdefghijklmnopqrstuvwxyz';
/** Most addresses in one part of the sitemap; ids are random, so that parts fill evenly. */
const LONGEST_PART = 10_000;
const COMFORTABLE_PART = 5_000;

/**
 * The beginnings of ids by which so many products are parted: one for a shop, 36 or 1,296 for a
 * large marketplace. No part needs more than a walk along the primary key.
 */
export function sitemapParts(products: number): string[] {
  let parts = [''];
  while (products / parts.length > COMFORTABLE_PART) {
    parts = parts.flatMap((part) => [...SYMBOLS].map((symbol) => part + symbol));
  }
  return parts;
}

/** Published products whose id begins with `part`, by id. */
export function listSitemapPart(db: Database, part: string) {
  const end = endOf(part);
  return db
    .select({ _id: product.id, name: product.name })
    .from(product)
    .where(
      and(
        eq(product.published, sql`true`),
        part === '' ? undefined : gte(product.id, part),
        end === null ? undefined : lt(product.id, end),
      ),
    )
    .orderBy(asc(product.id))
    .limit(LONGEST_PART);
}

/** What comes right after everything that begins with `part`; nothing comes after the last. */
export function endOf(part: string): string | null {
  const last = part.at(-1);
  if (last === undefined) return null;
  const next = SYMBOLS[SYMBOLS.indexOf(last) + 1];
  return next === undefined ? endOf(part.slice(0, -1)) : part.slice(0, -1) + next;
}
