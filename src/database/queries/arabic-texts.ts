import { inArray, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';
import { product } from '../schema/products/product.ts';
import { highlightsOf } from './products/json/highlights-json.ts';

/** What something is called in Arabic; '' where nobody wrote it. The others are of attributes alone. */
export type ArabicTexts = {
  id: string;
  name: string;
  description: string;
  code: string;
  /** The unit in English, which labels of numbers end in. */
  unit: string;
  unitArabic: string;
  group: string;
};

/** Whose Arabic texts: what admins name (taxonomy entries, attributes and their choices), or that and what sellers write. */
export type ArabicOf = 'admins' | 'everybody';

/** Returns the Arabic texts of whatever has one of these ids, and of attributes with these codes. */
export function findArabicTexts(
  db: Database,
  ids: readonly string[],
  codes: readonly string[],
  of: ArabicOf,
): Promise<ArabicTexts[]> {
  const isAsked = (name: string) =>
    sql`from ${sql.identifier(name)} where id = any(asked.ids) and (name_arabic <> '' or description_arabic <> '')`;
  const entry = (name: string) =>
    sql`select id, name_arabic, description_arabic, '', '', '', '' ${isAsked(name)}`;
  const bySellers = sql`${entry('product')}
        union all select id, '', description_arabic, '', '', '', '' from seller
          where id = any(asked.ids) and description_arabic <> '' union all`;
  return rowsOf<ArabicTexts>(
    db,
    sql`select t.id, t.name, t.description, t.code, t.unit, t."unitArabic", t."group" from (select ${sql.param([...ids])}::text[] as ids, ${sql.param([...codes])}::text[] as codes) asked,
      lateral (${of === 'everybody' ? bySellers : sql``} ${entry('category')} union all ${entry('sub_category')}
        union all ${entry('product_type')}
        union all select id, label_arabic, '', '', '', '', '' from attribute_choice
          where id = any(asked.ids) and label_arabic <> ''
        union all select id, name_arabic, '', code, unit, unit_arabic, group_arabic from attribute
          where id = any(asked.ids) or code = any(asked.codes))
        as t (id, name, description, code, unit, "unitArabic", "group")`,
  );
}

/** Returns what cards tell of the attributes of these products in Arabic, by their ids. */
export async function findArabicHighlights(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, unknown>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: product.id, json: sql<string>`${highlightsOf(product, 'ar')}` })
    .from(product)
    .where(inArray(product.id, [...ids]));
  return new Map(rows.map(({ id, json }) => [id, JSON.parse(json)]));
}
