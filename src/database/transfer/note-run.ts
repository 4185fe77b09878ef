import {
  type BackupEnd,
  beginBackup,
  endBackup,
  type MissingByArchive,
  missingByArchive,
  renewBackup,
} from '../queries/backup-runs.ts';
import { connectAlone } from './open-databases.ts';

export type BackupRunNotes = {
  /** Returns what is missing from the archives that are known. */
  end: (how: BackupEnd) => Promise<MissingByArchive>;
};

const RENEW_EVERY_MS = 30_000;

/**
 * Notes a backup in the PostgreSQL at `url` over a connection of its own, and renews its lease until it
 * ends. Returns null where another one runs, or none is due.
 */
export async function noteRun(
  url: string,
  run: Parameters<typeof beginBackup>[1] & { due: Parameters<typeof beginBackup>[2] },
): Promise<BackupRunNotes | null> {
  const { db, close } = await connectAlone(url);
  try {
    const { due, scheduled, archive } = run;
    const id = await beginBackup(db, { scheduled, archive }, due);
    if (id === null) {
      await close();
      return null;
    }
    const renewing = setInterval(() => renewBackup(db, id).catch(() => {}), RENEW_EVERY_MS);
    return {
      end: async (how) => {
        clearInterval(renewing);
        try {
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
