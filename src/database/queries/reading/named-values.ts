import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { NamedValue } from '#domain/search/read-values.ts';
import type { ValuePhrase } from '#domain/search/value-phrases.ts';
import { isPublic } from '../../catalogue/is-public.ts';
import type { Database } from '../../database.ts';
import { inlineNumber, once } from '../../planner.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { attribute, attributeChoice } from '../../schema/attribute.ts';
import { listing, listingTotal } from '../../schema/products/listing.ts';
import { product } from '../../schema/products/product.ts';
import { eachWritten } from '../../schema/translations.ts';
import { SEARCH_CAP } from '../lists/cursor.ts';

/** The taxonomy entries that a search is within; none means everywhere. */
export type Within = Record<'categories' | 'subCategories' | 'types', readonly string[]>;

/** Labels and typed words as they are compared: letters and digits, with single spaces. */
const wordsOf = (text: SQL) =>
  sql`btrim(replace(translate(folded(${text}), '-/&.,()''’', '       '), '  ', ' '))`;

/** Hidden from the planner, which would otherwise plan each search anew for what is not given. */
const given = (name: string) =>
  sql`${once(sql`string_to_array(${sql.placeholder(name)}::text, ',')`)}::text[]`;

/** Whether a row is in the given taxonomy entries; what has no type counts under all types of its sub-category. */
function isWithin(of: string): SQL {
  const column = (name: string) => sql.raw(`${of}.${name}`);
  const among = (name: string, ids: string) =>
    sql`(${given(ids)} = '{}' or ${column(name)} = any(${given(ids)}))`;
  return sql`${among('category_id', 'categories')} and ${among('sub_category_id', 'subCategories')}
    and (${given('types')} = '{}' or ${column('product_type_id')} = any(${given('types')})
      or (coalesce(${column('product_type_id')}, '') = '' and ${column('sub_category_id')} in
        (select sub_category_id from product_type where id = any(${given('types')}))))`;
}

/** Whether a product in the same taxonomy entries has the words, and none of the values, as of the first that has them. */
const isMissed = (words: SQLWrapper) => sql`exists (select from (
    select l.category_id, l.sub_category_id, l.product_type_id, l.values
      from ${product} join ${listing} l on l.id = ${product.id} where ${isPublic} and ${words} @@ to_tsquery('simple', folded(wide.words))
      limit ${inlineNumber(SEARCH_CAP)}) p
  where ${isWithin('p')} and not p.values && wide.texts)`;

/**
 * Limits that searches seldom meet. Without them the planner guesses so many rows that PostgreSQL compiles the
 * statement each time (`jit_above_cost`), which takes a second or more.
 */
const MOST_PHRASES = 60;
const MOST_VALUES = 120;
const MOST_LOOKS = 8;

