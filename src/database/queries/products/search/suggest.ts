import { type SQL, sql } from 'drizzle-orm';
import { type Database, onlyRow } from '../../../database.ts';
import { jsonObject, jsonString, jsonWord, orNull } from '../../../json-text.ts';
import { once } from '../../../planner.ts';
import { preparedQuery } from '../../../prepared-query.ts';
import { listingTotal } from '../../../schema/products/listing.ts';
import { mediaItem } from '../../media/media-columns.ts';

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

/** A word of the name begins as typed, or all words are in it, mistyped ones as they were meant. */
const named = (column: string, hasWords: boolean): SQL => {
  const name = sql.raw(column);
  const begun = sql`' ' || folded(${name}) like ${once(sql`'% ' || folded(${sql.placeholder('pattern')})`)}`;
  if (!hasWords) return begun;
  const words = once(sql`to_tsquery('simple', ${sql.placeholder('words')})`);
  return sql`(${begun} or to_tsvector('simple', folded(${name})) @@ ${words})`;
};

type Kind = 'brand' | 'category' | 'sub-category' | 'seller';

/** The suggestions of one kind, as the inside of a list. */
const ofKind = (kind: Kind) => {
  const common = {
    kind: jsonWord(sql`kind`),
    _id: jsonString(sql`id`),
    name: jsonString(sql`name`),
    detail: jsonString(sql`detail`),
    picture: orNull(sql`picture`),
  };
  const category = jsonObject({ _id: jsonWord(sql`parent`), name: jsonString(sql`detail`) });
  const line = jsonObject(kind === 'sub-category' ? { ...common, category } : common);
  return sql<string>`coalesce(string_agg(${line}, ',' order by position)
    filter (where kind = ${sql.raw(`'${kind}'`)}), '')`;
};

const idsOfKind = (kind: Kind) =>
  sql<string[]>`coalesce(array_agg(id) filter (where kind = ${sql.raw(`'${kind}'`)}), '{}')`;

const suggested = preparedQuery('suggested', (db, { hasWords }: { hasWords: boolean }) => {
  const isNamed = (column: string) => named(column, hasWords);
  return db
    .select({
      brands: ofKind('brand'),
      categories: ofKind('category'),
      subCategories: ofKind('sub-category'),
      sellers: ofKind('seller'),
      categoryIds: idsOfKind('category'),
      subCategoryIds: idsOfKind('sub-category'),
      sellerIds: idsOfKind('seller'),
      sellerNames: sql<string[]>`coalesce(array_agg(name) filter (where kind = 'seller'), '{}')`,
    })
    .from(
      sql`(
        (with sold as materialized (
            select value as brand, sum(products) as products from ${listingTotal} where kind = 'brand'
              group by value having sum(products) > 0)
          select 'brand' as kind, brand as id, brand as name, products::text as detail,
                 null as parent, null as picture,
                 row_number() over (order by sold.products desc, brand) as position
            from sold where ${isNamed('brand')} order by position limit 3)
        union all
        (select 'category', c.id, c.name, '', null, ${picture('c.image_id', 'c.name')},
                row_number() over (order by c.name) as position
            from category c where c.status = 'LISTED' and ${isNamed("in_all_languages(c.name, c.translations, 'name')")} order by position limit 2)
        union all
        (with listed as materialized (
            select s.id, s.name, s.image_id, c.id as parent, c.name as category
              from sub_category s join category c on c.id = s.category_id
              where s.status = 'LISTED' and c.status = 'LISTED'
                and ${isNamed("in_all_languages(s.name, s.translations, 'name')")})
          select 'sub-category', l.id, l.name, l.category, l.parent, ${picture('l.image_id', 'l.name')},
                 row_number() over (order by counted.products desc, l.name, l.id) as position
            from listed l, lateral (select sum(products) as products from seller_total p
              where p.sub_category_id = l.id) counted
            where counted.products > 0 order by position limit 3)
        union all
        (select 'seller', s.id, s.name, '', null, ${picture('s.image_id', 's.name')},
                row_number() over (order by s.name) as position
            from seller s where s.status and ${isNamed('s.name')} order by position limit 2)) as named`,
    );
});

/**
 * Returns visible sellers, categories, sub-categories with something in them, and brands on sale, that
 * are named so: a word begins with `start`, or they have all of `words`, a text-search query, where
 * given. Of each kind the JSON of its lines, with commas between them, and the ids; of sellers the names too.
 */
export async function suggestTaxonomy(db: Database, start: string, words: string | null) {
  const pattern = `${start.replace(/[\\%_]/g, '\\$&')}%`;
  const shape = { hasWords: words !== null };
  return onlyRow(await suggested(db, shape).execute({ pattern, words }));
}
