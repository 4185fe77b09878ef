import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { FilePathSource, Input, MP4, QTFF } from 'mediabunny';
import { expect, test } from 'vitest';
import * as hostile from '#tests/fixtures/hostile/videos.ts';
import { receivedFile } from '#tests/support/files/media-files.ts';
import { storePerTest } from '#tests/support/files/media-store.ts';
import type { MediaStore } from '../store/store.ts';
import { ingestVideo } from './ingest-video.ts';
import { isPlayedEverywhere } from './repack-video.ts';

const media = await storePerTest();

const fixture = (name: string) =>
  readFile(join(import.meta.dirname, '../../../tests/fixtures/media', name));
const ingest = async (content: Buffer) =>
  ingestVideo(media.store, await receivedFile(media.folder, content));
const stored = async (name: string) => buffer(await media.store.open(name));

async function expectRefusal(content: Buffer, code: string, message = /./) {
  await expect(ingest(content)).rejects.toMatchObject({
    mediaError: true,
    code,
    message: expect.stringMatching(message),
  });
  for await (const { name } of media.store.list()) expect.unreachable(`${name} stayed behind`);
  expect((await readdir(media.folder)).filter((name) => name.endsWith('.repacked'))).toEqual([]);
}

/** Overwrites what follows the `nth` box of this type, from `offset` bytes behind its type. */
function patched(content: Buffer, type: string, offset: number, bytes: Buffer) {
  const changed = Buffer.from(content);
  bytes.copy(changed, changed.indexOf(type) + type.length + offset);
  return changed;
}

test('HEVC is refused by its name, with what to do', async () => {
  const upload = await fixture('index-first.mp4');
  const hevc = patched(upload, 'stsd', 12, Buffer.from('hvc1'));
  await expectRefusal(hevc, 'unsupported-video', /HEVC.*H\.264.*Most Compatible/);
});

/** The sequence parameter set of a film begins with its `profile_idc`, 10 bytes behind the type of its box. */
test.each([
  ['High 10', 110],
  ['High 4:2:2', 122],
  ['High 4:4:4', 244],
  ['Extended', 88],
])(
  'H.264 %s, which not every browser plays, is refused with what to record',
  async (_, profile) => {
    const upload = await fixture('index-first.mp4');
    for (const at of [1, 9]) {
      const odd = patched(upload, 'avcC', at, Buffer.from([profile]));
      const message = /H\.264 in 8 bits and 4:2:0.*Most Compatible/;
      await expectRefusal(odd, 'unsupported-video', message);
    }
  },
);

test.each([
  ['4:2:0 with 8 bits', '1010 11', true],
  ['4:2:2', '1011 11', false],
  ['4:4:4', '1001 0001 1', false],
  ['10 bits', '1010 0111', false],
  ['10 bits in its colours alone', '1010 1011', false],
])('a High parameter set that says %s', (_, said, isTaken) => {
  const bits = said.replaceAll(' ', '').padEnd(24, '1');
  const set = Buffer.concat([
    Buffer.from('67640028', 'hex'),
    Buffer.from([0, 8, 16].map((at) => Number.parseInt(bits.slice(at, at + 8), 2))),
  ]);
  const description = Buffer.concat([Buffer.from('01640028ffe10007', 'hex'), set]);
  expect(isPlayedEverywhere({ codec: 'avc1.640028', description })).toBe(isTaken);
});

test.each([
  ['vp09.00.10.08', true],
  ['vp09.01.10.08', false],
  ['vp09.02.10.10', false],
  ['av01.0.04M.08', true],
  ['av01.1.04M.08', false],
  ['av01.2.04M.10', false],
  ['avc1.42c01e', true],
  ['avc3.4d401f', true],
  ['avc1.f4000d', false],
  ['hvc1.1.6.L93.B0', false],
])('a codec string %s', (codec, isTaken) => {
  expect(isPlayedEverywhere({ codec })).toBe(isTaken);
});

test.each(Object.entries(hostile))('a hostile index is refused in words: %s', (_, make) =>
  expectRefusal(make(), 'unreadable'),
);

/** Kind, number of packets and end in seconds of every track. */
async function packetsOf(path: string) {
  using input = new Input({ formats: [MP4, QTFF], source: new FilePathSource(path) });
  const tracks: unknown[] = [];
  for (const track of await input.getTracks()) {
    const { packetCount } = await track.computePacketStats();
    tracks.push([track.type, packetCount, await track.computeDuration()]);
  }
  return tracks;
}

