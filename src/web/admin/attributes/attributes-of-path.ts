import type { ManagedAttribute } from '#contracts/attributes/managed.ts';
import type { TaxonomyPath } from './taxonomy-select.tsx';

/** An attribute as products of a taxonomy entry have it: `from` names the entry above that gives it, null where it is this. */
export type PathAttribute = { _id: string; name: string; from: string | null };

/**
 * Returns what products of a taxonomy entry have, in their order: that of the category, of the sub-category, of the type. One
 * that several of them give stands where the first does.
 */
export function attributesOfPath(
  attributes: readonly ManagedAttribute[],
  { category, subCategory, type }: TaxonomyPath,
): PathAttribute[] {
  const levels = [category, subCategory, type].filter(Boolean);
  const found = attributes.flatMap(({ _id, name, position, entries }) => {
    const given = entries
      .filter((entry) => levels.includes(entry._id))
      .sort((one, other) => levels.indexOf(one._id) - levels.indexOf(other._id));
    const [first] = given;
    if (first === undefined) return [];
    const level = levels.indexOf(first._id);
    const from = level === levels.length - 1 ? null : first.name;
    return [{ _id, name, from, rank: [level, first.position, position] as const }];
  });
  return found
    .sort((one, other) => inOrder(one.rank, other.rank) || one.name.localeCompare(other.name))
    .map(({ rank: _, ...attribute }) => attribute);
}

function inOrder(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
