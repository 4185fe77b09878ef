import type { Attribute, PlacedAttribute } from '#contracts/attributes/attribute.ts';
import { readAttributeValues } from '#contracts/attributes/read-values.ts';
import type { AttributeValues } from '#contracts/attributes/values.ts';
import type { Database } from '#database/database.ts';
import {
  listAttributes,
  listAttributesAt,
  listAttributesById,
} from '#database/queries/attributes/list-attributes.ts';
import { holdAttributes } from '#database/queries/attributes/lock-attributes.ts';
import { attributesOfPlace, type ProductPlaceIds } from '#domain/attributes/attributes-of-place.ts';
import { fitValues } from '#domain/attributes/fit-values.ts';
import { cellOfValue, textOfValue } from '#domain/attributes/value-text.ts';
import { failure } from '../failure.ts';

/** Where a product stands, and what it has. */
type Placed = Required<ProductPlaceIds> & { attributes: AttributeValues };

type ToSave = {
  attributes: AttributeValues;
  /** The names of attributes that the product loses, since its new place has none of them. */
  lost: string[];
};

/** Values by the ids or codes of attributes, unchecked. */
export type GivenAttributes = {
  values: Readonly<Record<string, unknown>>;
  /**
   * `all` of the product's; or `some`, so that others stay, and one that is required may go on
   * missing.
   */
  of: 'all' | 'some';
};

/**
 * Returns the attributes that a save writes: those given, checked; else those it had, as far as they
 * fit its place. 422 names what is wrong with each.
 */
export async function attributesToSave(
  db: Database,
  place: ProductPlaceIds,
  given: GivenAttributes | undefined,
  before: Placed | null,
): Promise<ToSave> {
  const had = before?.attributes ?? {};
  const hadAny = Object.keys(had).length > 0;
  if (given === undefined && (!hadAny || isSamePlace(place, before))) {
    return { attributes: had, lost: [] };
  }
  await holdAttributes(db);
  const attributes = attributesOfPlace(await listAttributesAt(db, place), place);
  const { kept, lost } = fitValues(attributes, had);
  if (given !== undefined) {
    const isWhole = given.of === 'all';
    const asked = isWhole ? attributes : attributes.map(requiredWhereIn(kept));
    const wanted = isWhole ? given.values : { ...kept, ...given.values };
    const { values, faults } = readAttributeValues(asked, wanted);
    if (faults.length > 0) throw await refusal(db, asked, wanted);
    return { attributes: values, lost: [] };
  }
  const names = (await listAttributesById(db, lost)).map(({ name }) => name);
  return { attributes: kept, lost: names };
}

const requiredWhereIn =
  (had: AttributeValues) =>
  (attribute: PlacedAttribute): PlacedAttribute => ({
    ...attribute,
    required: attribute.required && had[attribute._id] !== undefined,
  });

/** An attribute of another place is named. */
async function refusal(
  db: Database,
  attributes: Parameters<typeof readAttributeValues>[0],
  given: Readonly<Record<string, unknown>>,
) {
  const { faults } = readAttributeValues(attributes, given, await listAttributes(db));
  const fields = faults.map(({ attributeId, message }) => [`attributes.${attributeId}`, message]);
  return failure(422, 'validation-failed', faults[0]?.message ?? '', {
    fields: Object.fromEntries(fields),
  });
}

function isSamePlace(place: ProductPlaceIds, before: Placed | null): boolean {
  return (
    before !== null &&
    place.categoryId === before.categoryId &&
    place.subCategoryId === before.subCategoryId &&
    (place.productTypeId ?? null) === before.productTypeId
  );
}

/** Returns what the audit tells of values, by the names of their attributes. */
export async function auditedAttributes(
  db: Database,
  ...all: readonly AttributeValues[]
): Promise<Record<string, string>[]> {
  const ids = [...new Set(all.flatMap((values) => Object.keys(values)))];
  const attributes = await listAttributesById(db, ids);
  return all.map((values) => Object.fromEntries(attributes.flatMap(shownIn(values))));
}

const shownIn = (values: AttributeValues) => (attribute: Attribute) => {
  const value = values[attribute._id];
  if (value === undefined) return [];
  const textOf = attribute.kind === 'size' ? cellOfValue : textOfValue;
  return [[attribute.name, textOf(attribute, value)] as const];
};
