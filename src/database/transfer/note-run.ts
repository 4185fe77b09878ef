import { sql } from 'drizzle-orm';
import { rowsOf } from '../database.ts';
import {
  type BackupEnd,
  beginBackup,
  endBackup,
  type MissingByArchive,
  missingByArchive,
  renewBackup,
} from '../queries/backup-runs.ts';
import { connectAlone } from './open-places.ts';

export type BackupRunNotes = {
  /** Returns what is missing from the archives that are known. */
  end: (how: BackupEnd) => Promise<MissingByArchive>;
};

const RENEW_EVERY_MS = 30_000;

/**
 * Notes a backup in the PostgreSQL at `url` over a connection of its own, and renews its lease until it
 * ends. Returns null where another one runs, or none is due. A database of an earlier version, which
 * keeps no such notes, or none of files that are missing, is read.
 */
export async function noteRun(
  url: string,
  run: Parameters<typeof beginBackup>[1] & { due: Parameters<typeof beginBackup>[2] },
): Promise<BackupRunNotes | null> {
  const { db, close } = await connectAlone(url);
  try {
    const [table] = await rowsOf<{ exists: boolean; notesMissing: boolean }>(
      db,
      sql`select count(*) > 0 as exists, coalesce(bool_or(attname = 'missing'), false) as "notesMissing"
        from pg_attribute where attrelid = to_regclass('public.backup_run') and not attisdropped`,
    );
    const { due, scheduled, archive } = run;
    const id = table?.exists ? await beginBackup(db, { scheduled, archive }, due) : '';
    if (id === null || id === '') {
      await close();
      return id === null ? null : { end: async () => ({}) };
    }
    const renewing = setInterval(() => renewBackup(db, id).catch(() => {}), RENEW_EVERY_MS);
    return {
      end: async (how) => {
        clearInterval(renewing);
        try {
          if (!table?.notesMissing) {
            await endBackup(db, id, 'bytes' in how ? { bytes: how.bytes } : how);
            return {};
          }
          await endBackup(db, id, how);
          return await missingByArchive(db);
        } finally {
          await close();
        }
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
