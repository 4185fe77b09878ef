import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { jsonString } from '../../json-text.ts';
import { mediaAsset } from '../../schema/media.ts';

/** The columns of a stored file that its JSON is made of. */
type Shown = { kind: SQLWrapper; shown: SQLWrapper; placeholder: SQLWrapper };

/** The JSON of a `CardPicture`; `alt` is the text that describes it. */
export const cardPicture = ({ shown }: Pick<Shown, 'shown'>, alt: SQL): SQL =>
  sql`'{' || ${shown} || ',"alt":' || ${jsonString(alt)} || '}'`;

/** The JSON of a `MediaItem`. */
export const mediaItem = ({ kind, shown, placeholder }: Shown, alt: SQL): SQL =>
  sql`'{"kind":"' || ${kind} || '",' || ${shown} || ',"placeholder":' || ${jsonString(placeholder)}
    || ',"alt":' || ${jsonString(alt)} || '}'`;

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
