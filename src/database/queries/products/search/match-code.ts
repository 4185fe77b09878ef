import { type SQL, sql } from 'drizzle-orm';
import { type Database, hasRow } from '../../../database.ts';
import { once } from '../../../planner.ts';
import { product } from '../../../schema/products/product.ts';
import { containsSqueezed } from '../../lists/text-match.ts';
import { idBegins } from '../../searches/search-query.ts';

const SHORTEST_CODE = 3;
/** Ids are random: with fewer letters, common words would begin some ids. */
const SHORTEST_ID = 6;
const SKU = /^(?=.*\d)[a-z0-9]{8}$/;

/** What finds products by a code: conditions, and how near it is. */
export type Code = {
  /** The id or SKU (the beginning of the id) begins so, or the article number contains it. */
  is: SQL;
  /** A code begins with the text. */
  isFirst: SQL;
  /** 0 for a code that is the text, 1 for one that begins so, else 2. */
  rank: SQL;
  /** The SKU is the text; null where the text cannot be one, or may be a word. */
  isSku: SQL | null;
};

/**
 * Returns what finds products by `text` as a code: an id, a SKU or an article number, whole or in part,
 * whatever case it has and whatever stands between its letters and digits; null where it is too short.
 */
export function matchesCode(text: string): Code | null {
  const bare = text.toLowerCase().replace(/[^\p{L}\p{Nd}]/gu, '');
  if (bare.length < SHORTEST_CODE) return null;
  const code = once(sql`squeezed(${text})`);
  const squeezed = sql`squeezed(${product.sellerSku})`;
  const hasArticle = sql`${product.sellerSku} <> ''`;
  const isLikeId = /^[a-z0-9]{3,20}$/.test(bare);
  const isId = isLikeId && (bare.length >= SHORTEST_ID || /\d/.test(bare));
  const ofId = isId ? idBegins(bare) : sql`false`;
  // Few characters are the beginning of somebody's random id.
  const leadsById = bare.length >= SHORTEST_ID ? ofId : sql`false`;
  const article = sql`(${hasArticle} and ${containsSqueezed(sql`${product.sellerSku}`, text)})`;
  const isWhole = sql`(${hasArticle} and ${squeezed} = ${code}
    or ${isLikeId ? sql`(${product.id} = ${bare} or substr(${product.id}, 1, 8) = ${bare})` : sql`false`})`;
  const isBegun = sql`(${hasArticle} and ${squeezed} like ${once(sql`squeezed(${text}) || '%'`)} or ${leadsById})`;
  const is = isId ? sql`(${ofId} or ${article})` : article;
  return {
    is,
    // Both are said, so that the planner expects few of them and reads indexes.
    isFirst: sql`(${is} and ${isBegun})`,
    rank: sql`case when ${isWhole} then 0 when ${isBegun} then 1 else 2 end`,
    isSku: SKU.test(text.trim().toLowerCase()) ? sql`substr(${product.id}, 1, 8) = ${bare}` : null,
  };
}

export function hasCode(db: Database, code: SQL): Promise<boolean> {
  return hasRow(db.select({ id: product.id }).from(product).where(code).limit(1));
}
