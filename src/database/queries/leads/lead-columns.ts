import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { enquiry } from '../../schema/activity.ts';
import { attribute, attributeChoice } from '../../schema/attribute.ts';
import { customer, lead } from '../../schema/lead.ts';
import { mediaAsset } from '../../schema/media.ts';
import { product, productMedia, translationsNow } from '../../schema/products/product.ts';
import { translatedColumns } from '../../schema/translations.ts';
import { mediaColumns } from '../media/media-columns.ts';
import { availabilityNow, isReserved } from '../products/availability.ts';

/** What is told of a lead itself. */
const columns = {
  id: lead.id,
  reference: lead.reference,
  sellerId: lead.sellerId,
  region: lead.region,
  source: lead.source,
  state: lead.state,
  lostReason: lead.lostReason,
  wonPrice: lead.wonPrice,
  wonCurrency: lead.wonCurrency,
  reservedUntil: lead.reservedUntil,
  followUpOn: lead.followUpOn,
  message: lead.message,
  language: lead.language,
  createdAt: lead.createdAt,
  firstMovedAt: lead.firstMovedAt,
  movedAt: lead.movedAt,
  erasedAt: lead.erasedAt,
  junkAt: lead.junkAt,
  noticeVersion: lead.noticeVersion,
  version: lead.version,
  customerId: lead.customerId,
  assigneeId: lead.assigneeId,
};

/** Selects leads, and the values that they are sorted by. */
export function selectLeads(db: Database, cursor: SQL<string[]>) {
  return db
    .select({ ...columns, cursor })
    .from(lead)
    .$dynamic();
}

export type LeadRow = Omit<Awaited<ReturnType<typeof selectLeads>>[number], 'cursor'>;

/** Returns these customers. */
export async function listCustomersById(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id, name, phone, email, version } = customer;
  return db
    .select({ id, name, phone, email, version })
    .from(customer)
    .where(inArray(id, [...ids]));
}

export type CustomerOfLead = Awaited<ReturnType<typeof listCustomersById>>[number];

/** Whether a product's product can be had in the size that was asked for; null where it does not come in it. */
const sizeAvailable = sql<boolean | null>`(select (size ->> 'available')::boolean
  from ${attributeChoice} c
    join ${attribute} a on a.id = c.attribute_id and a.kind = 'size'
    cross join lateral jsonb_array_elements(${product.attributes} -> a.id) sizes(size)
  where ${enquiry.size} <> '' and ${enquiry.size} in (c.label, a.scale || ' ' || c.label) and ${product.attributes} ? a.id
    and size ->> 'choice' = c.id
  order by a.position, a.name limit 1)`;

/** Returns the products of leads, each lead's in their order, with what is known of the products today. */
export async function listPieces(db: Database, leadIds: readonly string[]) {
  if (leadIds.length === 0) return [];
  const pieces = await db
    .select({
      id: enquiry.id,
      leadId: enquiry.leadId,
      reference: enquiry.reference,
      productId: enquiry.productId,
      name: enquiry.productName,
      ...translatedColumns(translationsNow, 'name'),
      price: enquiry.price,
      size: enquiry.size,
      sizeAvailable,
      quantity: enquiry.quantity,
      left: sql<
        number | null
      >`case when ${product.availability} = 'SOLD' and ${product.quantity} is not null
        then 0 else ${product.quantity} end`,
      note: enquiry.note,
      holds: enquiry.holds,
      brand: product.brand,
      sellerSku: product.sellerSku,
      priceINR: product.priceINR,
      priceAED: product.priceAED,
      availability: sql<
        'AVAILABLE' | 'RESERVED' | 'SOLD' | null
      >`case when ${product.id} is not null then ${availabilityNow(product)} end`,
      reservedUntil: sql<
        string | null
      >`case when ${isReserved()} then ${product.reservedUntil}::text end`,
    })
    .from(enquiry)
    .leftJoin(product, eq(product.id, enquiry.productId))
    .where(inArray(enquiry.leadId, [...leadIds]))
    .orderBy(asc(enquiry.leadId), sql`length(${enquiry.reference})`, asc(enquiry.reference));
  const covers = await listCovers(
    db,
    pieces.flatMap(({ productId }) => productId ?? []),
  );
  return pieces.map((piece) => ({ ...piece, cover: covers.get(piece.productId ?? '') ?? null }));
}

export type PieceRow = Awaited<ReturnType<typeof listPieces>>[number];

/** Returns the first picture of each product that has any. */
async function listCovers(db: Database, productIds: readonly string[]) {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([productMedia.productId], {
      productId: productMedia.productId,
      picture: mediaColumns,
    })
    .from(productMedia)
    .innerJoin(
      mediaAsset,
      and(eq(mediaAsset.id, productMedia.mediaId), eq(mediaAsset.kind, 'image')),
    )
    .where(inArray(productMedia.productId, [...new Set(productIds)]))
    .orderBy(asc(productMedia.productId), asc(productMedia.position));
  return new Map(rows.map(({ productId, picture }) => [productId, picture]));
}
