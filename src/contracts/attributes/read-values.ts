import { type Said, said } from '#languages/said.ts';
import type { Attribute, EntryAttribute } from './attribute.ts';
import { readAttributeValue } from './read-value.ts';
import type { AttributeValues } from './values.ts';

/** What is wrong with one value; `attributeId` is what it was given for. */
export type AttributeFault = { attributeId: string; message: Said };

type Read = { values: AttributeValues; faults: AttributeFault[] };

/**
 * Reads values given for a product of some taxonomy entries, by the ids or codes of attributes. `attributes` are those
 * of these; `others` lets a message name an attribute of others. What is empty is left
 * out, and faulty where it is required.
 */
export function readAttributeValues(
  attributes: readonly EntryAttribute[],
  given: Readonly<Record<string, unknown>>,
  others: readonly Attribute[] = [],
): Read {
  const values: AttributeValues = {};
  const faults: AttributeFault[] = [];
  for (const [key, raw] of Object.entries(given)) {
    const attribute = attributes.find(isNamed(key));
    if (attribute === undefined) {
      if (raw === null || raw === '') continue;
      faults.push({ attributeId: key, message: notOfEntries(others.find(isNamed(key)), key) });
      continue;
    }
    const read = readAttributeValue(attribute, raw);
    if ('message' in read) faults.push({ attributeId: attribute._id, message: read.message });
    else if (read.value !== null) values[attribute._id] = read.value;
  }
  for (const { _id, name, required } of attributes) {
    const isFaulty = faults.some(({ attributeId }) => attributeId === _id);
    if (!required || isFaulty || values[_id] !== undefined) continue;
    faults.push({ attributeId: _id, message: said('fieldRequired', { label: name }) });
  }
  return { values, faults };
}

const isNamed =
  (key: string) =>
  ({ _id, code }: Attribute) =>
    _id === key || code === key;

const notOfEntries = (attribute: Attribute | undefined, key: string) =>
  attribute === undefined
    ? said('attributeUnknown', { key: key.slice(0, 60) })
    : said('attributeOfOther', { label: attribute.name });
