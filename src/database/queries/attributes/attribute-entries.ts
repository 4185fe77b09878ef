import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { AttributeInput, AttributeOrder } from '#contracts/attributes/managed.ts';
import type { Database } from '../../database.ts';
import { newId } from '../../new-id.ts';
import { attribute, attributeEntry } from '../../schema/attribute.ts';

const idColumn = {
  category: 'categoryId',
  'sub-category': 'subCategoryId',
  'product-type': 'productTypeId',
} as const;

const { categoryId, subCategoryId, productTypeId, attributeId, position } = attributeEntry;
const entryId = sql<string>`coalesce(${categoryId}, ${subCategoryId}, ${productTypeId})`;

/**
 * Makes these the taxonomy entries of an attribute. Where it was before, it keeps its order; in a new one it comes last, if
 * that has an order.
 */
export async function replaceEntries(
  db: Database,
  id: string,
  entries: AttributeInput['entries'],
): Promise<void> {
  const before = await db
    .select({ entryId, position })
    .from(attributeEntry)
    .where(eq(attributeId, id));
  await db.delete(attributeEntry).where(eq(attributeId, id));
  const byId = new Map(entries.map((entry) => [entry._id, entry]));
  if (byId.size === 0) return;
  const last = await db
    .select({ entryId, position: sql<number>`max(${position})` })
    .from(attributeEntry)
    .where(inArray(entryId, [...byId.keys()]))
    .groupBy(entryId);
  const kept = new Map(before.map((each) => [each.entryId, each.position]));
  const ends = new Map(last.map((each) => [each.entryId, each.position]));
  const next = (entry: string) => {
    const end = ends.get(entry) ?? 0;
    return end === 0 ? 0 : end + 1;
  };
  await db.insert(attributeEntry).values(
    [...byId.values()].map(({ level, _id, required }) => ({
      ...{ id: newId(), attributeId: id, required, [idColumn[level]]: _id },
      position: kept.get(_id) ?? next(_id),
    })),
  );
}

/** An attribute that a taxonomy entry gives its products itself. */
type OwnAttribute = {
  id: string;
  attributeId: string;
  name: string;
  onCard: boolean;
  filterable: boolean;
};

/** Returns what a taxonomy entry itself gives its products, in their order. */
export function listOwnAttributes(
  db: Database,
  { level, _id }: Pick<AttributeOrder, 'level' | '_id'>,
): Promise<OwnAttribute[]> {
  const { name, onCard, filterable } = attribute;
  return db
    .select({ id: attributeEntry.id, attributeId, name, onCard, filterable })
    .from(attributeEntry)
    .innerJoin(attribute, eq(attribute.id, attributeId))
    .where(and(eq(attributeEntry[idColumn[level]], _id)))
    .orderBy(asc(position), asc(attribute.position), asc(name));
}

/** Puts rows of `attribute_entry` in order, by their ids. */
export async function orderEntries(db: Database, ids: readonly string[]): Promise<void> {
  await db.execute(sql`update attribute_entry p set position = o.position
    from unnest(${sql.param([...ids])}::text[]) with ordinality as o(id, position) where p.id = o.id`);
}

/** Any number that nothing else locks. */
const ATTRIBUTE_LOCK = 5_501_734;

/**
 * Lets nobody delete an attribute or choice until the transaction ends. Whoever writes values of products
 * calls it before checking them.
 */
export async function holdAttributes(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${ATTRIBUTE_LOCK})`);
}

/** Waits for those who hold the attributes, and lets nobody else change any until the transaction ends. */
export async function lockAttributes(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${ATTRIBUTE_LOCK})`);
}
