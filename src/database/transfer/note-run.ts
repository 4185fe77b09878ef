import { sql } from 'drizzle-orm';
import { rowsOf } from '../database.ts';
import { beginBackup, endBackup, renewBackup } from '../queries/backup-runs.ts';
import { connectAlone } from './open-places.ts';

export type BackupRunNotes = {
  end: (how: { bytes: number } | { error: string }) => Promise<void>;
};

const RENEW_EVERY_MS = 30_000;

/**
 * Notes a backup in the PostgreSQL at `url` over a connection of its own, and renews its lease until it
 * ends. Returns null where another one runs, or none is due. A database of an earlier version, which
 * keeps no such notes, is only read.
 */
export async function noteRun(
  url: string,
  run: Parameters<typeof beginBackup>[1] & { due: Parameters<typeof beginBackup>[2] },
): Promise<BackupRunNotes | null> {
  const { db, close } = await connectAlone(url);
  try {
    const [table] = await rowsOf<{ exists: boolean }>(
      db,
      sql`select to_regclass('public.backup_run') is not null as exists`,
    );
    const { due, scheduled, archive } = run;
    const id = table?.exists ? await beginBackup(db, { scheduled, archive }, due) : '';
    if (id === null || id === '') {
      await close();
      return id === null ? null : { end: async () => {} };
    }
    const renewing = setInterval(() => renewBackup(db, id).catch(() => {}), RENEW_EVERY_MS);
    return {
      end: async (how) => {
        clearInterval(renewing);
        await endBackup(db, id, how).finally(close);
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
