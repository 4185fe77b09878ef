import type { EntryAttribute } from '#contracts/attributes/attribute.ts';
import { readAttributeValues } from '#contracts/attributes/read-values.ts';
import type { AttributeShown, SizeValue } from '#contracts/attributes/values.ts';

/** The value of an attribute as a form holds it: a number as it is typed, of choices their ids. */
export type DetailValue = string | boolean | string[] | SizeValue[];

/** What a form holds of attributes, by their ids; empty ones are left out. */
export type DetailValues = Readonly<Record<string, DetailValue>>;

/** Reads the form's field `attributes`, which holds its values as JSON text. */
export function readDetails(text: string): DetailValues {
  return text === '' ? {} : JSON.parse(text);
}

/** Writes the field `attributes`: sorted, so that the same values are the same text. */
export function writeDetails(values: DetailValues): string {
  const filled = Object.entries(values).filter(([, value]) => !isEmpty(value));
  if (filled.length === 0) return '';
  return JSON.stringify(
    Object.fromEntries(filled.sort(([one], [other]) => (one < other ? -1 : 1))),
  );
}

const isEmpty = (value: DetailValue) => typeof value !== 'boolean' && value.length === 0;

/** The values of a product, as its form begins with them. */
export function detailsOf(attributes: readonly AttributeShown[]): DetailValues {
  return Object.fromEntries(attributes.map((shown) => [shown._id, detailOf(shown)]));
}

function detailOf({ kind, value, values }: AttributeShown): DetailValue {
  if (typeof value === 'boolean') return value;
  if (value !== null) return String(value);
  if (kind !== 'size') return values.map(({ _id }) => _id);
  return values.map(({ _id, available }) => ({ choice: _id, available }));
}

/** Checks those values of a form that belong to the chosen taxonomy entries; what belongs to others is left out. */
export function checkDetails(attributes: readonly EntryAttribute[], text: string) {
  const given = readDetails(text);
  const known = attributes.flatMap(({ _id }) => {
    const value = given[_id];
    return value === undefined ? [] : [[_id, value]];
  });
  return readAttributeValues(attributes, Object.fromEntries(known));
}
