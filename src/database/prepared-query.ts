import { createHash } from 'node:crypto';
import { is, Placeholder } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from './database.ts';

/** A query as Drizzle builds it, with a placeholder for every value. */
type Preparable<Statement> = {
  prepare: (name: string) => Statement;
  toSQL: () => { sql: string; params: unknown[] };
};

/** Every connection keeps a plan of each; a query in yet another shape is planned each time. */
const MOST_SHAPES = 100;
/** Of what is planned each time only the text is kept, some ten kilobytes of the process. */
const MOST_TEXTS = 200;

type Options<Shape extends readonly unknown[]> = {
  /** Where the best plan depends on the values: the query is built once, but planned for each of them. */
  isPlannedEachTime?: (...shape: Shape) => boolean;
};

/**
 * Returns a function that returns a query's prepared statement, to be executed with the values of its
 * placeholders. The query is built once for each database, and parsed and planned once for each of its
 * connections, which takes longer than most reads. `shape` is what the text of the query depends on,
 * such as which filters are set. Throws where the query contains a value instead of a placeholder:
 * later calls would reuse it.
 */
export function preparedQuery<Shape extends readonly unknown[], Statement extends object>(
  name: string,
  build: (db: Database, ...shape: Shape) => Preparable<Statement>,
  { isPlannedEachTime = () => false }: Options<Shape> = {},
): (db: Database, ...shape: Shape) => Statement {
  const ofDatabases = new WeakMap<Database, Kept<Statement>>();
  return (db, ...shape) => {
    const kept = ofDatabases.get(db) ?? {
      named: new Map(),
      unnamed: new LRUCache({ max: MOST_TEXTS }),
    };
    ofDatabases.set(db, kept);
    const key = shape.length === 0 ? '' : JSON.stringify(shape);
    const known = kept.named.get(key) ?? kept.unnamed.get(key);
    if (known !== undefined) return known;
    const query = build(db, ...shape);
    const { sql: text, params } = query.toSQL();
    const value = params.find((param) => !is(param, Placeholder));
    if (value !== undefined)
      throw new Error(`The prepared query ${name} contains a value: ${value}`);
    // A statement without a name lasts until the next one.
    const isNamed = kept.named.size < MOST_SHAPES && !isPlannedEachTime(...shape);
    const statement = query.prepare(isNamed ? `${name}_${digestOf(text)}` : '');
    kept[isNamed ? 'named' : 'unnamed'].set(key, statement);
    return statement;
  };
}

/** The statements of one database by their shapes. */
type Kept<Statement extends object> = {
  named: Map<string, Statement>;
  unnamed: LRUCache<string, Statement>;
};

/**
 * One name is always one text, also beside processes of another version on connections that a pooler
 * shares out. A name has at most 63 characters.
 */
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
