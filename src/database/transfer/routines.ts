import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';

/**
 * Returns the statements that make a database's functions, views and triggers as they are: migrations
 * leave earlier ones.
 */
export async function readRoutines(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ statement: string }>(
    db,
    sql`select statement from (
        select 1 as step, p.oid, pg_get_functiondef(p.oid) as statement
          from pg_proc p where pronamespace = 'public'::regnamespace and prokind = 'f'
            and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        union all
        select 2, c.oid, 'create or replace view ' || quote_ident(relname) || ' as '
            || pg_get_viewdef(c.oid)
          from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'v'
            and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
        union all
        select 3, t.oid, regexp_replace(pg_get_triggerdef(t.oid), '^CREATE', 'CREATE OR REPLACE')
          from pg_trigger t join pg_class c on c.oid = t.tgrelid
          where c.relnamespace = 'public'::regnamespace and not tgisinternal
      ) made order by step, oid`,
  );
  return rows.map(({ statement }) => statement);
}

/** Makes them in a database with the same tables. In a transaction. */
export async function writeRoutines(db: Database, statements: readonly string[]): Promise<void> {
  await db.execute(sql`select set_config('check_function_bodies', 'off', true)`);
  for (const statement of statements) await db.execute(sql.raw(statement));
}
