import { readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { productImportArchive } from '#database/schema/products/product-import.ts';
import { sentence } from '#languages/sentence.ts';
import { INTERRUPTED } from '#services/imports/find-import.ts';
import { unpackNextArchive } from '#services/imports/unpack-archive.ts';
import { aCategory, aSeller } from '#tests/support/factories.ts';
import { scene } from '#tests/support/files/media-files.ts';
import { zip } from '#tests/support/files/zip.ts';
import { importCalls } from '#tests/support/import-calls.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
let picture: Buffer;

beforeAll(async () => {
  picture = await scene(400, 500, 7).jpeg().toBuffer();
});
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db, { name: 'Watches' }));

const { call, get, sendZip, unpacked, checked } = importCalls(() => ({ test, seller, category }));

describe('a ZIP of pictures', () => {
  it('is taken one at a time, of its own seller alone, and not while the import runs', async () => {
    const id = await checked('a.jpg');
    const archive = zip({ 'a.jpg': picture });
    expect((await sendZip(id, archive, await aSeller(test))).status).toBe(404);
    expect((await sendZip(id, archive)).status).toBe(202);
    const second = await sendZip(await checked('b.jpg'), archive);
    expect([second.status, second.body.code]).toEqual([409, 'unpacking']);
    await unpacked(id);
    await call(`/run-import/${id}`);
    const late = await sendZip(id, archive);
    expect([late.status, late.body.code]).toEqual([409, 'running']);
    expect(await readdir(test.context.incoming)).toEqual([]);
  });

  it('can be stopped, before its turn and in the middle; its files go', async () => {
    const id = await checked('a.jpg', 'b.jpg');
    await sendZip(id, zip({ 'a.jpg': picture }));
    expect((await call(`/stop-archive/${id}`)).body.data.archive.state).toBe('stopped');
    await sendZip(id, zip({ 'b.jpg': picture }));
    expect(await readdir(test.context.incoming)).toHaveLength(1);
    await call(`/stop-archive/${id}`);
    const found = await unpacked(id);
    expect(found.archive).toMatchObject({ state: 'stopped', taken: 0, note: '' });
    expect(found.pictures.missing).toEqual(['a.jpg', 'b.jpg']);
  });

  it('tells that it was interrupted, by an orderly end or a death', async () => {
    const id = await checked('a.jpg', 'b.jpg');
    const archive = zip({ 'a.jpg': picture, 'b.jpg': picture });
    await sendZip(id, archive);
    await unpackNextArchive(test.context, AbortSignal.abort());
    expect((await unpacked(id)).archive).toMatchObject({
      state: 'failed',
      note: sentence('en', INTERRUPTED),
    });
    await sendZip(id, archive);
    const past = new Date(Date.now() - 1000);
    await test.db.update(productImportArchive).set({ heldUntil: past });
    expect((await get(`/get-import/${id}`)).body.archive).toMatchObject({
      state: 'failed',
      note: sentence('en', INTERRUPTED),
    });
    expect((await sendZip(id, archive)).status).toBe(202);
    expect((await unpacked(id)).archive).toMatchObject({ state: 'done', taken: 2 });
  });

  it.each([
    ['paths that lead out of it', () => zip({ '../../a.jpg': picture }), 'damaged'],
    ['entries that share their bytes', () => zip({ 'a.jpg': picture }, { repeated: 3 }), 'damaged'],
    [
      'too many entries',
      () => zip({ a: Buffer.alloc(1) }, { repeated: 25_001 }),
      'more than 25000 files',
    ],
    [
      'more than a gigabyte',
      () => zip({ 'x.bin': { content: picture, claims: 1.1e9 } }),
      'too large when unpacked',
    ],
    ['no archive at all', () => Buffer.from('PK and nothing else'), 'damaged'],
  ])('is refused whole where it has %s', async (_, made, words) => {
    const id = await checked('a.jpg');
    await sendZip(id, made());
    expect((await unpacked(id)).archive).toMatchObject({
      state: 'failed',
      note: expect.stringContaining(words),
    });
  });

  it('gives what is sound in it and tells of the rest', async () => {
    const id = await checked('a.jpg', 'b.jpg', 'c.png', 'big.jpg');
    const nested = zip({ 'a.jpg': picture });
    const archive = zip({
      'one/a.jpg': picture,
      'two/a.jpg': picture,
      'b.jpg': nested,
      'inner.zip': nested,
      'c.png': { content: picture, claims: 20_000_000 },
      'big.jpg': Buffer.alloc(11 * 1024 * 1024, 1),
    });
    await sendZip(id, archive);
    const found = await unpacked(id);
    expect(found.archive).toMatchObject({ state: 'done', taken: 1, unknown: 1 });
    expect(found.archive.refused).toEqual([
      { name: 'a.jpg', message: 'Two files have this name. The first one was taken.' },
      { name: 'b.jpg', message: expect.stringContaining('not a picture') },
      { name: 'c.png', message: 'When unpacked, this file is far larger than a picture or video.' },
      { name: 'big.jpg', message: 'This picture is larger than 10 MB. Choose a smaller file.' },
    ]);
    expect(found.pictures.missing).toEqual(['b.jpg', 'big.jpg', 'c.png']);
  });
});
