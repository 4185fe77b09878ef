import type { Attribute, EntryAttribute } from '#contracts/attributes/attribute.ts';
import { readAttributeValues } from '#contracts/attributes/read-values.ts';
import type { AttributeValues } from '#contracts/attributes/values.ts';
import type { Database } from '#database/database.ts';
import { holdAttributes } from '#database/queries/attributes/attribute-entries.ts';
import {
  listAttributes,
  listAttributesAt,
  listAttributesById,
} from '#database/queries/attributes/list-attributes.ts';
import {
  attributesOfTaxonomy,
  type TaxonomyIds,
} from '#domain/attributes/attributes-of-taxonomy.ts';
import { fitValues } from '#domain/attributes/fit-values.ts';
import { cellOfValue, textOfValue } from '#domain/attributes/value-text.ts';
import { FIRST_LANGUAGE } from '#languages/languages.ts';
import { said } from '#languages/said.ts';
import { sentence } from '#languages/sentence.ts';
import { failure } from '../failure.ts';

/** The taxonomy entries of a product, and what it has of their attributes. */
type Described = Required<TaxonomyIds> & { attributes: AttributeValues };

type ToSave = {
  attributes: AttributeValues;
  /** The names of attributes that the product loses, since its new taxonomy entries have none of them. */
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
 * Returns the attributes that a save writes: those given, checked; and of those that are not, where `some` or none
 * are, what it had, as far as its taxonomy entries have them. 422 names what is wrong with each that was given.
 */
export async function attributesToSave(
  db: Database,
  taxonomy: TaxonomyIds,
  given: GivenAttributes | undefined,
  before: Described | null,
): Promise<ToSave> {
  const had = before?.attributes ?? {};
  const hadAny = Object.keys(had).length > 0;
  if (given === undefined && (!hadAny || isSameTaxonomy(taxonomy, before))) {
    return { attributes: had, lost: [] };
  }
  await holdAttributes(db);
  const attributes = attributesOfTaxonomy(await listAttributesAt(db, taxonomy), taxonomy);
  const { kept, lost } = fitValues(attributes, had);
  const isMoved = !isSameTaxonomy(taxonomy, before);
  if (given !== undefined) {
    const isWhole = given.of === 'all';
    const asked = isWhole ? attributes : attributes.map(requiredIn(kept, given.values));
    const { values, faults } = readAttributeValues(asked, given.values);
    if (faults.length > 0) throw await refusal(db, asked, given.values);
    if (isWhole) return { attributes: values, lost: [] };
    const others = attributes.filter((attribute) => !isGiven(attribute, given.values));
    const left = others.flatMap(({ _id }) => (kept[_id] === undefined ? [] : [[_id, kept[_id]]]));
    // What was taken from its taxonomy entries stays, unseen.
    const unseen = isMoved ? [] : lost.map((id) => [id, had[id]]);
    const saved = { ...Object.fromEntries([...unseen, ...left]), ...values };
    return { attributes: saved, lost: isMoved ? await named(db, lost) : [] };
  }
  return { attributes: kept, lost: await named(db, lost) };
}

const named = async (db: Database, ids: readonly string[]): Promise<string[]> =>
  (await listAttributesById(db, ids)).map(({ name }) => name);

const isGiven = ({ _id, code }: Attribute, given: GivenAttributes['values']): boolean =>
  Object.hasOwn(given, _id) || Object.hasOwn(given, code);

/** What is given in part is required where it would be taken away. */
const requiredIn =
  (had: AttributeValues, given: GivenAttributes['values']) =>
  (attribute: EntryAttribute): EntryAttribute => ({
    ...attribute,
    required: attribute.required && had[attribute._id] !== undefined && isGiven(attribute, given),
  });

/** An attribute of other taxonomy entries is named. */
async function refusal(
  db: Database,
  attributes: Parameters<typeof readAttributeValues>[0],
  given: Readonly<Record<string, unknown>>,
) {
  const { faults } = readAttributeValues(attributes, given, await listAttributes(db));
  const fields = faults.map(({ attributeId, message }) => [`attributes.${attributeId}`, message]);
  return failure(422, 'validation-failed', faults[0]?.message ?? said('someNotValid'), {
    fields: Object.fromEntries(fields),
  });
}

function isSameTaxonomy(taxonomy: TaxonomyIds, before: Described | null): boolean {
  return (
    before !== null &&
    taxonomy.categoryId === before.categoryId &&
    taxonomy.subCategoryId === before.subCategoryId &&
    (taxonomy.productTypeId ?? null) === before.productTypeId
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
  const name = sentence(FIRST_LANGUAGE, attribute.name);
  return [[name, textOf(attribute, value)] as const];
};
