import type { Attribute } from '#contracts/attributes/attribute.ts';
import type { AttributeValues } from '#contracts/attributes/values.ts';

/**
 * Returns the values that a product keeps in a place with these attributes, and the ids of the
 * attributes that it loses.
 */
export function fitValues(
  attributes: readonly Pick<Attribute, '_id'>[],
  values: AttributeValues,
): { kept: AttributeValues; lost: string[] } {
  const known = new Set(attributes.map(({ _id }) => _id));
  const all = Object.entries(values);
  return {
    kept: Object.fromEntries(all.filter(([id]) => known.has(id))),
    lost: all.map(([id]) => id).filter((id) => !known.has(id)),
  };
}
