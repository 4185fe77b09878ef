import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { rowsOf } from '#database/database.ts';
import { migrateDatabase } from '#database/migrate/migrate-database.ts';
import { readMigrations } from '#database/migrate/migration-files.ts';
import { schemaVersion } from '#database/migrate/schema-version.ts';
import { withTarget } from '#database/transfer/open-places.ts';
import { run, withDatabase } from './backup/places.ts';

const folder = await mkdtemp(join(tmpdir(), 'dhow-earlier-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Before the notes of backups, and many others. */
const EARLIER = '0027_types_or_places';

test('a database of an earlier version is backed up as it is, and migrated once it is restored', async () => {
  const upTo = readMigrations().find(({ name }) => name === EARLIER)?.at ?? 0;
  const source = { DATA_DIR: join(folder, 'earlier') };
  await withTarget({ folder: join(source.DATA_DIR, 'database') }, async (db) => {
    await migrateDatabase(db, { upTo });
    await db.execute(sql`insert into category (id, name, status) values ('c1', 'Lamps', 'LISTED')`);
    expect((await schemaVersion(db)).missing.length).toBeGreaterThan(0);
  });
  const archive = join(folder, 'earlier.tar.zst');
  expect(await run('backup', [archive], source)).toMatchObject({ code: 0 });

  const moved = await run('move', [join(folder, 'moved')], source);
  expect([moved.code, moved.said]).toEqual([
    1,
    expect.stringContaining('Start this version on it'),
  ]);

  const target = { DATA_DIR: join(folder, 'restored') };
  expect(await run('restore', [archive], target)).toMatchObject({ code: 0 });
  await withDatabase(target, async (db) => {
    expect((await schemaVersion(db)).missing).toEqual([]);
    const names = await rowsOf<{ name: string }>(db, sql`select name from category`);
    expect(names).toEqual([{ name: 'Lamps' }]);
    await db.execute(sql`select count(*) from product_counted`);
  });
}, 400_000);
