import { inArray, type SQL, sql } from 'drizzle-orm';
import type { OtherLanguage } from '#languages/languages.ts';
import { type Database, rowsOf } from '../database.ts';
import { product, translationsNow } from '../schema/products/product.ts';
import { writtenIn } from '../schema/translations.ts';
import { highlightsOf } from './products/json/highlights-json.ts';
import { findSiteState, setSiteState } from './site-state.ts';

/** What something is called in a language; '' where nobody wrote it. Codes, units and groups are of attributes alone. */
export type Translation = {
  id: string;
  name: string;
  description: string;
  code: string;
  unit: string;
  group: string;
};

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
  const of = (kept: SQL, ...names: string[]) =>
    sql.join(
      names.map((name) => writtenIn(language, kept, name)),
      sql`, `,
    );
  const kept = sql.raw('translations');
  const isAsked = sql`where id = any(asked.ids) and translations <> '{}'`;
  const entry = (table: string) =>
    sql`select id, ${of(kept, 'name', 'description')}, '', '', '' from ${sql.raw(table)} ${isAsked}`;
  const bySellers = sql`select id, ${of(translationsNow, 'name', 'description')}, '', '', '' from product
          where id = any(asked.ids)
        union all ${entry('seller')} union all`;
  return rowsOf<Translation>(
    db,
    sql`select t.id, t.name, t.description, t.code, t.unit, t."group" from (select ${sql.param([...ids])}::text[] as ids, ${sql.param([...codes])}::text[] as codes) asked,
      lateral (${by === 'everybody' ? bySellers : sql``} ${entry('category')} union all ${entry('sub_category')}
        union all ${entry('product_type')}
        union all select id, ${of(kept, 'label')}, '', '', '', '' from attribute_choice ${isAsked}
        union all select id, ${of(kept, 'name')}, '', code, ${of(kept, 'unit', 'group')} from attribute
          where id = any(asked.ids) or code = any(asked.codes))
        as t (id, name, description, code, unit, "group")`,
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
