import { and, count, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { AttributeValue } from '#contracts/attributes/values.ts';
import type { Reference } from '#contracts/id.ts';
import { HIGHEST_PRICE } from '#contracts/price.ts';
import type {
  MoveTarget,
  PreviewOfMatching,
  PricesChange,
  Rounding,
} from '#contracts/products/matching-change.ts';
import type { AttributeWithEntries } from '#domain/attributes/attributes-of-taxonomy.ts';
import { type Steps, stepsOf } from '#domain/changed-price.ts';
import type { Database } from '../../../database.ts';
import { category, productType, subCategory } from '../../../schema/catalogue.ts';
import { product } from '../../../schema/products/product.ts';
import { readMatch } from './list-managed.ts';
import { readFirst } from './read-managed.ts';

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
  const { percent, roundINR, roundAED, raiseOriginals = false } = change;
  const [inr, aed] = [
    changedPrice(sql`${product.priceINR}`, percent, stepsOf(roundINR)),
    changedPrice(sql`${product.priceAED}`, percent, stepsOf(roundAED)),
  ];
  const original = (before: SQL, price: SQL, rounding: Rounding) =>
    raiseOriginals
      ? sql`case when ${before} <= ${price} then ${changedPrice(before, percent, stepsOf(rounding))} else ${before} end`
      : before;
  const [originalINR, originalAED] = [
    original(sql`${product.originalPrice}`, inr, roundINR),
    original(sql`${product.originalPriceAED}`, aed, roundAED),
  ];
  const changed = db
    .select({
      inr: inr.as('inr'),
      aed: aed.as('aed'),
      isSame: sql<boolean>`${product.priceINR} = ${inr} and ${product.priceAED} = ${aed}`.as(
        'is_same',
      ),
      isRefused: sql<boolean>`(greatest(${inr}, ${aed}) > ${HIGHEST_PRICE}
        or coalesce(greatest(${originalINR}, ${originalAED}) > ${HIGHEST_PRICE}, false)
        or coalesce(${originalINR} <= ${inr}, false)
        or coalesce(${originalAED} <= ${aed}, false))`.as('is_refused'),
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

/** Returns the entries by name; null unless these are a category, its sub-category, and a type of that if any. */
export async function findEntryNames(
  db: Database,
  target: MoveTarget,
): Promise<Reference[] | null> {
  const { categoryId, subCategoryId, productTypeId } = target;
  const [row] = await db
    .select({ category: category.name, subCategory: subCategory.name, type: productType.name })
    .from(subCategory)
    .innerJoin(category, eq(category.id, subCategory.categoryId))
    .leftJoin(
      productType,
      and(eq(productType.id, productTypeId ?? ''), eq(productType.subCategoryId, subCategory.id)),
    )
    .where(and(eq(subCategory.id, subCategoryId), eq(category.id, categoryId)));
  if (row === undefined || (productTypeId !== null && row.type === null)) return null;
  return [
    { _id: categoryId, name: row.category },
    { _id: subCategoryId, name: row.subCategory },
    ...(productTypeId === null ? [] : [{ _id: productTypeId, name: row.type ?? '' }]),
  ];
}

/** Whether a product stands in these entries. */
const standsAt = ({ categoryId, subCategoryId, productTypeId }: MoveTarget): SQL =>
  sql`(${product.categoryId} = ${categoryId} and ${product.subCategoryId} = ${subCategoryId}
    and ${product.productTypeId} is not distinct from ${productTypeId})`;

/**
 * Returns how many of all that match stand there already, how many would lose attributes by a move there, and the
 * first `shown` that would move.
 */
export async function countMoved(
  db: Database,
  where: Where,
  target: MoveTarget,
  { attributeIds, shown }: { attributeIds: readonly string[]; shown: number },
) {
  const isThere = standsAt(target);
  const isLosing = sql`${product.attributes} - ${sql.param([...attributeIds])}::text[] <> '{}'`;
  const rows = await db
    .select({
      total: count(),
      same: rowsWhere(isThere),
      losing: rowsWhere(sql`not ${isThere} and ${isLosing}`),
    })
    .from(product)
    .where(where);
  return { ...only(rows), first: await readFirst(db, and(where, not(isThere)), shown) };
}

/** Whether a product has a value of an attribute already, or none, and whether it cannot: its entries have none, or requires it. */
function describedBy(
  { _id, entries }: AttributeWithEntries,
  value: AttributeValue | null,
): { isSame: SQL; isRefused: SQL } {
  const isThere = isIn(entries);
  const has = sql`${product.attributes} -> ${_id}::text`;
  if (value === null) {
    const isRequired = isIn(entries.filter(({ required }) => required));
    return {
      isSame: sql`not (${isThere} and ${has} is not null)`,
      isRefused: sql`(${isRequired} and ${has} is not null)`,
    };
  }
  return {
    isSame: sql`(${isThere} and coalesce(${has} = ${JSON.stringify(value)}::jsonb, false))`,
    isRefused: sql`not ${isThere}`,
  };
}

/**
 * Returns how many of all that match have a value of an attribute already, or have none where it is taken away, how many
 * cannot have it, and the first `shown` that would change.
 */
export async function countDescribed(
  db: Database,
  where: Where,
  attribute: AttributeWithEntries,
  { value, shown }: { value: AttributeValue | null; shown: number },
) {
  const { isSame, isRefused } = describedBy(attribute, value);
  const rows = await db
    .select({ total: count(), same: rowsWhere(isSame), refused: rowsWhere(isRefused) })
    .from(product)
    .where(where);
  const changing = and(where, not(isSame), not(isRefused));
  return { ...only(rows), first: await readFirst(db, changing, shown) };
}

/** Whether a product stands in one of an attribute's entries. */
function isIn(entries: AttributeWithEntries['entries']): SQL {
  const among = (column: SQL, ids: (string | null)[]) =>
    sql`coalesce(${column} = any(${sql.param(ids.filter((id) => id !== null))}::text[]), false)`;
  return sql`(${among(
    sql`${product.categoryId}`,
    entries.map((each) => each.categoryId),
  )}
    or ${among(
      sql`${product.subCategoryId}`,
      entries.map((each) => each.subCategoryId),
    )}
    or ${among(
      sql`${product.productTypeId}`,
      entries.map((each) => each.productTypeId),
    )})`;
}
