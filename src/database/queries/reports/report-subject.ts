import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgSelect } from 'drizzle-orm/pg-core';
import { seller } from '../../schema/accounts/account.ts';
import { mediaAsset } from '../../schema/media.ts';
import { product } from '../../schema/products/product.ts';
import { mediaColumns } from '../media/media-columns.ts';

/** The columns of a reported product, null where it is a shop, of its seller, and of a picture. */
export const subjectColumns = {
  product: {
    id: product.id,
    name: product.name,
    brand: product.brand,
    published: product.published,
    takenDownAt: product.takenDownAt,
  },
  seller: { id: seller.id, name: seller.name, status: seller.status },
  picture: mediaColumns,
};

type Reported = { productId: AnyPgColumn | SQL; sellerId: AnyPgColumn | SQL };

/** Joins what {@link subjectColumns} selects: the product's first picture, or the shop's own. */
export function joinSubject<Rows extends PgSelect>(rows: Rows, { productId, sellerId }: Reported) {
  return rows
    .innerJoin(seller, eq(seller.id, sellerId))
    .leftJoin(product, eq(product.id, productId))
    .leftJoin(
      mediaAsset,
      sql`${mediaAsset.id} = case when ${productId} is null then ${seller.imageId} else (
        select m.media_id from product_media m join media_asset a on a.id = m.media_id
          where m.product_id = ${productId} and a.kind = 'image' order by m.position limit 1) end`,
    );
}
