import { folded } from '../search/folded.ts';

/** Shorter names differ by one letter too often to be meant as the same. */
const SHORTEST = 5;

/** Returns a name without case, accents, spaces and signs. */
const keyOf = (name: string): string => folded(name).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns, by name, the other names that are likely meant as the same: with other case, accents, spaces or signs, or with
 * one letter that is other, missing or too many.
 */
export function likelyTwins(names: readonly string[]): Map<string, string[]> {
  const byKey = Map.groupBy(names, keyOf);
  byKey.delete('');
  // Two keys that differ by one letter are the same once each lacks at most one.
  const byPart = new Map<string, Set<string>>();
  for (const key of byKey.keys()) {
    for (const part of partsOf(key)) byPart.set(part, (byPart.get(part) ?? new Set()).add(key));
  }
  const twins = new Map<string, string[]>();
  for (const [key, same] of byKey) {
    const keys = new Set([key, ...partsOf(key).flatMap((part) => [...(byPart.get(part) ?? [])])]);
    const all = [...keys].filter((other) => isOneLetterOff(key, other));
    const found = all.flatMap((other) => byKey.get(other) ?? []);
    for (const name of same) {
      const others = found.filter((other) => other !== name);
      if (others.length > 0) twins.set(name, others);
    }
  }
  return twins;
}

/** A key, and what is left of it without each of its letters. */
function partsOf(key: string): string[] {
  const letters = [...key];
  if (letters.length < SHORTEST) return [key];
  return [key, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))];
}

/** Whether two keys that share a part differ by one letter at most: digits tell models apart. */
function isOneLetterOff(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [[...one], [...other]];
  if (Math.min(a.length, b.length) < SHORTEST - 1 || /\d/.test(one + other)) return false;
  const first = a.findIndex((letter, index) => letter !== b[index]);
  const at = first === -1 ? a.length : first;
  const rest = (letters: string[], from: number) => letters.slice(from).join('');
  const [skipsA, skipsB] = a.length === b.length ? [1, 1] : a.length > b.length ? [1, 0] : [0, 1];
  return rest(a, at + skipsA) === rest(b, at + skipsB);
}
