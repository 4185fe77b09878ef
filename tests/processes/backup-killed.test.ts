import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaAsset } from '#database/schema/media.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import {
  filesIn,
  newDatabase,
  run,
  start,
  tablesOf,
  withDatabase,
} from '#tests/support/run-command.ts';
import { withContextOf } from './kill/after-storm.ts';
import { until } from './kill/api-client.ts';

/** Enough of them that a kill hits the middle. */
const FILES = 256;

let folder: string;
let source: { DATA_DIR: string };
let archive: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhow-killed-'));
  source = { DATA_DIR: join(folder, 'source') };
  await withContextOf(source.DATA_DIR, async (context) => {
    const category = await aCategory(context.db);
    const seller = await aSeller({ context, db: context.db });
    for (let number = 0; number < 50; number += 1) {
      await aProduct(context.db, parentsOf(seller, category), { name: `Sail ${number}` });
    }
    for (let number = 0; number < FILES; number += 1) {
      const id = number.toString(16).padStart(2, '0').repeat(16).slice(0, 32);
      await context.db
        .insert(mediaAsset)
        .values({
          id,
          kind: 'image',
          file: `${id}.jpg`,
          bytes: 9,
          width: 1,
          height: 1,
          ready: true,
        })
        .onConflictDoNothing();
      await context.store.put(`${id}.jpg`, Buffer.alloc(40_000, number));
    }
  });
  archive = join(folder, 'whole.tar.zst');
  expect(await run('backup', [archive], source)).toMatchObject({ code: 0 });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a killed backup leaves no archive, and the next one is whole', async () => {
  const file = join(folder, 'killed.tar.zst');
  const making = start('backup', [file], source);
  await until(60, async () => existsSync(`${file}.partial`));
  making.process.kill('SIGKILL');
  await making.ended;
  expect(existsSync(file)).toBe(false);
  expect(await run('backup', [file], source)).toMatchObject({ code: 0 });
  expect(existsSync(file)).toBe(true);
});

/** Begins it, and kills it once files arrive. */
async function beginAndKill(
  name: string,
  words: string[],
  settings: Record<string, string>,
  media: string,
) {
  const begun = start(name, words, settings);
  await until(90, async () => existsSync(media) && (await readdir(media)).length > 20);
  begun.process.kill('SIGKILL');
  expect(await begun.ended, begun.output()).toBe('SIGKILL');
}

const sameAs = async (settings: Record<string, string>, apart: readonly string[] = []) => {
  const expected = await withDatabase(source, tablesOf);
  const found = await withDatabase(settings, tablesOf);
  for (const name of apart) for (const all of [expected, found]) delete all[name];
  expect(found).toEqual(expected);
};

test('a killed restore keeps the server away, and goes on when it is run again', async () => {
  const DATA_DIR = join(folder, 'restored');
  await beginAndKill('restore', [archive], { DATA_DIR }, join(DATA_DIR, 'media'));
  const opened = await run('admin', ['verify-audit'], { DATA_DIR });
  expect([opened.code, opened.said]).toEqual([
    1,
    expect.stringContaining('Run npm run restore with the same archive again'),
  ]);
  const other = join(folder, 'other.tar.zst');
  expect(await run('backup', [other], source)).toMatchObject({ code: 0 });
  const wrong = await run('restore', [other], { DATA_DIR });
  expect([wrong.code, wrong.said]).toEqual([1, expect.stringContaining('Finish that one')]);
  expect(await run('restore', [archive], { DATA_DIR })).toMatchObject({ code: 0 });
  await sameAs({ DATA_DIR }, ['backup_run', 'mail', 'session', 'site_state']);
  expect(await filesIn(DATA_DIR)).toEqual(await filesIn(source.DATA_DIR));
});

test('a killed move goes on, to PostgreSQL and back into a folder; the source stays as it was', async () => {
  const before = await filesIn(source.DATA_DIR, 'database/cluster');
  const folderOfMove = join(folder, 'moved');
  await beginAndKill('move', [folderOfMove], source, join(folderOfMove, 'media'));
  const again = await run('move', [folderOfMove], source);
  expect([again.code, again.said]).toEqual([0, expect.stringContaining('Compared: ')]);
  expect(await filesIn(source.DATA_DIR, 'database/cluster')).toEqual(before);
  await sameAs({ DATA_DIR: folderOfMove });
  expect(await filesIn(folderOfMove)).toEqual(await filesIn(source.DATA_DIR));

  const DATABASE_URL = await newDatabase();
  expect(await run('move', [DATABASE_URL], source)).toMatchObject({ code: 0 });
  await sameAs({ DATABASE_URL }, ['site_state']);
  const back = join(folder, 'back');
  const settings = { ...source, DATABASE_URL };
  expect(await run('move', [back], settings)).toMatchObject({ code: 0 });
  await sameAs({ DATA_DIR: back }, ['site_state']);
  expect(await filesIn(back)).toEqual(await filesIn(source.DATA_DIR));
});

test('what cannot be restored is refused in a sentence, and nothing is touched', async () => {
  const DATA_DIR = join(folder, 'refused');
  const bytes = await readFile(archive);
  const file = async (name: string, content: Buffer) => {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };
  const flipped = Buffer.from(bytes);
  flipped[bytes.length >> 1] = (flipped[bytes.length >> 1] ?? 0) ^ 1;
  const encrypted = join(folder, 'with-key', 'encrypted');
  const BACKUP_KEY = 'one key of sixteen or more';
  expect(await run('backup', [encrypted], { ...source, BACKUP_KEY })).toMatchObject({ code: 0 });
  for (const [words, settings, sentence] of [
    [[], {}, 'Say what to restore'],
    [[join(folder, 'nowhere')], {}, 'There is no '],
    [[await file('cut', bytes.subarray(0, bytes.length - 9))], {}, 'damaged or cut off'],
    [[await file('flipped', flipped)], {}, 'damaged or cut off'],
    [[await file('letter', Buffer.from('a letter'))], {}, 'no backup of Dhow'],
    [[encrypted], {}, 'set BACKUP_KEY'],
    [[encrypted], { BACKUP_KEY: 'another key of sixteen' }, 'is not the key'],
    [[archive], source, 'There are media in'],
  ] as const) {
    const { code, said } = await run('restore', [...words], { DATA_DIR, ...settings });
    expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
  }
  expect(existsSync(join(DATA_DIR, 'database'))).toBe(false);
  await rm(join(folder, 'back', 'media'), { recursive: true });
  const full = await run('restore', [archive], { DATA_DIR: join(folder, 'back') });
  expect([full.code, full.said]).toEqual([1, expect.stringContaining('is not empty')]);
});
