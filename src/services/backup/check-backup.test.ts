import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readMigrations } from '#database/migrate/migration-files.ts';
import { createRowDigest } from '#database/transfer/tables.ts';
import { CONTENTS, checksumLine, DESCRIPTION, packArchive } from './archive-format.ts';
import { checkBackup } from './check-backup.ts';
import { sha256 } from './media-files.ts';

const newest = readMigrations().at(-1)?.at ?? 0;
const picture = Buffer.from('a picture');
const digestOf = (lines: string[]) => {
  const digest = createRowDigest();
  for (const line of lines) digest.add(line);
  return digest.result();
};

const description = {
  format: 1,
  id: 'abc',
  createdAt: '2026-01-02T03:04:05.000Z',
  appVersion: '1',
  engine: 'embedded',
  schemaAt: newest,
  tables: [{ name: 'seller', columns: [{ name: 'id', type: 'text' }] }],
  tokenMark: '',
};
const contents = {
  tables: { seller: digestOf(['["a"]', '["b"]']) },
  sequences: [],
  media: { ...digestOf([checksumLine(sha256(picture), 'p.jpg')]), bytes: picture.length },
  missing: { files: 0, some: [] },
  data: [],
};
const entries: Record<string, string | Buffer> = {
  [DESCRIPTION]: JSON.stringify(description),
  'database/seller/000001.jsonl': '["b"]\n',
  'database/seller/000002.jsonl': '["a"]\n',
  'media/p.jpg': picture,
  [CONTENTS]: JSON.stringify(contents),
};

/** Checks an archive with these entries instead; those that are null are left out. */
async function check(others: Record<string, string | Buffer | null> = {}) {
  const archive = await packArchive({ key: null, write: buffer }, async (add) => {
    for (const [name, content] of Object.entries({ ...entries, ...others })) {
      if (content !== null) await add(name, content);
    }
  });
  const open = async () => ({
    archive: Readable.from([archive], { objectMode: false }),
    bytes: archive.length,
  });
  return checkBackup({ open, key: null }, { at: () => {}, done: () => {} });
}

test('a whole archive tells what is in it', async () => {
  expect(await check()).toMatchObject({ description, contents });
});

test('one of a later version is refused, whether its rows or its form are later', async () => {
  for (const later of [{ schemaAt: newest + 1 }, { format: 2 }]) {
    const changed = JSON.stringify({ ...description, ...later });
    await expect(check({ [DESCRIPTION]: changed })).rejects.toThrow('by a later version of Dhow');
  }
  const foreign = JSON.stringify({ ...description, schemaAt: newest - 1 });
  await expect(check({ [DESCRIPTION]: foreign })).rejects.toThrow('does not come from');
});

test('what lacks or has other content than its end says is refused', async () => {
  for (const others of [
    { 'database/seller/000002.jsonl': null },
    { 'database/seller/000002.jsonl': '["c"]\n' },
    { 'database/seller/000003.jsonl': '["a"]\n' },
    { 'database/unknown/000001.jsonl': '["a"]\n' },
    { 'media/p.jpg': null },
    { 'media/p.jpg': 'a pictura' },
    { [CONTENTS]: null },
    { [CONTENTS]: '{}' },
  ]) {
    await expect(check(others)).rejects.toThrow('damaged or cut off');
  }
  await expect(check({ [DESCRIPTION]: null })).rejects.toThrow('no backup of Dhow');
});
