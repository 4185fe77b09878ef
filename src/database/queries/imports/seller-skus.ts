import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { articleKey, product } from '../../schema/products/product.ts';
import { fieldColumns } from '../products/json/product-columns.ts';

/** A product as an import compares it, with its files in order. */
export type KnownProduct = Awaited<ReturnType<typeof readKnown>>[number];

const AT_ONCE = 500;

/** Returns the products of these sellers with these ids or these article numbers, whatever their case. */
export async function knownProducts(
  db: Database,
  sellerIds: readonly string[],
  { ids, skus }: { ids: readonly string[]; skus: readonly string[] },
): Promise<KnownProduct[]> {
  const found: KnownProduct[] = [];
  if (sellerIds.length === 0) return found;
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = inArray(product.id, ids.slice(from, from + AT_ONCE));
    found.push(...(await readKnown(db, and(inArray(product.sellerId, [...sellerIds]), some))));
  }
  for (let from = 0; from < skus.length; from += AT_ONCE) {
    const some = sql`${product.sellerSku} <> '' and ${articleKey(product.sellerSku)} in (
      select ${articleKey(sql`n`)} from jsonb_array_elements_text(${JSON.stringify(skus.slice(from, from + AT_ONCE))}::jsonb) n)`;
    found.push(...(await readKnown(db, and(inArray(product.sellerId, [...sellerIds]), some))));
  }
  return found;
}

function readKnown(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: product.id,
      sellerId: product.sellerId,
      ...fieldColumns,
      attributes: product.attributes,
      availability: product.availability,
      reservedUntil: product.reservedUntil,
      media: sql<{ mediaId: string; file: string }[]>`(
        select coalesce(json_agg(json_build_object('mediaId', a.id, 'file', a.file)
          order by m.position), '[]'::json)
        from product_media m join media_asset a on a.id = m.media_id
        where m.product_id = product.id)`,
    })
    .from(product)
    .where(where);
}
