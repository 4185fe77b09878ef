import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';
import { unused } from './media-assets.ts';

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
 * Whether the seller `s` has a product with an asset that is neither hidden nor taken down: what only an edit, an
 * import or the bin has is not shown.
 */
const isOnAnyProduct = (id: string) => sql`exists (
  select from product_media m join product p on p.id = m.product_id
    where m.media_id = ${id} and p.seller_id = s.id
      and p.hidden_at is null and p.taken_down_at is null)`;

/**
 * Whether the shop's content or one of its pages shows an asset, or did when it was published: those of drafts alone are
 * nobody's yet, and those of a page that was withdrawn nobody's any more. Those of newsletters are anyone's from their
 * first draft on: mail programs show them without a log-in, in tests too.
 */
const isPublishedIn = (id: string) => sql`(
  exists (select from newsletter_picture where media_id = ${id}) or
  exists (select from content_picture c join content_version v on v.number = c.number
    where c.media_id = ${id} and v.published_at is not null)
  or exists (select from page_picture c join page p on p.id = c.page_id
    where c.media_id = ${id} and p.published is not null and (
      ${isIn(sql`p.published`, id)}
      or exists (select from page_version v where v.page_id = p.id and ${isIn(sql`v.body`, id)}))))`;

const isIn = (body: SQL, id: string) =>
  sql`jsonb_path_exists(${body}, '$.** ? (@ == $id)', jsonb_build_object('id', ${id}::text))`;

/**
 * Returns up to fifty sellers who use an asset, those first who show it, and whether a category, sub-category, type, the
 * shop's content or one of its pages shows it.
 */
export async function sellersOfAsset(
  db: Database,
  id: string,
): Promise<{ sellers: { id: string; shown: boolean }[]; isOfShop: boolean }> {
  const shown = sql`(s.status and (s.image_id is not distinct from ${id} or ${isOnAnyProduct(id)}))`;
  const sellers = await rowsOf<{ id: string; shown: boolean }>(
    db,
    sql`select s.id, ${shown} as shown from seller s where s.id in ${usedBy(id)}
      order by shown desc, s.id limit ${MOST_SELLERS}`,
  );
  const [other] = await rowsOf<{ found: boolean }>(
    db,
    sql`select exists (select from category where image_id = ${id})
      or exists (select from sub_category where image_id = ${id})
      or exists (select from product_type where image_id = ${id})
      or ${isPublishedIn(id)} as found`,
  );
  return { sellers, isOfShop: other?.found ?? false };
}

/** Whether a version of the content, or a page in any of its states, names an asset. */
export async function isPreviewedWith(
  db: Database,
  previewed: { number: number } | { pageId: string },
  assetId: string,
): Promise<boolean> {
  const named =
    'number' in previewed
      ? sql`content_picture where number = ${previewed.number}`
      : sql`page_picture where page_id = ${previewed.pageId}`;
  const rows = await rowsOf(db, sql`select 1 as one from ${named} and media_id = ${assetId}`);
  return rows.length > 0;
}

const timeOf = (time: Date) => sql`${time.toISOString()}::timestamptz`;

/** Whether an open session is an admin's, or of a seller who uses the asset or its staff; any, where nothing uses it yet. */
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
      and (role = 'admin' or coalesce(seller_id, account_id) in ${usedBy(assetId)}
        or exists (select from media_asset a where a.id = ${assetId} and ${unused}))`,
  );
  return row !== undefined;
}
