import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FilePathSource, Input, MP4, QTFF } from 'mediabunny';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/files/media-files.ts';
import { hideVideoMetadata } from './hide-video-metadata.ts';

const phone = join(import.meta.dirname, '../../../tests/fixtures/media/phone.mov');

test('place, title and times are blanked where they are, and the rest stays as it was', async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'video.mov');
  await copyFile(phone, path);
  await hideVideoMetadata(path);

  const [before, after] = [await readFile(phone), await readFile(path)];
  expect(after.length).toBe(before.length);
  expect(after.includes('25.2048')).toBe(false);
  expect(after.includes('Majlis')).toBe(false);
  expect(after.subarray(after.indexOf('mdat'), after.indexOf('moov'))).toEqual(
    before.subarray(before.indexOf('mdat'), before.indexOf('moov')),
  );

  using input = new Input({ formats: [MP4, QTFF], source: new FilePathSource(path) });
  expect(await input.computeDuration()).toBeCloseTo(1, 1);
  expect(await (await input.getPrimaryVideoTrack())?.getRotation()).not.toBe(0);
  expect((await input.getMetadataTags()).title).toBeUndefined();
});

test('files that are no video, or lie about their boxes, do not hang or grow', async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'odd');
  for (const odd of [
    '',
    '00000001',
    '0000000066726565',
    '00000004667265650000',
    'ffffffff6d6f6f76',
  ]) {
    const content = Buffer.from(odd, 'hex');
    await writeFile(path, content);
    await hideVideoMetadata(path);
    expect((await readFile(path)).length).toBe(content.length);
  }
});
