import type { MediaItem } from '#contracts/media.ts';
import type { MediaAssetRow } from '#database/queries/media/media-columns.ts';

/** A stored file as the API returns it; `alt` describes it. */
export function presentMedia(asset: MediaAssetRow, alt: string): MediaItem {
  return {
    kind: asset.kind,
    url: mediaUrl(asset.file),
    base: mediaUrl(asset.id),
    width: asset.width,
    height: asset.height,
    webp: asset.webp,
    avif: asset.avif,
    placeholder: asset.placeholder,
    color: asset.color,
    alt,
  };
}

/** Like {@link presentMedia}, or null. */
export function presentPicture(asset: MediaAssetRow | null, alt: string): MediaItem | null {
  return asset === null ? null : presentMedia(asset, alt);
}

/** Path of a stored file. */
export function mediaUrl(file: string): string {
  return `/media/${file}`;
}
