import { readFileSync } from 'node:fs';
import pg from 'pg';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/**
 * Returns a function that returns the milliseconds that the processes of a database's connections have
 * had on a processor, or NaN where the machine does not say.
 */
export function backendTime(databaseUrl: string): () => Promise<number> {
  return async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    await client.end();
    return rows.reduce((sum, { pid }) => sum + timeOf(pid), 0);
  };
}

function timeOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}
