import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';
import type { Migration } from './migration-files.ts';

const NAMED =
  /\b(?<verb>create|drop)\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+(?:not\s+)?exists\s+)?(?:"?\w+"?\.)?"?(?<name>\w+)"?/i;

/**
 * Makes and drops the indexes of a migration, while others read and write; each may take as long as it
 * takes. What an interrupted run has finished is not done again, and an index that it left half-made,
 * which PostgreSQL keeps up to date and never uses, is made anew. `db` is one session.
 */
export async function runConcurrentIndexes(db: Database, migration: Migration): Promise<void> {
  await db.execute(sql`select set_config('lock_timeout', '0', false),
    set_config('statement_timeout', '0', false)`);
  for (const statement of migration.statements) {
    const { verb, name } = NAMED.exec(statement)?.groups ?? {};
    if (verb === undefined || name === undefined) {
      throw new Error(
        `The migration ${migration.name} may contain nothing but CREATE and DROP INDEX CONCURRENTLY.`,
      );
    }
    const state = await stateOf(db, name);
    const isMaking = verb.toLowerCase() === 'create';
    if (state === (isMaking ? 'valid' : 'absent')) continue;
    if (isMaking && state === 'invalid') {
      await db.execute(sql.raw(`drop index concurrently "${name}"`));
    }
    await db.execute(sql.raw(statement));
  }
}

async function stateOf(db: Database, index: string): Promise<'absent' | 'invalid' | 'valid'> {
  const [row] = await rowsOf<{ valid: boolean }>(
    db,
    sql`select i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relname = ${index} and c.relnamespace = current_schema()::regnamespace`,
  );
  if (row === undefined) return 'absent';
  return row.valid ? 'valid' : 'invalid';
}
