import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gifOfFrames, scene, temporaryFolder } from '#tests/support/files/media-files.ts';
import { identifyPicture, identifyVideo } from './identify-file.ts';

const fixture = (name: string) => join(import.meta.dirname, '../../../tests/fixtures/media', name);

test.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)(
  'knows a %s by content',
  async (format) => {
    await using folder = await temporaryFolder();
    const path = join(folder.path, 'picture.txt');
    await writeFile(path, await scene(40, 30).toFormat(format).toBuffer());
    expect(await identifyPicture(path)).toBe(format);
  },
);

test.each([
  ['a text called .png', Buffer.from('Just a few words, no picture at all.')],
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from([0xff])],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['SVG behind a declaration', Buffer.from('<?xml version="1.0"?><!-- GIF89a --><svg width="9"/>')],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['PDF', Buffer.from('%PDF-1.7\n1 0 obj\n')],
  ['zip', Buffer.from('504b0304140000000000', 'hex')],
  ['HEIC', Buffer.from('00000018667479706865696300000000', 'hex')],
  ['BMP', Buffer.from(`424d${'00'.repeat(60)}`, 'hex')],
])('%s is no picture', async (_, content) => {
  await expect(identifyPicture(content)).rejects.toMatchObject({
    code: 'unsupported-type',
    status: 415,
  });
});

test('TIFF is no picture we take', async () => {
  await expect(identifyPicture(await scene(20, 20).tiff().toBuffer())).rejects.toMatchObject({
    code: 'unsupported-type',
  });
});

test('the owner of a HEIC picture is told what to do', async () => {
  const heic = Buffer.from('00000018667479706865696300000000', 'hex');
  await expect(identifyPicture(heic)).rejects.toThrow('Save it as JPEG');
});

test('MP4 and MOV are known by content', async () => {
  expect(await identifyVideo(fixture('index-first.mp4'))).toBe('mp4');
  expect(await identifyVideo(fixture('phone.mov'))).toBe('mov');
});

test('a picture is no video and a video no picture', async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'clip.mp4');
  await writeFile(path, gifOfFrames(2));
  await expect(identifyVideo(path)).rejects.toMatchObject({ code: 'unsupported-type' });
  await expect(identifyPicture(fixture('phone.mov'))).rejects.toMatchObject({
    code: 'unsupported-type',
  });
});
