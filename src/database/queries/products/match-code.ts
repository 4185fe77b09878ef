import { type SQL, sql } from 'drizzle-orm';
import { type Database, hasRow } from '../../database.ts';
import { once } from '../../planner.ts';
import { product } from '../../schema/product.ts';

const SHORTEST_CODE = 3;
/** Ids are random: with fewer letters, common words would begin some ids. */
const SHORTEST_ID = 6;

/**
 * The condition for products whose id, SKU (the beginning of the id) or article number begins with
 * `text`, ignoring case; null where it is too short for a code.
 */
export function matchesCode(text: string): SQL | null {
  const code = text.trim().toLowerCase();
  if (code.length < SHORTEST_CODE) return null;
  const article = sql`(${product.sellerSku} <> '' and ${begins(sql`lower(${product.sellerSku})`, code)})`;
  return code.length >= SHORTEST_ID && /^[a-z0-9]{1,20}$/.test(code)
    ? sql`(${begins(sql`${product.id}`, code)} or ${article})`
    : article;
}

const begins = (column: SQL, code: string) =>
  sql`(${column} ~>=~ ${once(sql`${code}::text`)} and ${column} ~<~ ${once(sql`${code}::text || chr(1114111)`)})`;

/** Whether any product has this code. */
export function hasCode(db: Database, code: SQL): Promise<boolean> {
  return hasRow(db.select({ id: product.id }).from(product).where(code).limit(1));
}
