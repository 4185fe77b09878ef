import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openEmbedded } from './open-embedded.ts';

it('lets others in between statements, however many wait', async () => {
  const { db, close } = await openEmbedded(null);
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const asked = Array.from({ length: 30 }, () => db.execute(sql`select 1`));
  await Promise.all([
    ...asked,
    db.transaction(async (db) => {
      for (let number = 0; number < 10; number += 1) await db.execute(sql`select ${number}::int`);
    }),
  ]);
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(40);
  await close();
});
