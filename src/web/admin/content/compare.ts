import type { Content } from '#contracts/content/content.ts';

export type Difference = { place: string; before: string; after: string };

/** Returns what differs between two versions, field by field. */
export function compareContent(before: Content, after: Content): Difference[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((place) => ({ place, before: was.get(place) ?? '', after: is.get(place) ?? '' }))
    .filter((field) => field.before !== field.after);
}

/** The fields by their places, as `slides 2 › start › en`. */
function fieldsOf(value: unknown, place = '', fields = new Map<string, string>()) {
  if (typeof value !== 'object' || value === null) {
    if (value !== undefined && value !== null) fields.set(place, String(value));
    return fields;
  }
  for (const [key, each] of Object.entries(value)) {
    const name = Array.isArray(value) ? `${place} ${Number(key) + 1}` : `${place} › ${key}`;
    fieldsOf(each, place === '' ? key : name, fields);
  }
  return fields;
}
