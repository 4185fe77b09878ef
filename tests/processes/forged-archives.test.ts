import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '#database/database.ts';
import {
  DESCRIPTION,
  type Description,
  packArchive,
  unpackArchive,
} from '#services/backup/archive-format.ts';
import { definitionsOf } from '#tests/support/bare-database.ts';
import { aSeller } from '#tests/support/factories.ts';
import { run, withDatabase } from '#tests/support/run-command.ts';
import { withContextOf } from './kill/after-storm.ts';

let folder: string;
let shop: { DATA_DIR: string };
let archive: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhow-forged-'));
  shop = { DATA_DIR: join(folder, 'shop') };
  archive = join(folder, 'shop.tar.zst');
  await withContextOf(shop.DATA_DIR, (context) => aSeller({ context, db: context.db }));
  expect(await run('backup', [archive], shop)).toMatchObject({ code: 0 });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Writes the shop's archive anew, as somebody would who can write to where archives are kept. */
async function forged(name: string, change: (description: Description) => object) {
  const file = join(folder, name);
  const content = await packArchive({ key: null, write: buffer }, async (add) => {
    for await (const entry of unpackArchive(createReadStream(archive), null)) {
      const bytes = await entry.content();
      const isDescription = entry.name === DESCRIPTION;
      await add(entry.name, isDescription ? JSON.stringify(change(JSON.parse(`${bytes}`))) : bytes);
    }
  });
  await writeFile(file, content);
  return file;
}

const STATEMENT = 'create table forged ()';
const forgedTables = (settings: Record<string, string>) =>
  withDatabase(settings, (db) => rowsOf(db, sql`select to_regclass('forged')::text as forged`));

test('an archive brings rows and no code, whatever it says', async () => {
  const withRoutines = await forged('routines.tar.zst', (description) => ({
    ...description,
    routines: [STATEMENT, 'drop function few_products cascade'],
  }));
  const settings = { DATA_DIR: join(folder, 'without-code') };
  expect(await run('restore', [withRoutines], settings)).toMatchObject({ code: 0 });
  expect(await forgedTables(settings)).toEqual([{ forged: null }]);
  expect(await withDatabase(settings, definitionsOf)).toEqual(
    await withDatabase(shop, definitionsOf),
  );

  const withTypes = await forged('types.tar.zst', (description) => ({
    ...description,
    tables: description.tables.map(({ name, columns }) => ({
      name,
      columns: columns.map(({ name, type }) => ({
        name,
        type: `${type} from x; ${STATEMENT}; --`,
      })),
    })),
  }));
  const other = { DATA_DIR: join(folder, 'without-types') };
  const { code, said } = await run('restore', [withTypes], other);
  expect([code, said]).toEqual([1, expect.stringContaining('Its tables are not those')]);
  expect(await forgedTables(other)).toEqual([{ forged: null }]);
});

test('where a key is set, only what it opens is restored, unless one says so', async () => {
  const settings = {
    DATA_DIR: join(folder, 'keyed'),
    BACKUP_KEY: 'a key of the tests, long enough',
  };
  const refused = await run('restore', [archive], settings);
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('--unencrypted')]);
  expect(await readdir(settings.DATA_DIR)).not.toContain('database');
  expect(await run('restore', ['--unencrypted', archive], settings)).toMatchObject({ code: 0 });
});
