import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { FIRST_LANGUAGE, type Language } from '#languages/languages.ts';
import { serverTexts } from '#languages/server-texts.ts';
import { writtenIn } from '../../../schema/translations.ts';

type Described = Record<
  'attributes' | 'categoryId' | 'subCategoryId' | 'productTypeId',
  SQLWrapper
>;

/** A text in a language, or as it was written first where it is not in that. */
const inLanguage = (language: Language, table: string, field: string): SQL => {
  const first = sql.raw(`${table}.${field}`);
  if (language === FIRST_LANGUAGE) return first;
  const translated = writtenIn(language, sql.raw(`${table}.translations`), field);
  return sql`coalesce(nullif(${translated}, ''), ${first})`;
};

/** Attributes that a card tells at most. */
const MOST = sql.raw('2');

/**
 * The JSON of what a card tells of a product's attributes: those shown in cards, in the order of its taxonomy entries, as
 * `textOfShown` writes them. A yes is told by the attribute's name, and a no not at all; of sizes those that
 * can be had.
 */
export function highlightsOf(found: Described, language: Language = FIRST_LANGUAGE): SQL {
  const [name, unit, label] = [
    inLanguage(language, 'a', 'name'),
    inLanguage(language, 'a', 'unit'),
    inLanguage(language, 'c', 'label'),
  ];
  const written = sql`given.value #>> '{}'`;
  const text =
    language === FIRST_LANGUAGE
      ? written
      : sql`coalesce(${found.attributes} ->> (a.id || ${sql.raw(`'_${language}'`)}), ${written})`;
  const comma = sql.raw(`'${serverTexts[language].formats.comma}'`);
  return sql`case when ${found.attributes} = '{}' then '[]' else (
  select coalesce(json_agg(words order by level, of_entry, position, name)::text, '[]') from (
    select level, of_entry, position, name, words from (
      select entry.level, entry.position as of_entry, a.position, a.name,
          case a.kind
            when 'number' then concat_ws(' ', given.value #>> '{}', nullif(${unit}, ''))
            when 'yes-no' then case when given.value = 'true' then ${name} end
            when 'text' then ${text}
            when 'size' then coalesce(nullif(a.scale, '') || ' ', '') || chosen.labels
            else chosen.labels end as words
        from jsonb_each(${found.attributes}) as given
          join attribute a on a.id = given.key and a.on_card
          cross join lateral (
            select case when p.category_id is not null then 0
                        when p.sub_category_id is not null then 1 else 2 end as level, p.position
              from attribute_entry p
              where p.attribute_id = a.id
                and (p.category_id = ${found.categoryId} or p.sub_category_id = ${found.subCategoryId}
                  or p.product_type_id = ${found.productTypeId})
              order by 1, 2 limit 1) as entry
          left join lateral (
            select string_agg(${label}, ${comma} order by c.position, c.label) as labels
              from jsonb_array_elements(
                  case jsonb_typeof(given.value) when 'array' then given.value else '[]' end) as item
                join attribute_choice c on c.id = coalesce(item ->> 'choice', item #>> '{}')
              where coalesce((item ->> 'available')::boolean, true)) as chosen on true) as told
      where words is not null order by level, of_entry, position, name limit ${MOST}) as shown) end`;
}
