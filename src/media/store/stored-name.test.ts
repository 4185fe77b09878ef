import { expect, test } from 'vitest';
import { contentTypeOf, jpegName, originalName, parseStoredName, widthName } from './store.ts';

const hash = '0123456789abcdef0123456789abcdef';

test('names are taken apart into what made them', () => {
  expect(parseStoredName(widthName(hash, 720, 'webp'))).toEqual({
    hash,
    width: 720,
    extension: 'webp',
    original: false,
  });
  expect(parseStoredName(jpegName(hash))).toMatchObject({ hash, width: null, extension: 'jpg' });
  expect(parseStoredName(originalName(hash))).toMatchObject({ hash, original: true });
});

test.each([
  '',
  hash,
  `${hash}.png`,
  `${hash}.svg`,
  `${hash}-0.webp`,
  `${hash}-123456.webp`,
  `${hash.toUpperCase()}.jpg`,
  `../${hash}.jpg`,
  `originals/../${hash}.jpg`,
  `originals/${hash}.jpg`,
  `${hash}.jpg/..`,
  `${hash}.jpg\0`,
  `${hash}.jpg\n`,
  `..\\${hash}.jpg`,
  '/etc/passwd',
])('%j is not the name of a stored file', (name) => {
  expect(parseStoredName(name)).toBeNull();
});

test('content types go by extension, originals are opaque', () => {
  expect(contentTypeOf(`${hash}-160.avif`)).toBe('image/avif');
  expect(contentTypeOf(`${hash}.mov`)).toBe('video/quicktime');
  expect(contentTypeOf(originalName(hash))).toBe('application/octet-stream');
});
