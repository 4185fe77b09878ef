import { inArray, type SQL, sql } from 'drizzle-orm';
import type { OtherLanguage } from '#languages/languages.ts';
import { type Database, rowsOf } from '../database.ts';
import { product, translationsNow } from '../schema/products/product.ts';
import { highlightsOf } from './products/json/highlights-json.ts';
import { findSiteState, setSiteState } from './site-state.ts';

/** What is written of something in a language, by the fields that have it. The codes are of attributes. */
export type Translation = { id: string; code: string; texts: Readonly<Record<string, string>> };

/** Whose texts: what admins name (taxonomy entries, attributes and their choices), or that and what sellers write. */
export type WrittenBy = 'admins' | 'everybody';

/** Returns the texts of whatever has one of these ids, and of attributes with these codes, in a language. */
export function findTranslations(
  db: Database,
  language: OtherLanguage,
  ids: readonly string[],
  codes: readonly string[],
  by: WrittenBy,
): Promise<Translation[]> {
  const texts = (kept: SQL) => sql`${kept} -> ${language}::text`;
  const of = (table: string, kept = sql.raw('translations')) => sql`select id, ${texts(kept)}, ''
    from ${sql.raw(table)} where id = any(asked.ids) and ${texts(kept)} is not null union all `;
  const bySellers = sql`${of('product', translationsNow)} ${of('seller')}`;
  return rowsOf<Translation>(
    db,
    sql`select t.id, t.texts, t.code from (select ${sql.param([...ids])}::text[] as ids, ${sql.param([...codes])}::text[] as codes) asked,
      lateral (${by === 'everybody' ? bySellers : sql``} ${of('category')} ${of('sub_category')}
        ${of('product_type')} ${of('attribute_choice')}
        select id, coalesce(${texts(sql.raw('translations'))}, '{}'), code from attribute
          where id = any(asked.ids) or code = any(asked.codes))
        as t (id, texts, code)`,
  );
}

/** Returns what cards tell of the attributes of these products in a language, by their ids. */
export async function findHighlightsIn(
  db: Database,
  language: OtherLanguage,
  ids: readonly string[],
): Promise<Map<string, unknown>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: product.id, json: sql<string>`${highlightsOf(product, language)}` })
    .from(product)
    .where(inArray(product.id, [...ids]));
  return new Map(rows.map(({ id, json }) => [id, JSON.parse(json)]));
}

/** Returns the texts among these products' attributes in a language, by the ids of products and of attributes. */
export async function findTextsIn(
  db: Database,
  language: OtherLanguage,
  ids: readonly string[],
): Promise<Map<string, Record<string, string>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: product.id,
      texts: sql<Record<string, string>>`(
        select coalesce(json_object_agg(split_part(key, '_', 1), value), '{}')
          from jsonb_each_text(${product.attributes}) where key like ${`%\\_${language}`})`,
    })
    .from(product)
    .where(inArray(product.id, [...ids]));
  return new Map(rows.map(({ id, texts }) => [id, texts]));
}

const FILLED = 'translations-filled';
const AT_ONCE = 300;

/**
 * Writes what the next products after one say in Arabic, where release 1.0.0 has written it, to where it is kept now; returns the
 * last of them, and undefined once all are done.
 */
export async function fillTranslations(db: Database, after: string): Promise<string | undefined> {
  if ((await findSiteState(db, FILLED)) !== null) return undefined;
  const [last] = await rowsOf<{ id: string | null }>(
    db,
    sql`with next as (select id from product where id > ${after} order by id limit ${AT_ONCE}),
      filled as (
        update product set translations = ${translationsNow}
          where id in (select id from next) and translations <> ${translationsNow})
      select max(id) as id from next`,
  );
  if (last?.id) return last.id;
  await setSiteState(db, FILLED, 'yes');
  return undefined;
}
