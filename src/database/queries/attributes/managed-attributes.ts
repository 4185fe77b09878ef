import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AttributeQuery, ManagedAttribute } from '#contracts/attributes/managed.ts';
import { type Database, firstRow } from '../../database.ts';
import { attribute } from '../../schema/attribute.ts';
import { inAllLanguages, translatedColumns, translatedJson } from '../../schema/translations.ts';
import { byName, holds, orderOf } from '../catalogue/catalogue-columns.ts';
import { type PageOf, pageOf, type SortBy, tableRows } from '../lists/page-of.ts';

const { name, kind, position, createdAt, groupName, translations } = attribute;

/** The fields of an attribute that people translate. */
export const TRANSLATED = ['name', 'unit', 'group'] as const;

const choices = sql<ManagedAttribute['choices']>`(
  select coalesce(json_agg(jsonb_build_object('_id', c.id, 'label', c.label, 'swatch', c.swatch)
        || ${translatedJson('c', 'label')}
      order by c.position, c.label), '[]')
    from attribute_choice c where c.attribute_id = "attribute"."id")`;

const entries = sql<ManagedAttribute['entries']>`(
  select coalesce(json_agg(json_build_object(
      'level', case when p.category_id is not null then 'category'
                    when p.sub_category_id is not null then 'sub-category' else 'product-type' end,
      '_id', coalesce(p.category_id, p.sub_category_id, p.product_type_id),
      'name', concat_ws(' › ', c.name, s.name, t.name),
      'required', p.required, 'position', p.position) order by c.name, s.name nulls first, t.name nulls first), '[]')
    from attribute_entry p
      left join product_type t on t.id = p.product_type_id
      left join sub_category s on s.id = coalesce(p.sub_category_id, t.sub_category_id)
      left join category c on c.id = coalesce(p.category_id, s.category_id)
    where p.attribute_id = "attribute"."id")`;

const columns = {
  ...{ id: attribute.id, code: attribute.code, name, kind, unit: attribute.unit },
  ...{ scale: attribute.scale, group: groupName, lowest: attribute.lowest },
  ...{ highest: attribute.highest, filterable: attribute.filterable },
  ...{ comparable: attribute.comparable, onCard: attribute.onCard, position, createdAt },
  ...{ version: attribute.version, choices, entries },
  ...translatedColumns(attribute.translations, ...TRANSLATED),
};

export type AttributeRow = Omit<ManagedAttribute, '_id' | 'createdAt'> & {
  id: string;
  createdAt: Date;
};

export function findAttribute(db: Database, id: string): Promise<AttributeRow | null> {
  return firstRow(db.select(columns).from(attribute).where(eq(attribute.id, id)));
}

/** Returns a page of the attributes, in their order unless told; `q` is a part of a name, group or choice. */
export function listManagedAttributes(
  db: Database,
  query: AttributeQuery,
): Promise<PageOf<AttributeRow>> {
  const where = and(
    query.kind === undefined ? undefined : eq(kind, query.kind),
    query.categoryId === undefined ? undefined : ofCategory(query.categoryId),
    query.q
      ? sql`(${holds(query.q, inAllLanguages(name, translations), inAllLanguages(groupName, translations, 'group'))} or exists (select from attribute_choice c
          where c.attribute_id = "attribute"."id" and strpos(folded(in_all_languages(c.label, c.translations, 'label')), folded(${query.q})) > 0))`
      : undefined,
  );
  const { sort = 'position' } = query;
  return pageOf({
    window: query,
    by: sortedBy[sort],
    order: sort === 'createdAt' ? orderOf(query) : (query.order ?? 'asc'),
    id: sql`${attribute.id}`,
    ...tableRows(db, attribute, columns, where),
  });
}

const sortedBy: Record<NonNullable<AttributeQuery['sort']>, SortBy> = {
  name: byName(name),
  group: { ...byName(groupName), thenBy: byName(name) },
  kind: { column: sql`${kind}`, kind: 'text', thenBy: byName(name) },
  position: { column: sql`${position}`, kind: 'number', thenBy: byName(name) },
  createdAt: { column: sql`${createdAt}`, kind: 'moment' },
};

const ofCategory = (id: string): SQL => sql`"attribute"."id" in (
  select p.attribute_id from attribute_entry p
    left join product_type t on t.id = p.product_type_id
    left join sub_category s on s.id = coalesce(p.sub_category_id, t.sub_category_id)
    where coalesce(p.category_id, s.category_id) = ${id})`;
