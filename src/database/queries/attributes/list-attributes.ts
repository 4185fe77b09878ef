import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { AttributeChoice } from '#contracts/attributes/attribute.ts';
import type {
  AttributeEntry,
  AttributeWithEntries,
  TaxonomyIds,
} from '#domain/attributes/attributes-of-taxonomy.ts';
import { attributeOfKey, withTranslatedTexts } from '#domain/attributes/translated-texts.ts';
import type { Translated } from '#languages/translations.ts';
import type { Database } from '../../database.ts';
import { attribute, attributeChoice, attributeEntry } from '../../schema/attribute.ts';
import { translatedColumns, translatedJson } from '../../schema/translations.ts';

/** Returns all attributes with their choices and taxonomy entries, in their order; behind each text what it is in other languages. */
export function listAttributes(db: Database): Promise<AttributeWithEntries[]> {
  return select(db, undefined);
}

/** Returns all attributes as {@link listAttributes} does, with what they and their choices are called in all languages. */
export async function listAttributesInAll(db: Database) {
  const all = await listAttributes(db);
  const named = await db
    .select({
      id: attribute.id,
      texts: translatedColumns(attribute.translations, 'name', 'unit'),
      choices: sql<Record<string, Translated<'label'>>>`(
        select coalesce(json_object_agg(c.id, ${translatedJson('c', 'label')}), '{}')
          from ${attributeChoice} c where c.attribute_id = ${own})`,
    })
    .from(attribute);
  const byId = new Map(named.map((each) => [each.id, each]));
  return all.map((each) => {
    const { texts, choices = {} } = byId.get(attributeOfKey(each._id)) ?? {};
    const inAll = each.choices.map((choice) => ({ ...choice, ...choices[choice._id] }));
    return { ...each, ...texts, choices: inAll };
  });
}

/** Returns the attributes with these ids, and of texts in other languages with these keys. */
export async function listAttributesById(
  db: Database,
  ids: readonly string[],
): Promise<AttributeWithEntries[]> {
  if (ids.length === 0) return [];
  const all = await select(db, inArray(attribute.id, ids.map(attributeOfKey)));
  return all.filter(({ _id }) => ids.includes(_id));
}

/** Returns the attributes that products of these taxonomy entries have, for `attributesOfTaxonomy`. */
export function listAttributesAt(
  db: Database,
  { categoryId, subCategoryId, productTypeId }: TaxonomyIds,
): Promise<AttributeWithEntries[]> {
  return select(
    db,
    sql`${attribute.id} in (select ${attributeEntry.attributeId} from ${attributeEntry}
      where ${attributeEntry.categoryId} = ${categoryId}
        or ${attributeEntry.subCategoryId} = ${subCategoryId ?? null}
        or ${attributeEntry.productTypeId} = ${productTypeId ?? null})`,
  );
}

/** Named with its table: within a subselect the column alone is the subselect's. */
const own = sql.raw('"attribute"."id"');

async function select(db: Database, where: SQL | undefined): Promise<AttributeWithEntries[]> {
  const { code, name, kind, unit, scale, lowest, highest } = attribute;
  const { filterable, comparable, onCard } = attribute;
  const rows = await db
    .select({
      _id: attribute.id,
      ...{ code, name, kind, unit, scale, group: attribute.groupName, lowest, highest },
      ...{ filterable, comparable, onCard },
      choices: sql<AttributeChoice[]>`(select coalesce(json_agg(json_build_object(
          '_id', c.id, 'label', c.label, 'swatch', c.swatch) order by c.position, c.label), '[]')
        from ${attributeChoice} c where c.attribute_id = ${own})`,
      entries: sql<AttributeEntry[]>`(select coalesce(json_agg(json_build_object(
          'categoryId', p.category_id, 'subCategoryId', p.sub_category_id,
          'productTypeId', p.product_type_id, 'required', p.required, 'position', p.position)
          order by p.id), '[]')
        from ${attributeEntry} p where p.attribute_id = ${own})`,
    })
    .from(attribute)
    .where(where)
    .orderBy(asc(attribute.position), asc(attribute.name));
  return rows.flatMap(withTranslatedTexts);
}
