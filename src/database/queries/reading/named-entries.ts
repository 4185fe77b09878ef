import { type SQL, sql } from 'drizzle-orm';
import type { NamedEntry } from '#domain/search/read-entries.ts';
import type { Database } from '../../database.ts';
import { preparedQuery } from '../../prepared-query.ts';

/** A name as it is compared with what is typed: no punctuation, no plurals, as in "ladies' watches". */
function nameKey(name: SQL): SQL {
  const words = sql`btrim(regexp_replace(translate(folded(${name}), '''’', ''), '[\\s[:punct:]]+', ' ', 'g'))`;
  const singular: [plural: string, is: string][] = [
    ['([a-z]{2})ies\\M', '\\1y'],
    ['(ss|sh|ch|x|z)es\\M', '\\1'],
    ['([a-z]{2}[a-hj-rtv-z])s\\M', '\\1'],
    // Of Arabic the article, and the regular plural of what ends in ta marbuta.
    ['(^| )ال(?=[^ ]{3})', '\\1'],
    ['([^ a-z]{2})ات(?= |$)', '\\1ه'],
  ];
  return singular.reduce(
    (text, [plural, is]) =>
      sql`regexp_replace(${text}, ${sql.raw(`'${plural}'`)}, ${sql.raw(`'${is}'`)}, 'g')`,
    words,
  );
}

/** The keys of both names of an entry. */
const nameKeys = (entry: string): SQL =>
  sql`${nameKey(sql.raw(`${entry}.name`))}, nullif(${nameKey(sql.raw(`${entry}.name_arabic`))}, '')`;

const namedEntries = preparedQuery('named_entries', (db) => {
  const listed = (...names: string[]) =>
    sql.raw(names.map((name) => `${name}.status = 'LISTED'`).join(' and '));
  const entries = sql`
    select 'category' as kind, a.id, a.name, t.phrase, a.id as category_id, null as sub_category_id
      from category a join typed t on t.key in (${nameKeys('a')})
      where ${listed('a')}
    union all
    select 'sub-category', b.id, b.name, t.phrase, a.id, b.id
      from sub_category b join category a on a.id = b.category_id
        join typed t on t.key in (${nameKeys('b')})
      where ${listed('a', 'b')}
    union all
    select 'product-type', p.id, p.name, t.phrase, a.id, b.id
      from product_type p join sub_category b on b.id = p.sub_category_id
        join category a on a.id = b.category_id
        join typed t on t.key in (${nameKeys('p')})
      where ${listed('a', 'b', 'p')}`;
  const products = (of: SQL) => sql`select sum(c.products) from seller_total c where ${of}`;
  const holdsAny = sql`case when kind = 'category'
    then (${products(sql`c.category_id = named.category_id`)})
    else (${products(sql`c.sub_category_id = named.sub_category_id`)}) end > 0`;
  return db
    .select({
      kind: sql<NamedEntry['kind']>`kind`,
      _id: sql<string>`id`,
      name: sql<string>`name`,
      phrase: sql<string>`phrase`,
      categoryId: sql<string>`category_id`,
      subCategoryId: sql<string | null>`sub_category_id`,
    })
    .from(
      sql`(with typed as materialized (
          select phrase, ${nameKey(sql`phrase`)} as key
            from unnest(string_to_array(${sql.placeholder('phrases')}::text, chr(10))) as phrase),
          named as materialized (${entries})
        select kind, id, name, phrase, category_id, sub_category_id from named
          where ${holdsAny}) as named`,
    )
    .orderBy(sql`id`);
});

/** Returns the listed taxonomy entries with products whose whole name is one of these phrases, in either number. */
export function findNamedEntries(db: Database, phrases: readonly string[]): Promise<NamedEntry[]> {
  return namedEntries(db).execute({ phrases: [...new Set(phrases)].join('\n') });
}
