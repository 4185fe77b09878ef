import type { PoolClient } from 'pg';

/** The most plans that a connection stores; further statements are planned each time. */
const MOST_NAMED = 150;
const MOST_SEEN = 1000;

/**
 * Returns names for statements that are run repeatedly, so that PostgreSQL stores their plans:
 * planning a list of products takes twice as long as reading it. A statement gets its name when it
 * is seen for the second time; one that writes, and one beyond the limit, gets none.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const named = new Map<string, string>();
  const seen = new Set<string>();
  return (text) => {
    const name = named.get(text);
    if (name !== undefined) return name;
    if (named.size >= MOST_NAMED || !/^\s*select\b/i.test(text)) return undefined;
    if (seen.delete(text)) {
      named.set(text, `dhow_${named.size}`);
      return named.get(text);
    }
    if (seen.size >= MOST_SEEN) seen.clear();
    seen.add(text);
    return undefined;
  };
}

type Asked = { text?: unknown; name?: unknown };

/** Lets a new connection send statements by their names; it prepares each at its first use. */
export function nameStatements(
  client: PoolClient,
  nameOf: (text: string) => string | undefined,
): void {
  const send = client.query.bind(client) as (...sent: unknown[]) => unknown;
  const named = (asked: unknown): unknown => {
    const { text, name } = (asked ?? {}) as Asked;
    if (typeof text !== 'string' || name !== undefined) return asked;
    return { ...(asked as object), name: nameOf(text) };
  };
  client.query = ((asked: unknown, ...rest: unknown[]) =>
    send(named(asked), ...rest)) as typeof client.query;
}
