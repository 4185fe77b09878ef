import type { MediaItem } from '#contracts/media.ts';

export type PictureSource = { type: string; srcSet: string };

/**
 * Returns the sources of a `<picture>`, the smallest format first; none before it is encoded. The
 * widest width exists as WebP only: pictures shown larger than their frame need that.
 */
export function pictureSources(media: Pick<MediaItem, 'url' | 'webp' | 'avif'>): PictureSource[] {
  const { url, webp, avif } = media;
  const base = url.slice(0, url.lastIndexOf('.'));
  return [
    ...(avif.length > 0 ? [{ type: 'image/avif', srcSet: srcSet(base, avif, 'avif') }] : []),
    ...(webp.length > 0 ? [{ type: 'image/webp', srcSet: srcSet(base, webp, 'webp') }] : []),
  ];
}

function srcSet(base: string, widths: readonly number[], format: string): string {
  let text = '';
  for (const width of widths) text += `${text && ', '}${base}-${width}.${format} ${width}w`;
  return text;
}

/**
 * Returns how an image fits a frame of `ratio` (width by height): filling it where little is
 * cropped, else whole, on its own colour. A product is never cropped much.
 */
export function fitIn(ratio: number, media: Pick<MediaItem, 'width' | 'height'>) {
  if (media.width === 0 || media.height === 0) return 'contain';
  const difference = media.width / media.height / ratio;
  return difference > 0.84 && difference < 1.19 ? 'cover' : 'contain';
}
