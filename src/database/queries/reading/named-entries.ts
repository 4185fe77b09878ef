import { type SQL, sql } from 'drizzle-orm';
import type { AttributeKind } from '#contracts/attributes/attribute.ts';
import type { NamedEntry } from '#domain/search/read-entries.ts';
import type { Database } from '../../database.ts';
import { once } from '../../planner.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { attribute, attributeChoice } from '../../schema/attribute.ts';
import { eachWritten } from '../../schema/translations.ts';

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

/** The listed entries of a level, with the key of each of their names. */
const keyed = (table: string): SQL => {
  const columns = sql.raw(`${table}.id, ${table}.name`);
  const parent = sql.raw(table === 'category' ? '' : `, ${table}.${parentOf[table]}`);
  return sql`(select ${columns}${parent}, ${nameKey(sql.raw(`${table}.name`))} as key from ${sql.raw(table)}
      where status = 'LISTED'
    union select ${columns}${parent}, ${nameKey(eachWritten(table, 'name'))} from ${sql.raw(table)}
      where status = 'LISTED')`;
};

const parentOf: Record<string, string> = {
  sub_category: 'category_id',
  product_type: 'sub_category_id',
};

const namedEntries = preparedQuery('named_entries', (db) => {
  const entries = sql`
    select 'category' as kind, a.id, a.name, t.phrase, t.own, a.id as category_id, null as sub_category_id
      from ${keyed('category')} a join typed t on t.key = a.key
    union all
    select 'sub-category', b.id, b.name, t.phrase, t.own, a.id, b.id
      from ${keyed('sub_category')} b join typed t on t.key = b.key
        join category a on a.id = b.category_id and a.status = 'LISTED'
    union all
    select 'product-type', p.id, p.name, t.phrase, t.own, a.id, b.id
      from ${keyed('product_type')} p join typed t on t.key = p.key
        join sub_category b on b.id = p.sub_category_id and b.status = 'LISTED'
        join category a on a.id = b.category_id and a.status = 'LISTED'`;
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
      sql`(with said as materialized (
          select phrase, word_forms(folded(phrase)) || folded(phrase) as forms
            from unnest(${once(sql`string_to_array(${sql.placeholder('phrases')}::text, chr(10))`)}) as phrase),
          typed as materialized (
          select phrase, ${nameKey(sql`phrase`)} as key, true as own from said
          union
          -- Words of one group of synonyms are one kind of thing: what a family finds is not what its first word says.
          select phrase, ${nameKey(sql`s.meaning`)}, false from said
            join synonym_meaning s on s.word = any(said.forms)
            join synonym_meaning back on back.word = s.meaning and back.meaning = s.word),
          named as materialized (${entries})
        select distinct kind, id, name, phrase, category_id, sub_category_id from named
          where ${holdsAny} and (own or not exists (select from named other where other.phrase = named.phrase and other.own)
            and not exists (select from said join attribute_choice c
              on translate(folded(c.label), '-', ' ') = any(said.forms) where said.phrase = named.phrase))) as named`,
    )
    .orderBy(sql`id`);
});

/**
 * Returns the listed taxonomy entries with products whose whole name is one of these phrases, in either number; and those
 * whose name a group of synonyms takes for it, where no entry and no choice of an attribute has the phrase itself.
 */
export function findNamedEntries(db: Database, phrases: readonly string[]): Promise<NamedEntry[]> {
  return namedEntries(db).execute({ phrases: [...new Set(phrases)].join('\n') });
}

/** Choices of the attribute that says for whom products are, with the name of the one that was asked for. */
type AudienceChoices = {
  attribute: string;
  code: string;
  name: string;
  kind: AttributeKind;
  label: string;
  ids: string[];
};

const audienceChoices = preparedQuery('audience_choices', (db) => {
  const given = (name: string) =>
    sql`${once(sql`string_to_array(${sql.placeholder(name)}::text, ' ')`)}::text[]`;
  const isCalled = (name: string) =>
    sql`(folded(${attributeChoice.label}) = any(${given(name)}) or exists (
      select from (select ${eachWritten('attribute_choice', 'label')} as label) as other
        where folded(other.label) = any(${given(name)})))`;
  return db
    .select({
      attribute: sql<string>`${attribute.id}`,
      code: attribute.code,
      name: attribute.name,
      kind: attribute.kind,
      label: sql<string>`min(${attributeChoice.label}) filter (where ${isCalled('own')})`,
      ids: sql<string[]>`array_agg(${attributeChoice.id} order by ${attributeChoice.position})`,
    })
    .from(attribute)
    .innerJoin(attributeChoice, sql`${attributeChoice.attributeId} = ${attribute.id}`)
    .where(
      sql`${attribute.filterable} and ${attribute.kind} in ('choice', 'choices') and (${isCalled('own')} or ${isCalled('also')})`,
    )
    .groupBy(attribute.id)
    .having(sql`bool_or(${isCalled('own')})`)
    .orderBy(attribute.position, attribute.id);
});

/** Returns the choices with these labels, of the first attribute that lists are filtered by and that has one of `own`. */
export async function findAudienceChoices(
  db: Database,
  { own, also }: { own: readonly string[]; also: readonly string[] },
): Promise<AudienceChoices | null> {
  const [found] = await audienceChoices(db).execute({ own: own.join(' '), also: also.join(' ') });
  return found ?? null;
}
