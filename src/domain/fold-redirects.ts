import { isWithin, redirectedPath, withAllAbove } from './redirected-path.ts';

type Pair = readonly [from: string, to: string];

/**
 * Returns what adds redirects to those that are there, one after the other, and tells afterwards what came of them: no
 * target is itself redirected, and nothing leads to itself (docs/behaviour/storefront.md#moved-pages).
 */
export function createFolding(before: ReadonlyMap<string, string>) {
  const now = new Map(before);
  /** The redirects by each path that their target is or stands below. */
  const ledTo = new Map<string, Set<string>>();
  const note = (from: string, to: string) => {
    for (const path of withAllAbove(to)) {
      const froms = ledTo.get(path) ?? new Set();
      ledTo.set(path, froms.add(from));
    }
  };
  for (const [from, to] of now) note(from, to);

  function forget(from: string): void {
    for (const path of withAllAbove(now.get(from) ?? '')) ledTo.get(path)?.delete(from);
    now.delete(from);
  }

  function endOf(path: string): string {
    const from = withAllAbove(path).find((above) => now.has(above));
    const to = from && now.get(from);
    return from && to ? redirectedPath(path, { from, to }) : path;
  }

  return {
    leadsTo: (from: string) => now.get(from),
    /** Adds one that is not there; false where it would lead back to itself. */
    add(from: string, given: string): boolean {
      const to = endOf(given);
      if (isWithin(given, from) || isWithin(to, from)) return false;
      for (const other of [...(ledTo.get(from) ?? [])]) {
        const target = redirectedPath(now.get(other) ?? '', { from, to });
        forget(other);
        if (isWithin(target, other)) continue;
        now.set(other, target);
        note(other, target);
      }
      now.set(from, to);
      note(from, to);
      return true;
    },
    changes: () => ({
      added: [...now].filter(([from]) => !before.has(from)) as Pair[],
      moved: [...now].filter(([from, to]) => before.has(from) && before.get(from) !== to) as Pair[],
      gone: [...before.keys()].filter((from) => !now.has(from)),
    }),
  };
}
