import { sql } from 'drizzle-orm';
import { rowsOf } from '../database.ts';
import { connectAlone } from './open-databases.ts';

/** Throws a sentence where others of the same user are connected to the PostgreSQL at `url`. */
export async function refuseOtherSessions(url: string): Promise<void> {
  const { db, close } = await connectAlone(url);
  try {
    const [row] = await rowsOf<{ others: number }>(
      db,
      sql`select count(*)::int as others from pg_stat_activity
        where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
    );
    if (row === undefined || row.others === 0) return;
    throw new Error(
      `${row.others} other connections to the database are open. Stop all servers first: what they wrote during a move would be lost.`,
    );
  } finally {
    await close();
  }
}
