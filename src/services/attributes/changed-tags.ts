import type { AttributeRow } from '#database/queries/attributes/managed-attributes.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import { translationsOf } from '#languages/translations.ts';

type Uses = Pick<AttributeRow, 'filterable' | 'onCard'>;

/** Returns what changes where attributes of these taxonomy entries are shown otherwise. */
export function tagsOfAttributes(
  entries: readonly string[],
  attributes: readonly Uses[],
): string[] {
  const isUsed = (use: keyof Uses) => attributes.some((attribute) => attribute[use]);
  return [
    // Whole products have the tags of the names of their entries.
    ...entries.map(cacheTags.label),
    ...(isUsed('filterable') ? [cacheTags.attributes] : []),
    ...(isUsed('onCard') ? [cacheTags.attributesOnCards] : []),
  ];
}

/** Returns what changes with an attribute; null where it was not there before, or is not any more. */
export function tagsOfAttribute(before: AttributeRow | null, after: AttributeRow | null): string[] {
  const rows = [before, after].flatMap((row) => row ?? []);
  const entries = rows.flatMap((row) => row.entries.map(({ _id }) => _id));
  const isOtherSearch = before !== null && (after === null || isFoundOtherwise(before, after));
  const isFilter = rows.some(({ filterable }) => filterable); // which searches are read by
  return [
    ...tagsOfAttributes([...new Set(entries)], rows),
    ...(isOtherSearch || isFilter ? [cacheTags.searches] : []),
  ];
}

/** Whether products are found or filtered by an attribute otherwise than before. */
export const isFoundOtherwise = (before: AttributeRow, after: AttributeRow): boolean =>
  wordsOf(before) !== wordsOf(after) || entriesOf(before) !== entriesOf(after);

const entriesOf = ({ entries }: AttributeRow): string =>
  entries
    .map(({ _id }) => _id)
    .toSorted()
    .join();

/** What products are found by, of their attributes. */
const wordsOf = (row: AttributeRow): string =>
  JSON.stringify([
    ...[row.name, ...translationsOf(row, 'name'), row.unit, row.scale],
    row.choices.map((each) => [each._id, each.label, ...translationsOf(each, 'label')]).toSorted(),
  ]);
