import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { createRowDigest, type RowDigest } from './row-digest.ts';
import type { TransferTable } from './tables.ts';

/**
 * Writes rows as {@link readTable} reads them into a table that has none, whose triggers are off, in a
 * transaction. Returns what it has written.
 */
export async function writeTable(
  db: Database,
  { name, columns }: TransferTable,
  batches: AsyncIterable<readonly string[]>,
): Promise<RowDigest> {
  const names = columns.map((column) => sql.identifier(column.name));
  const values = columns.map(({ type }, index) => sql.raw(`(line ->> ${index})::${type}`));
  const digest = createRowDigest();
  for await (const lines of batches) {
    for (const line of lines) digest.add(line);
    await db.execute(sql`
      insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) overriding system value
        select ${sql.join(values, sql`, `)}
          from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) as line`);
  }
  return digest.result();
}
