import { sql } from 'drizzle-orm';
import { type Database, firstRow, rowsOf } from '../database.ts';

/** What a database is being filled with: by `what`, from what `id` names. */
export type Load = {
  id: string;
  what: 'restore' | 'move';
  /** Whether what has been written was compared with its source, and only what follows is to do. */
  isCompared: boolean;
};

/** Returns what a database was begun to be filled with, and is not yet; null for all others. */
export async function findUnfinishedLoad(db: Database): Promise<Load | null> {
  const [load] = await rowsOf<{ exists: boolean }>(
    db,
    sql`select to_regclass('dhow_load.load') is not null as exists`,
  );
  if (!load?.exists) return null;
  return firstRow(
    rowsOf<Load>(db, sql`select id, what, is_compared as "isCompared" from dhow_load.load`),
  );
}

/** Throws a sentence where a database was begun to be filled, and is not yet. */
export async function refuseUnfinishedLoad(db: Database): Promise<void> {
  const load = await findUnfinishedLoad(db);
  if (load === null) return;
  throw new Error(
    load.what === 'restore'
      ? 'A restore into this database was interrupted. Run npm run restore with the same archive again: it goes on where it stopped.'
      : 'A move into this database was interrupted. Run npm run move with the same words again: it goes on where it stopped.',
  );
}