test('a phone’s MOV becomes an MP4 that starts at once, upright, without place, date or title', async () => {
  const upload = await fixture('phone.mov');
  expect(upload.includes('+25.2048+055.2708')).toBe(true);
  expect(upload.indexOf('moov')).toBeGreaterThan(upload.indexOf('mdat'));

  const video = await ingest(upload);
  expect(video).toMatchObject({
    kind: 'video',
    file: `${video.hash}.mp4`,
    width: 120,
    height: 160,
    codec: 'avc',
  });
  expect(video.duration).toBeCloseTo(1, 1);

  const content = await stored(video.file);
  expect(content.indexOf('moov')).toBeLessThan(content.indexOf('mdat'));
  for (const secret of ['25.2048', 'Majlis', 'Lavf', 'udta']) {
    expect(content.includes(secret)).toBe(false);
  }
  const times = content.subarray(content.indexOf('mvhd') + 8, content.indexOf('mvhd') + 16);
  expect(times).toEqual(Buffer.alloc(8));
});

test('the stored video still has every packet of picture and sound', async () => {
  const upload = await receivedFile(media.folder, await fixture('phone.mov'));
  const { file } = await ingestVideo(media.store, upload);
  const copy = join(media.folder, 'copy.mp4');
  await writeFile(copy, await stored(file));
  expect(await packetsOf(copy)).toEqual(await packetsOf(upload.path));
});

test('the same upload gives the same bytes, at any time', async () => {
  const upload = await fixture('index-first.mp4');
  const first = await ingest(upload);
  const bytes = await stored(first.file);
  await media.store.remove(first.file);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await ingest(upload)).toEqual(first);
  expect(await stored(first.file)).toEqual(bytes);
});

test('a fifth of a second is a video', async () => {
  const video = await ingest(await fixture('fifth-of-a-second.mp4'));
  expect(video.duration).toBeCloseTo(0.2, 2);
  expect(video).toMatchObject({ width: 160, height: 120 });
});

test('uncompressed sound stays in a MOV', async () => {
  const video = await ingest(await fixture('raw-sound.mov'));
  expect(video.file).toBe(`${video.hash}.mov`);
  expect((await stored(video.file)).includes('25.2048')).toBe(false);
});

test('a file without a moving picture, or one no browser plays, is refused', async () => {
  await expectRefusal(await fixture('sound-only.mp4'), 'no-video-track');
  await expectRefusal(await fixture('mpeg4-part-2.mp4'), 'unsupported-video');
});

test('what is no MP4 or MOV is refused by content', async () => {
  await expectRefusal(Buffer.from('a text called .mp4'), 'unsupported-type');
  await expectRefusal(Buffer.alloc(0), 'unsupported-type');
  await expectRefusal(Buffer.from('1a45dfa3934282886d6174726f736b61', 'hex'), 'unsupported-type');
});

test('a truncated video is refused, wherever its index is', async () => {
  for (const name of ['index-first.mp4', 'phone.mov']) {
    const whole = await fixture(name);
    for (const part of [0.02, 0.5, 0.9]) {
      await expectRefusal(whole.subarray(0, Math.floor(whole.length * part)), 'unreadable');
    }
  }
});

test('a video without what a decoder needs to know is refused', async () => {
  const whole = await fixture('index-first.mp4');
  await expectRefusal(patched(whole, 'avcC', -4, Buffer.from('free')), 'unreadable');
});

test('an index that claims billions of packets costs bounded time and memory', async () => {
  const whole = await fixture('index-first.mp4');
  const billions = Buffer.from('00000001fffffff000000200', 'hex');
  const before = process.memoryUsage().rss;
  await expectRefusal(patched(whole, 'stts', 4, billions), 'unreadable');
  expect(process.memoryUsage().rss - before).toBeLessThan(700 * 1024 * 1024);
});

test('an index whose packets overlap, so that a copy would grow, is refused', async () => {
  const whole = await fixture('index-first.mp4');
  const sizeOfAll = Buffer.alloc(4);
  sizeOfAll.writeUInt32BE(1_000);
  const overlapping = patched(whole, 'stsz', 4, sizeOfAll);
  const chunks = overlapping.indexOf('stco') + 8;
  for (let chunk = overlapping.readUInt32BE(chunks); chunk > 0; chunk--) {
    overlapping.copy(overlapping, chunks + 4 * chunk, chunks + 4, chunks + 8);
  }
  await expectRefusal(overlapping, 'unreadable');
});

test('when the store fails nothing stays, and the error is not blamed on the video', async () => {
  const failing: MediaStore = {
    ...media.store,
    put: () => Promise.reject(new Error('No space left on device')),
  };
  const upload = await receivedFile(media.folder, await fixture('index-first.mp4'));
  await expect(ingestVideo(failing, upload)).rejects.toThrow('No space left on device');
  expect((await readdir(media.folder)).sort()).toEqual(['media', basename(upload.path)].sort());
});
