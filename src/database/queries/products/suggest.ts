import { sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { jsonObject, jsonString, jsonWord, orNull } from '../../json-text.ts';
import { once } from '../../planner.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { mediaItem } from '../media/media-json.ts';
import { onlyRow } from './product-page.ts';

/** The picture of a row named as it is. */
const picture = (image: string, name: string) => {
  const file = sql.raw('a');
  const columns = {
    kind: sql`${file}.kind`,
    shown: sql`${file}.shown`,
    placeholder: sql`${file}.placeholder`,
  };
  return sql`(select ${mediaItem(columns, sql.raw(name))} from media_asset ${file}
    where ${file}.id = ${sql.raw(image)})`;
};

const named = (column: string) =>
  sql`' ' || folded(${sql.raw(column)}) like ${once(sql`'% ' || folded(${sql.placeholder('pattern')})`)}`;

/** The suggestions of one kind, as the inside of a list. */
const ofKind = (kind: 'brand' | 'category' | 'seller') => {
  const line = jsonObject({
    kind: jsonWord(sql`kind`),
    _id: jsonString(sql`id`),
    name: jsonString(sql`name`),
    detail: jsonString(sql`detail`),
    picture: orNull(sql`picture`),
  });
  return sql<string>`coalesce(string_agg(${line}, ',' order by position)
    filter (where kind = ${sql.raw(`'${kind}'`)}), '')`;
};

const idsOfKind = (kind: 'category' | 'seller') =>
  sql<string[]>`coalesce(array_agg(id) filter (where kind = ${sql.raw(`'${kind}'`)}), '{}')`;

const suggested = preparedQuery('suggested', (db) =>
  db
    .select({
      brands: ofKind('brand'),
      categories: ofKind('category'),
      sellers: ofKind('seller'),
      categoryIds: idsOfKind('category'),
      sellerIds: idsOfKind('seller'),
    })
    .from(
      sql`(
        (with sold as materialized (
            select brand, sum(products) as products from brand_counted
              group by brand having sum(products) > 0)
          select 'brand' as kind, brand as id, brand as name, products::text as detail,
                 null as picture, row_number() over (order by sold.products desc, brand) as position
            from sold where ${named('brand')} order by position limit 3)
        union all
        (select 'category', c.id, c.name, '', ${picture('c.image_id', 'c.name')},
                row_number() over (order by c.name) as position
            from category c where c.status = 'LISTED' and ${named('c.name')} order by position limit 2)
        union all
        (select 'seller', s.id, s.name, '', ${picture('s.image_id', 's.name')},
                row_number() over (order by s.name) as position
            from seller s where s.status and ${named('s.name')} order by position limit 2)) as named`,
    ),
);

/**
 * Returns visible sellers and categories, and brands on sale, with a word in their name that begins
 * so: of each kind the JSON of its lines, with commas between them, and the ids.
 */
export async function suggestTaxonomy(db: Database, start: string) {
  const pattern = `${start.replace(/[\\%_]/g, '\\$&')}%`;
  return onlyRow(await suggested(db).execute({ pattern }));
}
