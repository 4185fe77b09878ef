import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';
import { enquiry } from '../../schema/activity.ts';

/** A piece of a lead, and whether the lead has reserved or sold its product. */
export type HeldPiece = Pick<
  typeof enquiry.$inferSelect,
  'id' | 'productId' | 'productName' | 'size' | 'quantity' | 'holds' | 'held'
>;

/** Returns the pieces of a lead with what it holds, in the order in which their products are locked. */
export function listHeld(db: Database, leadId: string): Promise<HeldPiece[]> {
  const { id, productId, productName, size, quantity, holds, held } = enquiry;
  return db
    .select({ id, productId, productName, size, quantity, holds, held })
    .from(enquiry)
    .where(eq(enquiry.leadId, leadId))
    .orderBy(asc(productId), asc(id));
}

/** Says whether a product's lead has reserved or sold its product, which is locked; `held`: how many of several. */
export async function setHolds(
  db: Database,
  id: string,
  holds: boolean,
  held: number | null = null,
): Promise<void> {
  await db.update(enquiry).set({ holds, held }).where(eq(enquiry.id, id));
}

/** A product, or it in one size alone, by what that is called. */
type Held = { productId: string; sizes?: readonly string[] };

const heldOf = ({ productId, sizes }: Held) =>
  and(eq(enquiry.productId, productId), sizes && inArray(enquiry.size, [...sizes]), enquiry.holds);

/** Gives a product's lead what another holds of its product. Returns whether another did. */
export async function takeOverHold(db: Database, id: string, held: Held): Promise<boolean> {
  const others = await db
    .update(enquiry)
    .set({ holds: false })
    .where(and(heldOf(held), ne(enquiry.id, id)))
    .returning({ id: enquiry.id });
  if (others.length === 0) return false;
  await setHolds(db, id, true);
  return true;
}

/** Returns the products whose leads hold a product. */
export async function listHolders(db: Database, productId: string): Promise<string[]> {
  const rows = await db.select({ id: enquiry.id }).from(enquiry).where(heldOf({ productId }));
  return rows.map(({ id }) => id);
}

/** Says that no lead holds a product in this size any more: somebody has said otherwise of it. */
export async function releaseSize(db: Database, held: Required<Held>): Promise<void> {
  await db.update(enquiry).set({ holds: false }).where(heldOf(held));
}

/** Says that no lead holds these products any more: somebody has said otherwise of them. */
export async function releaseHolds(db: Database, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  await db
    .update(enquiry)
    .set({ holds: false })
    .where(and(inArray(enquiry.productId, [...productIds]), enquiry.holds));
}

/**
 * Says which pieces of a won lead are won, on the day of its move: all, unless some are chosen. Returns whether
 * that is new.
 */
export async function setWon(
  db: Database,
  leadId: string,
  chosen: readonly string[] | undefined,
): Promise<boolean> {
  const isWon = chosen === undefined ? sql`true` : inArray(enquiry.id, [...chosen]);
  const changed = await rowsOf(
    db,
    sql`update enquiry
      set won_on = case when ${isWon} then (lead.moved_at at time zone 'UTC')::date end
      from lead where lead.id = ${leadId} and enquiry.lead_id = lead.id
        and enquiry.won_product_id is not null and (enquiry.won_on is not null) <> (${isWon})
      returning enquiry.id`,
  );
  return changed.length > 0;
}
