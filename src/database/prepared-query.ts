import { createHash } from 'node:crypto';
import { is, Placeholder } from 'drizzle-orm';
import type { Database } from './database.ts';

/** A query as Drizzle builds it, with a placeholder for every value. */
type Preparable<Statement> = {
  prepare: (name: string) => Statement;
  toSQL: () => { sql: string; params: unknown[] };
};

/** Every connection keeps a plan of each; a query in yet another shape is planned each time. */
const MOST_SHAPES = 100;

/**
 * Returns a function that returns a query's prepared statement, to be executed with the values of its
 * placeholders. The query is built once for each database, and parsed and planned once for each of its
 * connections, which takes longer than most reads. `shape` is what the text of the query depends on,
 * such as which filters are set. Throws where the query contains a value instead of a placeholder:
 * later calls would reuse it.
 */
export function preparedQuery<Shape extends readonly unknown[], Statement>(
  name: string,
  build: (db: Database, ...shape: Shape) => Preparable<Statement>,
): (db: Database, ...shape: Shape) => Statement {
  const prepared = new WeakMap<Database, Map<string, Statement>>();
  return (db, ...shape) => {
    const statements = prepared.get(db) ?? new Map<string, Statement>();
    prepared.set(db, statements);
    const key = shape.length === 0 ? '' : JSON.stringify(shape);
    const known = statements.get(key);
    if (known !== undefined) return known;
    const query = build(db, ...shape);
    const { sql: text, params } = query.toSQL();
    const value = params.find((param) => !is(param, Placeholder));
    if (value !== undefined)
      throw new Error(`The prepared query ${name} contains a value: ${value}`);
    // A statement without a name lasts until the next one.
    if (statements.size >= MOST_SHAPES) return query.prepare('');
    const statement = query.prepare(`${name}_${digestOf(text)}`);
    statements.set(key, statement);
    return statement;
  };
}

/**
 * One name is always one text, also beside processes of another version on connections that a pooler
 * shares out. A name has at most 63 characters.
 */
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