const namedValues = preparedQuery('named_values', (db) => {
  const numberOf = sql`split_part(f.text, '=', 2)::float8`;
  return db
    .select({
      at: sql<number>`at`,
      attribute: sql<string>`id`,
      code: sql<string>`code`,
      name: sql<string>`name`,
      kind: sql<NamedValue['kind']>`kind`,
      unit: sql<string>`unit`,
      scale: sql<string>`scale`,
      texts: sql<string[]>`texts`,
      labels: sql<string[]>`labels`,
      isMissed: sql<boolean>`missed`,
    })
    .from(sql`(
      with typed as materialized (
        select at, ${wordsOf(sql`phrase`)} as phrase, words, digits, low, high, units
          from json_to_recordset(${sql.placeholder('phrases')}::json) as t
            (at int, phrase text, words text, digits text, low float8, high float8, units text[])
          limit ${inlineNumber(MOST_PHRASES)}),
      meant as materialized (
        select at, phrase as form, true as own from typed where digits is null
        union select at, unnest(word_forms(phrase)), true from typed where digits is null
        union select at, unnest(meanings_of(word_forms(phrase) || phrase)), false
          from typed where digits is null),
      filterable as materialized (
        select id, code, name, translations, kind, unit, scale from ${attribute} where filterable),
      choice as materialized (
        select c.id, c.attribute_id, c.label, ${wordsOf(sql`c.label`)} as words
          from ${attributeChoice} c join filterable a on a.id = c.attribute_id),
      worded as (
        select id, words from choice
        union all
        select c.id, ${wordsOf(eachWritten('c', 'label'))}
          from ${attributeChoice} c join filterable a on a.id = c.attribute_id),
      had as materialized (
        select id, name, ${wordsOf(sql`name`)} as words from filterable where kind = 'yes-no'
        union
        select id, name, ${wordsOf(eachWritten('filterable', 'name'))} from filterable where kind = 'yes-no'),
      called as (
        select id, words as form, true as whole from worded
        union all
        select id, unnest(string_to_array(words, ' ')), false from worded where words like '% %'),
      named as materialized (
        select m.at, c.attribute_id as id, c.id as text, c.label,
            bool_or(m.own and called.whole) as own
          from meant m join called on called.form = m.form join choice c on c.id = called.id
          group by 1, 2, 3, 4
        union all
        select t.at, c.attribute_id, c.id, c.label, true
          from typed t join choice c on c.words = any(string_to_array(t.digits, '|'))
            join filterable a on a.id = c.attribute_id and a.kind = 'size'
          where t.units = '{}' or folded(a.scale) = any(t.units)
        union all
        select m.at, a.id, a.id || '=yes', a.name, true
          from meant m join had a on a.words = m.form
        union all
        select t.at, a.id, f.text, split_part(f.text, '=', 2), true
          from typed t join filterable a on a.kind = 'number' and a.unit <> ''
              and t.digits is not null and (folded(a.unit) = any(t.units) or exists (select from (select ${eachWritten('a', 'unit')} as unit) u where folded(u.unit) = any(t.units))
                or (t.units = '{}' and ${wordsOf(sql`a.name`)} ~ '(^| )size$'))
            cross join lateral (select distinct value as text from ${listingTotal} f
              where f.kind = 'value' and f.value ~>=~ (a.id || '=') and f.value ~<~ (a.id || '>')) f
          where ${numberOf} >= t.low and ${numberOf} < t.high),
      held as materialized (
        select at, id, text, label, own
          from (table named limit ${inlineNumber(MOST_VALUES)}) as named
          where exists (select from ${listing} f
            where f.values @> array[named.text] and f.sold_at is null and ${isWithin('f')})),
      wide as (
        select held.at, t.words, bool_or(held.own) as own, array_agg(distinct held.text) as texts
          from held join typed t on t.at = held.at group by 1, 2
          order by 1 limit ${inlineNumber(MOST_LOOKS)}),
      told as materialized (
        select at, ${isMissed(product.headline)} or (not own and ${isMissed(product.document)}) as missed
          from wide)
      select held.at, a.id, a.code, a.name, a.kind, a.unit, a.scale,
          coalesce(told.missed, true) as missed,
          array_agg(distinct held.text) as texts,
          coalesce(array_agg(distinct held.label) filter (where held.own), '{}') as labels
        from held join filterable a on a.id = held.id left join told on told.at = held.at
        group by 1, 2, 3, 4, 5, 6, 7, 8) as named`)
    .orderBy(sql`at, id`);
});

/**
 * Returns which of these phrases name values of attributes that lists are filtered by and that products in
 * these taxonomy entries have; with what synonyms say that they mean.
 */
export function findNamedValues(
  db: Database,
  phrases: readonly ValuePhrase[],
  within: Within,
): Promise<NamedValue[]> {
  const typed = phrases.map(({ phrase, number, units }, at) => ({
    at,
    phrase,
    words: phrase
      .split(/[^\p{L}\p{M}\p{Nd}]+/u)
      .filter(Boolean)
      .map((word) => `'${word}'`)
      .join(' & '),
    units,
    ...number,
  }));
  return namedValues(db).execute({
    phrases: JSON.stringify(typed),
    categories: within.categories.join(','),
    subCategories: within.subCategories.join(','),
    types: within.types.join(','),
  });
}
