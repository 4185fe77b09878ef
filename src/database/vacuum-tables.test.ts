import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from './database.ts';
import { openEmbedded } from './open-embedded.ts';
import { vacuumTables } from './vacuum-tables.ts';

test('tables that have changed much are vacuumed and analysed, the others left alone', async () => {
  const { db, close } = await openEmbedded(null);
  const addAddresses = (from: number, to: number) =>
    db.execute(sql`insert into newsletter_subscriber (id, email)
      select i::text, i || '@shop.example' from generate_series(${from}::int, ${to}::int) i`);

  await addAddresses(1, 400);
  expect(await vacuumTables(db)).toEqual([]);
  await addAddresses(401, 10_000);
  expect(await vacuumTables(db)).toEqual(['newsletter_subscriber']);
  const known = await rowsOf<{ rows: number }>(
    db,
    sql`select reltuples::int as rows from pg_class where relname = 'newsletter_subscriber'`,
  );
  expect(known).toEqual([{ rows: 10_000 }]);

  await addAddresses(10_001, 11_000);
  expect(await vacuumTables(db)).toEqual([]);
  await db.execute(sql`delete from newsletter_subscriber where length(id) < 4`);
  await db.execute(sql`update newsletter_subscriber set email = email || '.'`);
  expect(await vacuumTables(db)).toEqual(['newsletter_subscriber']);
  await close();
});
