import { type SQL, sql } from 'drizzle-orm';
import { attributeEntry } from '../schema/attribute.ts';
import { productType, subCategory } from '../schema/catalogue.ts';
import type { FilterShape } from './filters.ts';

/** Whether all products of a list are in one category, sub-category or type. */
export const isOfOneEntry = ({ category, subCategory, type }: FilterShape): boolean =>
  type !== undefined || (subCategory === undefined ? category === 'one' : subCategory === 'one');

/** Selects the type, sub-category and category of a list of one entry; null for those that it does not say. */
function entryOf({ subCategory: isSub, type }: FilterShape): SQL {
  if (type) {
    return sql`select t.id as type, t.sub_category_id as sub_category, t.category_id as category
      from ${productType} t where t.id = ${sql.placeholder('type')}`;
  }
  if (isSub) {
    return sql`select null::text as type, s.id as sub_category, s.category_id as category
      from ${subCategory} s where s.id = ${sql.placeholder('subCategory')}`;
  }
  return sql`select null::text as type, null::text as sub_category,
    ${sql.placeholder('category')}::text as category`;
}

/**
 * Selects where an attribute, `told`, stands among the attributes of a list of one entry, as `level` (0 of its category, 1 of
 * its sub-category or those within it, 2 of its types) and `rank` within that. Nothing where no product of the list
 * can have the attribute any more.
 */
export const standingIn = (shape: FilterShape): SQL => sql`
  select case when p.category_id is not null then 0 when p.sub_category_id is not null then 1 else 2 end as level,
      p.position as rank
    from (${entryOf(shape)}) as list
      join ${attributeEntry} p on p.attribute_id = told.id
      left join ${productType} t on t.id = p.product_type_id
      left join ${subCategory} s on s.id = coalesce(p.sub_category_id, t.sub_category_id)
    where p.category_id = list.category
      or (s.category_id = list.category and s.id = coalesce(list.sub_category, s.id)
        and coalesce(t.id, list.type, '') = coalesce(list.type, t.id, ''))
    order by 1, 2 limit 1`;
