/** A group of synonyms; `words` are folded, and of a family the first finds the others. */
export type SynonymGroup = { kind: 'same' | 'family'; words: readonly string[] };

/** For each word, the words that it finds too, through chains of groups, and by which word it got there. */
export type Meanings = Map<string, Map<string, string>>;

/** Returns what each word finds besides itself. A word that leads back to itself is among its own. */
export function meaningsOf(groups: readonly SynonymGroup[]): Meanings {
  const steps = new Map<string, Set<string>>();
  for (const group of groups) {
    for (const from of group.kind === 'same' ? group.words : group.words.slice(0, 1)) {
      const found = steps.get(from) ?? new Set();
      steps.set(from, found);
      for (const word of group.words) if (word !== from) found.add(word);
    }
  }
  return new Map([...steps.keys()].map((word) => [word, reachable(steps, word)]));
}

function reachable(steps: ReadonlyMap<string, ReadonlySet<string>>, from: string) {
  const reached = new Map<string, string>();
  const queue = [from];
  for (const word of queue) {
    for (const next of steps.get(word) ?? []) {
      if (next === from || reached.has(next)) continue;
      reached.set(next, word);
      queue.push(next);
    }
  }
  return reached;
}

/** Returns the words of a circle, from a family's first word back to it, or null where there is none. */
export function findCircle(groups: readonly SynonymGroup[], meanings: Meanings): string[] | null {
  for (const { kind, words } of groups) {
    const [first = '', ...members] = words;
    if (kind === 'same') continue;
    for (const member of members) {
      if (meanings.get(member)?.has(first)) return [first, ...pathTo(meanings, member, first)];
    }
  }
  return null;
}

function pathTo(meanings: Meanings, from: string, to: string): string[] {
  const path = [to];
  while (path[0] !== from) {
    const before = meanings.get(from)?.get(path[0] ?? '');
    if (before === undefined) break;
    path.unshift(before);
  }
  return path;
}
