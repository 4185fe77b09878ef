import type { Attribute } from '#contracts/attributes/attribute.ts';
import type { AttributeValue, AttributeValues } from '#contracts/attributes/values.ts';

/**
 * Returns the values that a product keeps in taxonomy entries with these attributes, without choices that were
 * removed meanwhile; and the ids of the attributes that it loses.
 */
export function fitValues(
  attributes: readonly Pick<Attribute, '_id' | 'choices'>[],
  values: AttributeValues,
): { kept: AttributeValues; lost: string[] } {
  const known = new Map(attributes.map((attribute) => [attribute._id, attribute]));
  const kept: AttributeValues = {};
  for (const [id, value] of Object.entries(values)) {
    const attribute = known.get(id);
    const left = attribute && withoutRemoved(attribute, value);
    if (left !== undefined) kept[id] = left;
  }
  return { kept, lost: Object.keys(values).filter((id) => !known.has(id)) };
}

/** Returns what is left of a value; undefined where nothing is. */
function withoutRemoved(
  { choices }: Pick<Attribute, 'choices'>,
  value: AttributeValue,
): AttributeValue | undefined {
  if (!Array.isArray(value)) return value;
  const ids = new Set(choices.map(({ _id }) => _id));
  const left = value.filter((item) => ids.has(typeof item === 'string' ? item : item.choice));
  return left.length === 0 ? undefined : (left as typeof value);
}
