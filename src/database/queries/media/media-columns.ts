import { mediaAsset } from '../../schema/media.ts';

/** The columns needed to show a stored file. */
export const mediaColumns = {
  id: mediaAsset.id,
  kind: mediaAsset.kind,
  file: mediaAsset.file,
  width: mediaAsset.width,
  height: mediaAsset.height,
  webp: mediaAsset.webp,
  avif: mediaAsset.avif,
  placeholder: mediaAsset.placeholder,
  color: mediaAsset.color,
};

export type MediaAssetRow = Pick<typeof mediaAsset.$inferSelect, keyof typeof mediaColumns>;
