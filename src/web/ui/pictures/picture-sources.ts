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
