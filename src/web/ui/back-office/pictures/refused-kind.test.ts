import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { HEVC_REFUSED, PROFILE_REFUSED } from '#contracts/media.ts';
import { refusedKind } from './refused-kind.ts';

const fixture = (name: string) => readFile(`tests/fixtures/media/${name}`);

test.each(['phone.mov', 'index-first.mp4'])('%s may go up, but not as HEVC', async (name) => {
  const video = await fixture(name);
  expect(await refusedKind(new Blob([video]))).toBeUndefined();
  const at = video.indexOf('avc1', video.indexOf('stsd'));
  video.write('hvc1', at, 'latin1');
  expect(await refusedKind(new Blob([video]))).toBe(HEVC_REFUSED);
});

test.each([
  ['High 10', 110],
  ['High 4:2:2', 122],
  ['High 4:4:4', 244],
])('H.264 %s is refused before it goes up, with what to record', async (_, profile) => {
  const video = await fixture('phone.mov');
  video[video.indexOf('avcC') + 5] = profile;
  expect(await refusedKind(new Blob([video]))).toBe(PROFILE_REFUSED);
});

test('HEIC is refused by its name, whatever it is called; JPEG is not looked at further', async () => {
  const heic = Buffer.from('00000018667479706865696300000000', 'hex');
  expect(await refusedKind(new File([heic], 'x.jpg', { type: 'image/jpeg' }))).toContain('HEIC');
  expect(await refusedKind(new Blob([Buffer.from('ffd8ffe000104a464946', 'hex')]))).toBeUndefined();
  expect(await refusedKind(new Blob([]))).toBeUndefined();
});
