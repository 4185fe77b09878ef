import { inArray, sql } from 'drizzle-orm';
import type { OtherLanguage } from '#languages/languages.ts';
import { translatedField, translationKey } from '#languages/translations.ts';
import { type Database, rowsOf } from '../database.ts';
import { product } from '../schema/products/product.ts';
import { highlightsOf } from './products/json/highlights-json.ts';

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

/** Whether what people write in a language is kept: pages in another one show it as it was written first. */
export const isKept = (language: OtherLanguage): boolean =>
  translatedField('name', language) in product;

/** Returns the texts of whatever has one of these ids, and of attributes with these codes, in a language. */
export function findTranslations(
  db: Database,
  language: OtherLanguage,
  ids: readonly string[],
  codes: readonly string[],
  by: WrittenBy,
): Promise<Translation[]> {
  const called = (text: string) => sql.identifier(`${text}_${translationKey(language)}`);
  const [name, description, label] = [called('name'), called('description'), called('label')];
  const isAsked = (table: string) =>
    sql`from ${sql.identifier(table)} where id = any(asked.ids) and (${name} <> '' or ${description} <> '')`;
  const entry = (table: string) =>
    sql`select id, ${name}, ${description}, '', '', '' ${isAsked(table)}`;
  const bySellers = sql`${entry('product')}
        union all select id, '', ${description}, '', '', '' from seller
          where id = any(asked.ids) and ${description} <> '' union all`;
  return rowsOf<Translation>(
    db,
    sql`select t.id, t.name, t.description, t.code, t.unit, t."group" from (select ${sql.param([...ids])}::text[] as ids, ${sql.param([...codes])}::text[] as codes) asked,
      lateral (${by === 'everybody' ? bySellers : sql``} ${entry('category')} union all ${entry('sub_category')}
        union all ${entry('product_type')}
        union all select id, ${label}, '', '', '', '' from attribute_choice
          where id = any(asked.ids) and ${label} <> ''
        union all select id, ${name}, '', code, ${called('unit')}, ${called('group')} from attribute
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
