import { diffArrays } from 'diff';

export type Difference = { path: string; before: string; after: string };

/** Returns what differs between two versions, field by field, each with its path, as `slides 2 › start › en`. */
export function compareVersions(before: unknown, after: unknown, path = ''): Difference[] {
  const [was, is] = [before ?? after, after ?? before];
  if (Array.isArray(was) && Array.isArray(is)) {
    const pairs = pairsOf((before ?? []) as unknown[], (after ?? []) as unknown[]);
    return pairs.flatMap((pair) => compareVersions(pair.before, pair.after, `${path} ${pair.at}`));
  }
  if (isTree(was) && isTree(is)) {
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) => {
      const [left, right] = [before ?? {}, after ?? {}] as [Tree, Tree];
      return compareVersions(left[key], right[key], path === '' ? key : `${path} › ${key}`);
    });
  }
  const texts = { before: String(before ?? ''), after: String(after ?? '') };
  return texts.before === texts.after ? [] : [{ path, ...texts }];
}

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

type Pair = { at: number; before: unknown; after: unknown };

/** Returns the entries of two lists that are not the same: what was put in or taken out moves none of the others. */
function pairsOf(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const asTexts = (list: readonly unknown[]) => list.map((entry) => JSON.stringify(entry));
  const pairs: Pair[] = [];
  let gone: number[] = [];
  let come: number[] = [];
  function pairUp() {
    for (let index = 0; index < Math.max(gone.length, come.length); index += 1) {
      const [was = -1, is = -1] = [gone[index], come[index]];
      pairs.push({ at: (is < 0 ? was : is) + 1, before: before[was], after: after[is] });
    }
    gone = [];
    come = [];
  }
  let [left, right] = [0, 0];
  for (const { added, removed, count } of diffArrays(asTexts(before), asTexts(after))) {
    if (!added && !removed) pairUp();
    for (let step = 0; step < count; step += 1) {
      if (removed) gone.push(left);
      if (added) come.push(right);
      if (!added) left += 1;
      if (!removed) right += 1;
    }
  }
  pairUp();
  return pairs;
}

/** A piece of a text, and whether the other text lacks it. */
export type Piece = { text: string; isOwn: boolean };

const LONGEST_MS = 100;

/** Returns two texts in pieces, by which words each has that the other lacks. */
export function compareWords(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const words = (text: string) => text.split(/(?<=\s)(?=\S)/);
  const changes = diffArrays(words(before), words(after), { timeout: LONGEST_MS });
  const alone = (text: string) => [{ text, isOwn: false }];
  if (changes === undefined || before === '' || after === '') {
    return { before: alone(before), after: alone(after) };
  }
  const side = (own: 'added' | 'removed', others: 'added' | 'removed') =>
    changes
      .filter((change) => !change[others])
      .map((change) => ({ text: change.value.join(''), isOwn: change[own] }));
  return { before: side('removed', 'added'), after: side('added', 'removed') };
}
