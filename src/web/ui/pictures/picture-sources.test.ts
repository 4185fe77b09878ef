import { expect, test } from 'vitest';
import type { MediaItem } from '#contracts/media.ts';
import { fitIn } from '#domain/pictures/fit-in.ts';
import { pictureSources } from './picture-sources.ts';

const media: MediaItem = {
  kind: 'image',
  url: '/media/ab.jpg',
  base: '/media/ab',
  width: 800,
  height: 1000,
  webp: [320, 720],
  avif: [320, 720],
  placeholder: '',
  color: '#eee',
  alt: 'A watch',
};

test('offers AVIF before WebP, each width under its own name', () => {
  expect(pictureSources(media)).toEqual([
    { type: 'image/avif', srcSet: '/media/ab-320.avif 320w, /media/ab-720.avif 720w' },
    { type: 'image/webp', srcSet: '/media/ab-320.webp 320w, /media/ab-720.webp 720w' },
  ]);
});

test('offers what there is: WebP alone while AVIF is not made, and nothing before that', () => {
  expect(pictureSources({ ...media, avif: [] }).map(({ type }) => type)).toEqual(['image/webp']);
  expect(pictureSources({ ...media, avif: [], webp: [] })).toEqual([]);
});

test('fills the frame with what nearly has its shape, and shows anything else whole', () => {
  expect(fitIn(0.8, { width: 800, height: 1000 })).toBe('cover');
  expect(fitIn(0.8, { width: 750, height: 1000 })).toBe('cover');
  expect(fitIn(0.8, { width: 1000, height: 1000 })).toBe('contain');
  expect(fitIn(0.8, { width: 1600, height: 900 })).toBe('contain');
  expect(fitIn(0.8, { width: 0, height: 0 })).toBe('contain');
});
