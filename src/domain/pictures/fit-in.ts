import type { MediaItem } from '#contracts/media.ts';

/**
 * Returns how an image fits a frame of `ratio` (width by height): filling it where little is
 * cropped, else whole, on its own colour. A product is never cropped much.
 */
export function fitIn(ratio: number, media: Pick<MediaItem, 'width' | 'height'>) {
  if (media.width === 0 || media.height === 0) return 'contain';
  const difference = media.width / media.height / ratio;
  return difference > 0.84 && difference < 1.19 ? 'cover' : 'contain';
}
