import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { FIRST_LANGUAGE, type Language } from '#languages/languages.ts';
import { hasPage } from '../../catalogue/is-public.ts';
import { type Database, firstRow } from '../../database.ts';
import { seller } from '../../schema/accounts/account.ts';
import { mediaAsset } from '../../schema/media.ts';
import { product, productMedia, translationsNow } from '../../schema/products/product.ts';
import { writtenIn } from '../../schema/translations.ts';

export type DocumentedProduct = Awaited<ReturnType<typeof listDocumented>>[number];

/** Returns up to `most` products that match, by name, as documents in a language show them, with their first pictures. */
export function listDocumented(
  db: Database,
  where: SQL | undefined,
  language: Language,
  most: number,
) {
  const name =
    language === FIRST_LANGUAGE
      ? sql<string>`${product.name}`
      : sql<string>`coalesce(nullif(${writtenIn(language, translationsNow, 'name')}, ''), ${product.name})`;
  const picture = db
    .select({
      file: mediaAsset.file,
      width: mediaAsset.width,
      height: mediaAsset.height,
      color: mediaAsset.color,
    })
    .from(productMedia)
    .innerJoin(mediaAsset, eq(mediaAsset.id, productMedia.mediaId))
    .where(and(eq(productMedia.productId, product.id), eq(mediaAsset.kind, 'image')))
    .orderBy(asc(productMedia.position))
    .limit(1)
    .as('picture');
  return db
    .select({
      id: product.id,
      addressName: product.name,
      name,
      brand: product.brand,
      priceINR: product.priceINR,
      priceAED: product.priceAED,
      originalPrice: product.originalPrice,
      originalPriceAED: product.originalPriceAED,
      availability: product.availability,
      reservedUntil: product.reservedUntil,
      hasPage: sql<boolean>`${hasPage}`,
      sellerId: product.sellerId,
      sellerName: seller.name,
      picture: {
        file: picture.file,
        width: picture.width,
        height: picture.height,
        color: picture.color,
      },
    })
    .from(product)
    .innerJoin(seller, eq(seller.id, product.sellerId))
    .leftJoinLateral(picture, sql`true`)
    .where(where)
    .orderBy(asc(product.name), asc(product.id))
    .limit(most);
}

/** Returns what documents tell of a seller. */
export async function findDocumentedSeller(db: Database, id: string) {
  return firstRow(
    db
      .select({ id: seller.id, name: seller.name, INR: seller.chatIndia, DXB: seller.chatEmirates })
      .from(seller)
      .where(eq(seller.id, id)),
  );
}
