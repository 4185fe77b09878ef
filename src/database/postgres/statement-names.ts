import type pg from 'pg';

/** What a statement by name ends with where the connection behind it has changed or was used before. */
const COLLIDES = new Set(['42P05', '26000']);
/** The statement was prepared before a migration changed its columns. */
const isOutdated = ({ code, message }: pg.DatabaseError) =>
  code === '0A000' && message.includes('cached plan');

type Query = (statement: string | pg.QueryConfig, ...rest: unknown[]) => Promise<pg.QueryResult>;
type Callback = (error: Error | null, result?: pg.QueryResult) => void;

/**
 * Lets the connections of `pool` prepare statements by name, while names can be used. Where one collides
 * with another client's, which only a pooler brings about, it is asked again without a name, and all later
 * ones have none; `onCollision` is called once. Inside a transaction the collision is an error, since
 * PostgreSQL has ended the transaction. Without names each statement is planned each time.
 */
export function nameStatements(
  pool: pg.Pool,
  { keepsNames, onCollision }: { keepsNames: boolean; onCollision: () => void },
): void {
  let named = keepsNames;

  async function ask(query: Query, statement: string | pg.QueryConfig, values: unknown[]) {
    if (typeof statement === 'string' || !statement.name) return query(statement, ...values);
    const { name, ...nameless } = statement;
    if (!named) return query(nameless, ...values);
    try {
      return await query(statement, ...values);
    } catch (error) {
      const failure = error as pg.DatabaseError;
      const collides = COLLIDES.has(failure.code ?? '');
      if (!collides && !isOutdated(failure)) throw error;
      if (collides && named) {
        named = false;
        onCollision();
      }
      return query(nameless, ...values).catch(() => {
        throw error;
      });
    }
  }

  pool.on('connect', (client) => {
    const query = client.query.bind(client) as unknown as Query;
    client.query = ((statement: string | pg.QueryConfig, ...rest: unknown[]) => {
      const last = rest.at(-1);
      // node-postgres' pool asks with a callback.
      if (typeof last !== 'function') return ask(query, statement, rest);
      const done = last as Callback;
      ask(query, statement, rest.slice(0, -1)).then((result) => done(null, result), done);
    }) as typeof client.query;
  });
}
