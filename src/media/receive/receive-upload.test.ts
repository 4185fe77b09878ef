import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/files/media-files.ts';
import { clearAbandoned, receiveUpload } from './receive-upload.ts';

const MB = 1024 * 1024;

/** A stream of so many bytes in pieces, as a socket gives them. */
const streamOf = (bytes: number) =>
  Readable.from(
    (function* () {
      for (let left = bytes; left > 0; left -= 64 * 1024)
        yield Buffer.alloc(Math.min(left, 64 * 1024), 7);
    })(),
    { objectMode: false },
  );

test('an upload arrives whole, with its size and hash', async () => {
  await using folder = await temporaryFolder();
  const content = randomBytes(300_000);
  const source = Readable.from([content.subarray(0, 100_000), content.subarray(100_000)]);
  const received = await receiveUpload(source, { folder: folder.path, kind: 'image' });
  expect(await readFile(received.path)).toEqual(content);
  expect(received.bytes).toBe(300_000);
  expect(received.hash).toBe(createHash('sha256').update(content).digest('hex').slice(0, 32));
});

test.each([
  ['image', 10 * MB, 'This picture is larger than 10 MB. Choose a smaller file.'],
  ['video', 20 * MB, 'This video is larger than 20 MB. Choose a shorter or smaller one.'],
] as const)('an %s may have %i bytes, not one more', async (kind, limit, message) => {
  await using folder = await temporaryFolder();
  const options = { folder: folder.path, kind };
  expect((await receiveUpload(streamOf(limit), options)).bytes).toBe(limit);
  await clearAbandoned(folder.path, 0);
  await expect(receiveUpload(streamOf(limit + 1), options)).rejects.toMatchObject({
    code: 'too-large',
    status: 413,
    message,
  });
  expect(await readdir(folder.path)).toEqual([]);
});

test('the rest of a refused upload is read, so that the sender gets to see the answer', async () => {
  await using folder = await temporaryFolder();
  const source = streamOf(30 * MB);
  const ended = finished(source);
  await expect(receiveUpload(source, { folder: folder.path, kind: 'image' })).rejects.toThrow();
  await ended;
});

test('a stream that its parser cut at a limit of its own is too large', async () => {
  await using folder = await temporaryFolder();
  const source = Object.assign(streamOf(1000), { truncated: true });
  await expect(receiveUpload(source, { folder: folder.path, kind: 'image' })).rejects.toMatchObject(
    { code: 'too-large' },
  );
  expect(await readdir(folder.path)).toEqual([]);
});

test('an empty upload is refused', async () => {
  await using folder = await temporaryFolder();
  await expect(
    receiveUpload(Readable.from([]), { folder: folder.path, kind: 'image' }),
  ).rejects.toMatchObject({ code: 'empty-file', status: 422 });
  expect(await readdir(folder.path)).toEqual([]);
});

test.each([undefined, new Error('aborted')])(
  'an upload cut off in the middle (%s) leaves nothing',
  async (error) => {
    await using folder = await temporaryFolder();
    const source = new Readable({ read: () => undefined });
    source.push(randomBytes(200_000));
    setTimeout(() => source.destroy(error), 20);
    await expect(
      receiveUpload(source, { folder: folder.path, kind: 'video' }),
    ).rejects.toMatchObject({ code: 'upload-cut-off', status: 400 });
    expect(await readdir(folder.path)).toEqual([]);
  },
);

test('what a dead process left is cleared at the start', async () => {
  await using folder = await temporaryFolder();
  const incoming = join(folder.path, 'incoming');
  expect(await clearAbandoned(incoming, 0)).toBe(0);
  await writeFile(join(incoming, 'left'), 'half');
  expect(await clearAbandoned(incoming, 0)).toBe(1);
  expect(await readdir(incoming)).toEqual([]);
});
