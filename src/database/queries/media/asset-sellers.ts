import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';

const MOST_SELLERS = 50;

/** The sellers whose products, deleted ones, edits that wait, profile or imports use an asset. */
const usedBy = (id: string) => sql`(
  select p.seller_id from product_media m join product p on p.id = m.product_id
    where m.media_id = ${id}
  union select p.seller_id from product_review_media v join product p on p.id = v.product_id
    where v.media_id = ${id}
  union select u.seller_id from product_undo_media h join product_undo u using (product_id, change)
    where h.media_id = ${id}
  union select s.id from seller s where s.image_id = ${id}
  union select i.seller_id from product_import_picture r join product_import i on i.id = r.import_id
    where r.media_id = ${id})`;

/**
 * Whether the seller `s` has a product with an asset that is neither hidden nor taken down, or neither a product nor an
 * edit that waits nor a deleted product with it, as while an import waits.
 */
const isOnAnyProduct = (id: string) => sql`coalesce((
  select bool_or(p.hidden_at is null and p.taken_down_at is null)
    from product_media m join product p on p.id = m.product_id
    where m.media_id = ${id} and p.seller_id = s.id),
    not exists (select from product_review_media where media_id = ${id})
      and not exists (select from product_undo_media where media_id = ${id}))`;

/**
 * Returns up to fifty sellers who use an asset, those first who show it, whether a category, sub-category, type, the
 * shop's content or one of its pages uses it, and whether one in the bin did.
 */
export async function sellersOfAsset(
  db: Database,
  id: string,
): Promise<{ sellers: { id: string; shown: boolean }[]; isOfTaxonomy: boolean; isInBin: boolean }> {
  const shown = sql`(s.status and (s.image_id is not distinct from ${id} or ${isOnAnyProduct(id)}))`;
  const sellers = await rowsOf<{ id: string; shown: boolean }>(
    db,
    sql`select s.id, ${shown} as shown from seller s where s.id in ${usedBy(id)}
      order by shown desc, s.id limit ${MOST_SELLERS}`,
  );
  const [other] = await rowsOf<{ found: boolean; binned: boolean }>(
    db,
    sql`select exists (select from category where image_id = ${id})
      or exists (select from sub_category where image_id = ${id})
      or exists (select from product_type where image_id = ${id})
      or exists (select from content_picture where media_id = ${id})
      or exists (select from page_picture where media_id = ${id}) as found,
      exists (select from bin_entry where image_id = ${id}) as binned`,
  );
  return { sellers, isOfTaxonomy: other?.found ?? false, isInBin: other?.binned ?? false };
}

const timeOf = (time: Date) => sql`${time.toISOString()}::timestamptz`;

/** Whether an open session is an admin's, or of a seller who uses the asset or its staff. */
export async function maySessionSee(
  db: Database,
  asked: {
    sessionId: string;
    assetId: string;
    now: Date;
    seenSince: Record<'admin' | 'seller', Date>;
  },
): Promise<boolean> {
  const { sessionId, assetId, now, seenSince } = asked;
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`select id from session where id = ${sessionId} and expires_at > ${timeOf(now)}
      and last_seen_at > case role when 'admin' then ${timeOf(seenSince.admin)}
        else ${timeOf(seenSince.seller)} end
      and (role = 'admin' or coalesce(seller_id, account_id) in ${usedBy(assetId)})`,
  );
  return row !== undefined;
}
