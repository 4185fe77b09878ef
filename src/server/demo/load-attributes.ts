import { insertAttribute } from '#database/queries/attributes/insert-attribute.ts';
import { listAttributes } from '#database/queries/attributes/list-attributes.ts';
import { demoAttributes } from '#demo/catalogue/attributes/definitions.ts';
import type { DemoAttribute } from '#demo/catalogue/attributes/types.ts';
import { slugOf } from '#domain/slug.ts';
import type { AppContext } from '#services/app-context.ts';
import type { TaxonomyIds } from './load-taxonomy.ts';

/** Ids of the demo's attributes by their names. */
export type AttributeIds = ReadonlyMap<string, string>;

/** Adds the demo's missing attributes, with their choices and places. */
export async function loadAttributes(
  { db }: AppContext,
  taxonomy: TaxonomyIds,
): Promise<AttributeIds> {
  const known = await listAttributes(db);
  const ids = new Map(known.map(({ _id, name }) => [name, _id]));
  const missing = [...demoAttributes.entries()].filter(([, { name }]) => !ids.has(name));
  await db.transaction(async (db) => {
    for (const [position, attribute] of missing) {
      ids.set(attribute.name, await insertAttribute(db, rowOf(attribute, position, taxonomy)));
    }
  });
  return ids;
}

function rowOf(attribute: DemoAttribute, position: number, taxonomy: TaxonomyIds) {
  const { name, kind, unit, scale, group, lowest, highest, filterable, comparable, onCard } =
    attribute;
  return {
    ...{ name, kind, unit, scale, lowest, highest, filterable, comparable, onCard, position },
    code: slugOf(name),
    groupName: group,
    choices: (attribute.choices ?? []).map((choice) =>
      typeof choice === 'string' ? { label: choice, swatch: null } : choice,
    ),
    places: attribute.at.map((place) => placeOf(place, taxonomy)),
  };
}

function placeOf(key: string, taxonomy: TaxonomyIds) {
  const id = taxonomy.get(key);
  if (id === undefined) throw new Error(`The demo has no place called ${key}`);
  const depth = key.split('/').length;
  if (depth === 1) return { categoryId: id };
  return depth === 2 ? { subCategoryId: id } : { productTypeId: id };
}
