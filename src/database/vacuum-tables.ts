import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database.ts';

/**
 * Does what PostgreSQL's autovacuum does, for which PGlite has no process: frees the space of dead
 * rows and updates the planner's statistics, in tables of which a tenth has changed. Without it,
 * lists of 100,000 products take up to thirty times as long. One statement per table, 1.5 s for
 * 100,000 products, each outside any transaction. Returns the vacuumed tables.
 */
export async function vacuumTables(db: Database): Promise<string[]> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select quote_ident(s.relname) as name
      from pg_stat_user_tables s join pg_class c on c.oid = s.relid
      where greatest(s.n_mod_since_analyze, s.n_dead_tup, s.n_ins_since_vacuum)
        > 500 + 0.1 * greatest(c.reltuples, 0)
      order by s.relname`,
  );
  for (const { name } of tables) await db.execute(sql.raw(`vacuum (analyze) ${name}`));
  return tables.map((table) => table.name);
}

/** Updates the planner's statistics, which the embedded engine never does by itself. */
export async function refreshStatistics(db: Database): Promise<void> {
  await db.execute(sql`analyze`);
}
