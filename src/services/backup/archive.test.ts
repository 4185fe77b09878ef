import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { packArchive, unpackArchive } from './archive-format.ts';

const KEY = 'a key of the tests, long enough';
/** From one flipped bit to the next: in `npm run test:all` there is one in each chunk of encryption. */
const STEP = process.env.TEST_ALL === '1' ? 40_009 : 200_009;

/** More than one chunk of encryption, and one entry that compresses to nearly nothing. */
const entries: [string, Buffer][] = [
  ['first.json', Buffer.from('{"says":"₹"}')],
  ['media/large', randomBytes(300_000)],
  ['media/none', Buffer.alloc(0)],
  ['database/rows', Buffer.alloc(2_000_000, 'row ')],
  ...Array.from({ length: 40 }, (_, number): [string, Buffer] => [
    `media/${number}`,
    randomBytes(number * 997),
  ]),
];

const pack = (key: string | null) =>
  packArchive({ key, write: buffer }, async (add) => {
    for (const [name, content] of entries) await add(name, content);
  });

/** In pieces, as a disk or a network hands them over. */
function* pieces(archive: Buffer, size = 10_007) {
  for (let at = 0; at < archive.length; at += size) yield archive.subarray(at, at + size);
}

async function unpack(archive: Buffer, key: string | null): Promise<[string, Buffer][]> {
  const read: [string, Buffer][] = [];
  const source = Readable.from(pieces(archive), { objectMode: false });
  for await (const { name, content } of unpackArchive(source, key)) {
    read.push([name, await content()]);
  }
  return read;
}

for (const key of [null, KEY]) {
  const kind = key === null ? 'a plain archive' : 'an encrypted archive';

  test(`${kind} gives back what was put in`, async () => {
    expect(await unpack(await pack(key), key)).toEqual(entries);
  });

  test(`${kind} is read on where an entry is passed over`, async () => {
    const names: string[] = [];
    const source = Readable.from(pieces(await pack(key)), { objectMode: false });
    for await (const { name, content } of unpackArchive(source, key)) {
      names.push(name);
      if (names.length % 3 === 0) await content();
    }
    expect(names).toEqual(entries.map(([name]) => name));
  });

  test(`${kind} with one bit flipped is refused, wherever it is`, async () => {
    const archive = await pack(key);
    for (let at = 100; at < archive.length; at += STEP) {
      const flipped = Buffer.from(archive);
      flipped[at] = (flipped[at] ?? 0) ^ 4;
      await expect(unpack(flipped, key)).rejects.toThrow('The archive is damaged or cut off.');
    }
  });

  test(`${kind} that is cut off is refused, wherever it is`, async () => {
    const archive = await pack(key);
    for (const length of [120, 65_616, 200_000, archive.length - 1]) {
      const cut = archive.subarray(0, length);
      await expect(unpack(cut, key)).rejects.toThrow('The archive is damaged or cut off.');
    }
  });
}

test('chunks of an encrypted archive cannot be left out, repeated or exchanged', async () => {
  const archive = await pack(KEY);
  const [header, chunk] = [56, 64 * 1024 + 16];
  const [first, second, rest] = [
    archive.subarray(header, header + chunk),
    archive.subarray(header + chunk, header + 2 * chunk),
    archive.subarray(header + 2 * chunk),
  ];
  const begin = archive.subarray(0, header);
  for (const parts of [
    [begin, second, rest],
    [begin, first, first, second, rest],
    [begin, second, first, rest],
    [begin, first, second],
  ]) {
    await expect(unpack(Buffer.concat(parts), KEY)).rejects.toThrow('damaged or cut off');
  }
});

test('no two archives have the same key, and none shows what is in it', async () => {
  const [one, other] = [await pack(KEY), await pack(KEY)];
  expect(one.subarray(8, 24)).not.toEqual(other.subarray(8, 24));
  expect(one.subarray(0, 200).toString('latin1')).not.toContain('first.json');
});

test('a missing or wrong key, and a file of another kind, are said to be so', async () => {
  const encrypted = await pack(KEY);
  await expect(unpack(encrypted, null)).rejects.toThrow('set BACKUP_KEY');
  await expect(unpack(encrypted, `${KEY}.`)).rejects.toThrow('is not the key');
  for (const other of [Buffer.alloc(0), Buffer.from('a letter'), randomBytes(1000)]) {
    await expect(unpack(other, null)).rejects.toThrow('This is no backup of Dhow.');
  }
});

test('where there is a key, an archive without encryption is none of ours', async () => {
  await expect(unpack(await pack(null), KEY)).rejects.toThrow('The archive is not encrypted');
});

test('what fails while it is filled fails the archive with the same words', async () => {
  const failing = packArchive({ key: KEY, write: buffer }, async (add) => {
    await add('first', 'text');
    throw new Error('The store is away.');
  });
  await expect(failing).rejects.toThrow('The store is away.');
  const full = packArchive(
    {
      key: null,
      write: async (archive) => {
        for await (const _ of archive) throw new Error('The disk is full.');
      },
    },
    async (add) => {
      for (let number = 0; number < 40; number += 1)
        await add(`n${number}`, randomBytes(1_000_000));
    },
  );
  await expect(full).rejects.toThrow('The disk is full.');
});

test('what fails while it is read is said as it is', async () => {
  const archive = await pack(null);
  async function* failing() {
    yield archive.subarray(0, 100_000);
    throw new Error('The network is away.');
  }
  const read = async () => {
    const source = Readable.from(failing(), { objectMode: false });
    for await (const { content } of unpackArchive(source, null)) await content();
  };
  await expect(read()).rejects.toThrow('The network is away.');
});
