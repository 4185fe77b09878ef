import type { MediaItem } from '#contracts/media.ts';

export type PictureSource = { type: string; srcSet: string };

/**
 * Returns the source of a `<picture>` beside its file as uploaded: AVIF, which every browser that pages are built for
 * reads, or WebP until that is encoded; null before either.
 */
export function pictureSource(
  media: Pick<MediaItem, 'url' | 'webp' | 'avif'>,
): PictureSource | null {
  const { url, webp, avif } = media;
  const base = url.slice(0, url.lastIndexOf('.'));
  if (avif.length > 0) return { type: 'image/avif', srcSet: srcSet(base, avif, 'avif') };
  if (webp.length > 0) return { type: 'image/webp', srcSet: srcSet(base, webp, 'webp') };
  return null;
}

function srcSet(base: string, widths: readonly number[], format: string): string {
  let text = '';
  for (const width of widths) text += `${text && ', '}${base}-${width}.${format} ${width}w`;
  return text;
}
