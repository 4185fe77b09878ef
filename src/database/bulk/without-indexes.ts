import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { addDefinitions, dropDefinitions, listDefinitions } from './definitions.ts';

/** Tables whose rows are loaded together. */
const TABLES = ['product', 'product_media', 'product_without_picture', 'listing', 'listing_total'];

/**
 * Loads products while their tables have no indexes and no foreign keys but the primary keys, and
 * makes these again from all rows at once, several times as fast as row by row. For a marketplace
 * that is not yet open, such as an operator's first fill: nobody else reads products until the
 * transaction ends, and a process that dies in between leaves everything as it was.
 */
export async function withoutIndexes(
  db: Database,
  load: (db: Database) => Promise<void>,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const inside = transaction as Database;
    const tables = sql.join(
      TABLES.map((name) => sql.identifier(name)),
      sql`, `,
    );
    await inside.execute(sql`lock table ${tables} in access exclusive mode`);
    const definitions = await listDefinitions(inside, TABLES);
    await dropDefinitions(inside, definitions);
    await load(inside);
    await addDefinitions(inside, definitions);
    for (const name of TABLES) await inside.execute(sql`analyze ${sql.identifier(name)}`);
  });
}
