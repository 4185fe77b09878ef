import { and, count, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { AttributeValue } from '#contracts/attributes/values.ts';
import { HIGHEST_PRICE } from '#contracts/price.ts';
import type {
  PlaceChange,
  PreviewOfMatching,
  PricesChange,
} from '#contracts/products/matching-change.ts';
import type { AttributeWithPlaces } from '#domain/attributes/attributes-of-taxonomy.ts';
import { type Steps, stepsOf } from '#domain/changed-price.ts';
import type { Database } from '../../../database.ts';
import { productType, subCategory } from '../../../schema/catalogue.ts';
import { product } from '../../../schema/products/product.ts';
import { readMatch } from './list-managed.ts';

type Where = SQL | undefined;

/** Returns how many match, exactly. */
export const countAllMatching = (db: Database, where: Where): Promise<number> =>
  db.$count(product, where);

/** Returns the condition of what matches a seller's filter, or an admin's, and is among `ids` where they are given. */
export async function matchingWhere(
  db: Database,
  ofSeller: string | null,
  { filter, ids }: Pick<PreviewOfMatching, 'filter' | 'ids'>,
): Promise<Where> {
  const match = await readMatch(db, ofSeller, filter);
  if (match === null) return sql`false`;
  return and(match.where, ids && inArray(product.id, ids));
}

/** What is counted is one row always. */
function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A count without a row.');
  return row;
}

const rowsWhere = (where: SQL) => sql<number>`(count(*) filter (where ${where}))::int`;

/** Returns how many of all that match keep their prices or are refused, and the ends of the others' new prices. */
export async function countChangedPrices(db: Database, where: Where, change: PricesChange) {
  const { percent, roundINR, roundAED } = change;
  const [inr, aed] = [
    changedPrice(sql`${product.priceINR}`, percent, stepsOf(roundINR)),
    changedPrice(sql`${product.priceAED}`, percent, stepsOf(roundAED)),
  ];
  const changed = db
    .select({
      inr: inr.as('inr'),
      aed: aed.as('aed'),
      isSame: sql<boolean>`${product.priceINR} = ${inr} and ${product.priceAED} = ${aed}`.as(
        'is_same',
      ),
      isRefused: sql<boolean>`(greatest(${inr}, ${aed}) > ${HIGHEST_PRICE}
        or coalesce(${product.originalPrice} <= ${inr}, false)
        or coalesce(${product.originalPriceAED} <= ${aed}, false))`.as('is_refused'),
    })
    .from(product)
    .where(where)
    .as('changed');
  const end = (of: SQL) =>
    sql<
      number | null
    >`${of} filter (where not ${changed.isSame} and not ${changed.isRefused})`.mapWith(Number);
  const rows = await db
    .select({
      total: count(),
      refused: rowsWhere(sql`${changed.isRefused}`),
      same: rowsWhere(sql`${changed.isSame} and not ${changed.isRefused}`),
      lowestINR: end(sql`min(${changed.inr})`),
      lowestAED: end(sql`min(${changed.aed})`),
      highestINR: end(sql`max(${changed.inr})`),
      highestAED: end(sql`max(${changed.aed})`),
    })
    .from(changed);
  return only(rows);
}

/** The same as `domain/changed-price`: a test holds them against each other. */
function changedPrice(price: SQL, percent: number, { unit, ending, isUp }: Steps): SQL<string> {
  // Multiplied, since numbers without end would be cut off where they are divided.
  const [share, perUnit] = [(100 + percent).toFixed(2), (1 / unit).toFixed(6)];
  const steps = sql`(${price} * ${share}::numeric * 0.01 - ${ending}::numeric) * ${perUnit}::numeric`;
  const whole = isUp ? sql`ceil(${steps})` : sql`floor(${steps} + 0.5)`;
  return sql`(greatest(${whole}, ${ending > 0 ? 0 : 1}::numeric) * ${unit}::numeric + ${ending}::numeric)`;
}

/** Returns the first of all that match with their prices, in the order in which they are changed. */
export function listPricesOf(db: Database, where: Where, limit: number) {
  const { id, name, priceINR, priceAED, originalPrice, originalPriceAED } = product;
  return db
    .select({ _id: id, name, priceINR, priceAED, originalPrice, originalPriceAED })
    .from(product)
    .where(where)
    .orderBy(desc(product.createdAt), desc(product.id))
    .limit(limit);
}

/** Whether these are a category, its sub-category, and a type of that if any. */
export async function isPlace(db: Database, place: PlaceChange): Promise<boolean> {
  const { categoryId, subCategoryId, productTypeId } = place;
  const ofType = sql`exists (select from ${productType}
    where id = ${productTypeId} and sub_category_id = ${subCategoryId})`;
  const where = and(
    sql`${subCategory.id} = ${subCategoryId} and ${subCategory.categoryId} = ${categoryId}`,
    productTypeId === null ? undefined : ofType,
  );
  return (await db.$count(subCategory, where)) > 0;
}

/** Returns how many of all that match stand in a place already, and how many would lose attributes by a move there. */
export async function countMoved(
  db: Database,
  where: Where,
  { categoryId, subCategoryId, productTypeId }: PlaceChange,
  attributeIds: readonly string[],
) {
  const isThere = sql`(${product.categoryId} = ${categoryId} and ${product.subCategoryId} = ${subCategoryId}
    and ${product.productTypeId} is not distinct from ${productTypeId})`;
  const isLosing = sql`${product.attributes} - ${sql.param([...attributeIds])}::text[] <> '{}'`;
  const rows = await db
    .select({
      total: count(),
      same: rowsWhere(isThere),
      losing: rowsWhere(sql`not ${isThere} and ${isLosing}`),
    })
    .from(product)
    .where(where);
  return only(rows);
}

/**
 * Returns how many of all that match have a value of an attribute already, or have none where it is taken away, and
 * how many cannot: their place does not have the attribute, or requires it.
 */
export async function countDescribed(
  db: Database,
  where: Where,
  { _id, places }: AttributeWithPlaces,
  value: AttributeValue | null,
) {
  const isPlaced = standsIn(places);
  const has = sql`${product.attributes} -> ${_id}::text`;
  const [isSame, isRefused] =
    value === null
      ? [
          sql`not (${isPlaced} and ${has} is not null)`,
          sql`(${standsIn(places.filter(({ required }) => required))} and ${has} is not null)`,
        ]
      : [
          sql`(${isPlaced} and coalesce(${has} = ${JSON.stringify(value)}::jsonb, false))`,
          sql`not ${isPlaced}`,
        ];
  const rows = await db
    .select({ total: count(), same: rowsWhere(isSame), refused: rowsWhere(isRefused) })
    .from(product)
    .where(where);
  return only(rows);
}

/** Whether a product stands in one of an attribute's places. */
function standsIn(places: AttributeWithPlaces['places']): SQL {
  const among = (column: SQL, ids: (string | null)[]) =>
    sql`coalesce(${column} = any(${sql.param(ids.filter((id) => id !== null))}::text[]), false)`;
  return sql`(${among(
    sql`${product.categoryId}`,
    places.map((each) => each.categoryId),
  )}
    or ${among(
      sql`${product.subCategoryId}`,
      places.map((each) => each.subCategoryId),
    )}
    or ${among(
      sql`${product.productTypeId}`,
      places.map((each) => each.productTypeId),
    )})`;
}
