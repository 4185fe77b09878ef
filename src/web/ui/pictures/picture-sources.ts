import type { MediaItem } from '#contracts/media.ts';

export type PictureSource = { type: string; srcSet: string };

/**
 * What a `<picture>` offers of an image, the smallest format first; none before it is encoded. The
 * widest width is kept as WebP alone: what shows a picture larger than its frame asks for that.
 */
export function pictureSources(media: MediaItem): PictureSource[] {
  const { base, webp, avif } = media;
  return [
    ...(avif.length > 0 ? [{ type: 'image/avif', srcSet: srcSet(base, avif, 'avif') }] : []),
    ...(webp.length > 0 ? [{ type: 'image/webp', srcSet: srcSet(base, webp, 'webp') }] : []),
  ];
}

function srcSet(base: string, widths: readonly number[], format: string): string {
  return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}

/**
 * How an image sits in a frame of `ratio` (width by height): filling it where little is cut off,
 * else whole, on its own colour. A product is never cropped through.
 */
export function fitIn(ratio: number, media: Pick<MediaItem, 'width' | 'height'>) {
  if (media.width === 0 || media.height === 0) return 'contain';
  const difference = media.width / media.height / ratio;
  return difference > 0.84 && difference < 1.19 ? 'cover' : 'contain';
}
