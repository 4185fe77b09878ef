import { sql } from 'drizzle-orm';
import { CHANGE_CHANNEL, type Change } from '../change-channel.ts';
import type { Database } from '../database.ts';

/** Up to where a process knows all changes. */
export type Known = {
  /** The transactions that had ended (`pg_snapshot`). */
  snapshot: string;
  /** By the database's clock, in seconds. */
  at: number;
  /** Differs where what was committed may have been lost or undone since: after a failover or restore. */
  lineage: string;
};

/** Asks the database by whatever connection. */
export type Ask = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** How many tags are worth sending before everything is dropped instead. */
const MOST_TAGS = 100_000;
const FORGOTTEN_UNTIL = 'changes-forgotten-until';
/** How long a commit may take after its change was noted, in seconds. */
const LONGEST_COMMIT = 60;

const LINEAGE = `(select system_identifier from pg_control_system()) || '/'
  || left(pg_walfile_name(pg_current_wal_lsn()), 8) || '/'
  || (select oid from pg_database where datname = current_database())`;
/** Where these functions are missing: what a restart or failover changes in any case. */
const ROUGH_LINEAGE = `pg_postmaster_start_time() || '/'
  || (select oid from pg_database where datname = current_database())`;

/** Returns the expression by which this server's lineage is told. */
export async function lineageOf(ask: Ask): Promise<string> {
  try {
    await ask(`select ${LINEAGE}`);
    return LINEAGE;
  } catch (error) {
    if (/^(42|0A|55)/.test((error as { code?: string }).code ?? '')) return ROUGH_LINEAGE;
    throw error;
  }
}

type Row = Known & { reaches: boolean; changes: Change[] | null };

/**
 * Announces `beat` and reads what has been committed that is not `known` yet: `changes` is null where
 * the log does not reach back so far, or holds too much. A transaction that was still running is found
 * once it has ended, however long it took.
 */
export async function readChanges(
  ask: Ask,
  { beat, known, lineage }: { beat: Change; known: Known | null; lineage: string },
): Promise<{ known: Known; changes: Change[] | null }> {
  const { rows } = await ask(
    `with missed as materialized (
      select id, tags from change_log
        where transaction >= pg_snapshot_xmin($1::text::pg_snapshot)
          and not pg_visible_in_snapshot(transaction, $1::text::pg_snapshot))
    select pg_notify('${CHANGE_CHANNEL}', $3),
      pg_current_snapshot()::text as snapshot,
      extract(epoch from clock_timestamp())::float8 as at,
      ${lineage} as lineage,
      coalesce((select value::float8 < $2::float8 - ${LONGEST_COMMIT}
        from site_state where name = '${FORGOTTEN_UNTIL}'), true) as reaches,
      case when (select sum(cardinality(tags)) from missed) > ${MOST_TAGS} then null
        else (select coalesce(json_agg(json_build_object('id', id, 'tags', tags)), '[]') from missed)
      end as changes`,
    [known?.snapshot ?? null, known?.at ?? null, JSON.stringify(beat)],
  );
  const { snapshot, at, lineage: found, reaches, changes } = rows[0] as Row;
  const isSame = known === null || (reaches && known.lineage === found);
  return { known: { snapshot, at, lineage: found }, changes: isSame ? changes : null };
}

/** Removes the changes that are older than `keepSeconds`, and notes how far the log reaches back. */
export async function forgetChanges(db: Database, keepSeconds: number): Promise<void> {
  await db.execute(sql`
    with forgotten as (
      delete from change_log
        where created_at < clock_timestamp() - make_interval(secs => ${keepSeconds})
        returning created_at)
    insert into site_state (name, value)
      select ${FORGOTTEN_UNTIL}, extract(epoch from max(created_at))::text
        from forgotten having count(*) > 0
      on conflict (name) do update
        set value = greatest(site_state.value::numeric, excluded.value::numeric)::text`);
}
