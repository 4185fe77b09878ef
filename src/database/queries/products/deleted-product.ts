import { asc, eq, inArray, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';
import { enquiry } from '../../schema/activity.ts';
import { priceChange } from '../../schema/products/product.ts';
import { report, reportAnswer } from '../../schema/report.ts';
import { listPrivateFacts, type StoredFacts, writePrivateFacts } from './private-facts.ts';
import { listProductMedia, replaceProductMedia } from './write-product.ts';

/** What lets go of a product that is deleted. */
const referring = { enquiries: enquiry, reports: report, answers: reportAnswer } as const;
type Referring = keyof typeof referring;
const tables = Object.entries(referring) as [Referring, (typeof referring)[Referring]][];

/** All of a product and what refers to it, as JSON keeps it. */
export type WholeProduct = Record<Referring, string[]> & {
  /** Its row, in the database's own names; what triggers write is left out. */
  row: Record<string, unknown>;
  /** Ids of its pictures and videos, cover first. */
  media: string[];
  /** What its seller alone knows of it; a release before has kept none. */
  privateFacts?: StoredFacts | undefined;
  prices: { priceINR: string; priceAED: string; changedAt: string }[];
};

/** Returns all of a locked product, to be there again once its deletion is undone. */
export async function readWholeProduct(db: Database, id: string): Promise<WholeProduct> {
  const [found] = await rowsOf<Pick<WholeProduct, 'row'>>(
    db,
    sql`select to_jsonb(p) - 'headline' - 'document' as row from product p where p.id = ${id}`,
  );
  const media = await listProductMedia(db, id);
  const prices = await db
    .select({
      priceINR: priceChange.priceINR,
      priceAED: priceChange.priceAED,
      changedAt: priceChange.changedAt,
    })
    .from(priceChange)
    .where(eq(priceChange.productId, id))
    .orderBy(asc(priceChange.id));
  const whole: WholeProduct = {
    row: found?.row ?? {},
    media: media.map(({ mediaId }) => mediaId),
    privateFacts: (await listPrivateFacts(db, [id])).get(id),
    prices: prices.map((price) => ({ ...price, changedAt: price.changedAt.toISOString() })),
    ...{ enquiries: [], reports: [], answers: [] },
  };
  for (const [name, table] of tables) {
    const rows = await db.select({ id: table.id }).from(table).where(eq(table.productId, id));
    whole[name] = rows.map((row) => row.id);
  }
  return whole;
}

/** Adds a deleted product again as it was, but for its version, which is the next. */
export async function restoreProduct(
  db: Database,
  id: string,
  { row, media, prices, privateFacts, ...referred }: WholeProduct,
): Promise<void> {
  // What a release before it has deleted lacks it.
  const again = JSON.stringify({
    quantity_shown: false,
    ...row,
    version: Number(row.version) + 1,
  });
  await db.execute(
    sql`insert into product select (jsonb_populate_record(null::product, ${again}::jsonb)).*`,
  );
  await replaceProductMedia(db, id, media);
  if (privateFacts) await writePrivateFacts(db, [privateFacts]);
  if (prices.length > 0) {
    const rows = prices.map((price) => ({
      ...price,
      productId: id,
      changedAt: new Date(price.changedAt),
    }));
    await db.insert(priceChange).values(rows);
  }
  for (const [name, table] of tables) {
    if (referred[name].length === 0) continue;
    await db.update(table).set({ productId: id }).where(inArray(table.id, referred[name]));
  }
}
