import { eq, type SQL, sql, type WithSubquery } from 'drizzle-orm';
import type { Database } from '../../../database.ts';
import { product } from '../../../schema/products/product.ts';
import { fieldColumns } from './product-columns.ts';

export type PageIds = ReturnType<typeof pageIds>;

/** The ids of a page, as `page` selects them in their order; `cut_by` is the value sorted by, for the cursor. */
export const pageIds = (db: Database, page: SQL) =>
  db
    .select({
      id: sql<string>`id`.as('page_id'),
      position: sql<number>`row_number() over ()`.as('position'),
      by: sql`cut_by`.as('cut_by'),
    })
    .from(sql`(${page}) as rows`)
    .as('page_ids');

/** Which products, in which order. */
export type Page = {
  chosen: PageIds;
  /** The values that a product is sorted by, an array of texts. */
  cursor: SQL;
  /** Rows after these are not in the list; they tell that there are more. */
  most?: number | undefined;
  /** What `chosen` refers to. */
  within?: readonly WithSubquery[];
};

export type Found = ReturnType<typeof selectFound>;

const { changedINR, changedAED, lowestINR, lowestAED } = product;
const formerPrices = { changedINR, changedAED, lowestINR, lowestAED };

/** Selects the columns of the chosen products, for the other parts of a statement to refer to. */
export function selectFound(db: Database, { chosen, cursor }: Page) {
  return db.$with('found').as(
    db
      .select({
        ...fieldColumns,
        id: product.id,
        sellerId: product.sellerId,
        attributes: product.attributes,
        rating: product.rating,
        reviews: product.reviews,
        published: product.published,
        availability: product.availability,
        reservedUntil: product.reservedUntil,
        soldAt: product.soldAt,
        hiddenAt: product.hiddenAt,
        takenDownAt: product.takenDownAt,
        takenDownReason: product.takenDownReason,
        takenDownWords: product.takenDownWords,
        lookAgainAt: product.lookAgainAt,
        lookAgainWords: product.lookAgainWords,
        createdAt: product.createdAt,
        updatedAt: product.updatedAt,
        ...formerPrices,
        version: product.version,
        position: sql<number>`${chosen.position}`.as('found_position'),
        cursor: sql<string[]>`${cursor}`.as('cursor'),
      })
      .from(chosen)
      .innerJoin(product, eq(product.id, chosen.id)),
  );
}
