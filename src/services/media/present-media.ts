import type { MediaItem } from '#contracts/media.ts';
import type { MediaAssetRow } from '#database/queries/media/media-columns.ts';

/** A stored file as pages and clients get it; `alt` says what it shows. */
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

/** Like {@link presentMedia}, where there may be none. */
export function presentPicture(asset: MediaAssetRow | null, alt: string): MediaItem | null {
  return asset === null ? null : presentMedia(asset, alt);
}

/** Where a file of the store is served. */
export function mediaUrl(file: string): string {
  return `/media/${file}`;
}
