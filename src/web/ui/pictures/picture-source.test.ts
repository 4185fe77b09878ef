import { expect, test } from 'vitest';
import type { MediaItem } from '#contracts/media.ts';
import { fitIn } from '#domain/pictures/fit-in.ts';
import { pictureSource } from './picture-source.ts';

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

test('offers AVIF, each width under its own name', () => {
  expect(pictureSource(media)).toEqual({
    type: 'image/avif',
    srcSet: '/media/ab-320.avif 320w, /media/ab-720.avif 720w',
  });
});

test('offers WebP while AVIF is not made, and nothing before that', () => {
  expect(pictureSource({ ...media, avif: [] })?.type).toBe('image/webp');
  expect(pictureSource({ ...media, avif: [], webp: [] })).toBeNull();
});

test('fills the frame with what nearly has its shape, and shows anything else whole', () => {
  expect(fitIn(0.8, { width: 800, height: 1000 })).toBe('cover');
  expect(fitIn(0.8, { width: 750, height: 1000 })).toBe('cover');
  expect(fitIn(0.8, { width: 1000, height: 1000 })).toBe('contain');
  expect(fitIn(0.8, { width: 1600, height: 900 })).toBe('contain');
  expect(fitIn(0.8, { width: 0, height: 0 })).toBe('contain');
});
