import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database.ts';
import { jsonObject, jsonPlain, jsonString, saidInSql } from '../../../json-text.ts';
import { mediaAsset } from '../../../schema/media.ts';
import { productMedia } from '../../../schema/products/product.ts';
import { cardPicture, mediaItem } from '../../media/media-columns.ts';
import type { Found } from './found-products.ts';

/**
 * Selects each found product's media: the JSON of its items, and of the addresses of its pictures
 * and videos, each as the inside of a list. All are sorted once, instead of once for each product
 * and list.
 */
export function selectMedia(db: Database, found: Found) {
  const files = sorted(db, found);
  const url = jsonString(sql`'/media/' || ${files.file}`);
  const all = (json: SQL, kind?: 'image' | 'video') =>
    sql<string>`string_agg(${json}, ',')${kind === undefined ? sql`` : sql.raw(` filter (where kind = '${kind}')`)}`;
  return db.$with('media').as(
    db
      .select({
        id: sql<string>`${files.id}`.as('found_id'),
        items: all(mediaItem(files, altOf(files))).as('items'),
        images: all(url, 'image').as('images'),
        videos: all(url, 'video').as('videos'),
      })
      .from(files)
      .groupBy(files.id),
  );
}

/** Selects the JSON of each found product's pictures as cards show them, or as suggestions do. */
export function selectCardPictures(db: Database, found: Found, shape: 'card' | 'suggestion') {
  const files = sorted(db, found, sql`${mediaAsset.kind} = 'image'`);
  const item = shape === 'card' ? cardPicture : mediaItem;
  return db.$with('media').as(
    db
      .select({
        id: sql<string>`${files.id}`.as('found_id'),
        items: sql<string[]>`array_agg(${item(files, altOf(files))})`.as('items'),
      })
      .from(files)
      .groupBy(files.id),
  );
}

function sorted(db: Database, found: Found, where?: SQL) {
  return db
    .select({
      id: found.id,
      brand: found.brand,
      name: found.name,
      position: productMedia.position,
      kind: mediaAsset.kind,
      file: mediaAsset.file,
      shown: mediaAsset.shown,
      placeholder: mediaAsset.placeholder,
    })
    .from(found)
    .innerJoin(productMedia, eq(productMedia.productId, found.id))
    .innerJoin(mediaAsset, and(eq(mediaAsset.id, productMedia.mediaId), where))
    .orderBy(found.id, productMedia.position)
    .as('files');
}

/** What is {@link said} of a picture or video. Positions are numbered from 0, without gaps. */
const altOf = ({ brand, name, kind, position }: ReturnType<typeof sorted>): SQL =>
  saidInSql(
    sql`case when ${kind} = 'image' then 'imageOf' else 'videoOf' end`,
    jsonObject({
      brand: jsonString(brand),
      name: jsonString(name),
      number: jsonPlain(sql`(${position} + 1)`),
    }),
  );
