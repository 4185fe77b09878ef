import { and, desc, eq, getTableColumns, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AuditQuery } from '#contracts/audit.ts';
import { type Database, firstRow } from '../../database.ts';
import { auditEntry, idsOfSet, isOfSet, withoutLogIns } from '../../schema/activity.ts';
import { cutSlice, type PageOf, pageOf } from '../lists/page-of.ts';
import { countMatching } from '../lists/row-counts.ts';
import { beginning, containsWords } from '../lists/text-match.ts';

export type NewAuditEntry = typeof auditEntry.$inferInsert;
export type AuditRow = typeof auditEntry.$inferSelect;

/** Adds an entry, as {@link insertAuditEntries} adds several. */
export const insertAuditEntry = (db: Database, entry: NewAuditEntry): Promise<void> =>
  insertAuditEntries(db, [entry]);

/** Adds entries; to be called in the transaction of the write that they describe. */
export async function insertAuditEntries(
  db: Database,
  entries: readonly NewAuditEntry[],
): Promise<void> {
  if (entries.length > 0) await db.insert(auditEntry).values([...entries]);
}

/** Returns who did what, newest first: ids increase with time. */
export function listAuditEntries(db: Database, query: AuditQuery): Promise<PageOf<AuditRow>> {
  const where = whereOf(query);
  const { id } = auditEntry;
  return pageOf({
    window: query,
    by: { column: sql`${id}`, kind: 'number' },
    order: query.order ?? 'desc',
    id: null,
    count: () => countMatching(db, auditEntry, where),
    read: (slice) =>
      cutSlice(
        db
          .select({ ...getTableColumns(auditEntry), cursor: slice.cursor })
          .from(auditEntry)
          .$dynamic(),
        where,
        slice,
      ),
  });
}

function whereOf(query: AuditQuery): SQL | undefined {
  const { q, actorId, entity, entityId, sellerId, partOf, role, logIns, from, to } = query;
  const { actorName, action, createdAt } = auditEntry;
  const isIn = q ? sql`${auditEntry.entityId} like ${beginning(q.toLowerCase())}` : undefined;
  return and(
    actorId === undefined ? undefined : eq(auditEntry.actorId, actorId),
    isAbout(entity, entityId),
    ofSeller(sellerId),
    partOf === undefined ? undefined : eq(auditEntry.partOf, partOf),
    partOf === undefined && entityId === undefined
      ? or(isNull(auditEntry.partOf), isIn)
      : undefined,
    from === undefined ? undefined : gte(createdAt, new Date(from)),
    to === undefined ? undefined : lt(createdAt, new Date(to)),
    logIns === undefined ? undefined : withoutLogIns(action),
    // Written as a literal, so that the planner can use the index of what admins did to a seller.
    role === undefined ? undefined : sql`${auditEntry.role} = ${sql.raw(`'${role}'`)}`,
    q
      ? sql`(${isIn} or ${containsWords(
          sql`${actorName} || ' ' || ${action} || ' ' || ${auditEntry.entity}`,
          q,
        )})`
      : undefined,
  );
}

/** What a seller did, and what was done to it: of changes of many products whose some are its own, the line of the whole. */
function ofSeller(sellerId: string | undefined): SQL | undefined {
  if (sellerId === undefined) return undefined;
  const own = eq(auditEntry.sellerId, sellerId);
  const changes = sql`array(select distinct part_of from audit_entry
    where seller_id = ${sellerId} and part_of is not null)`;
  const ofMany = sql`${auditEntry.entityId} = any(${changes})`;
  return or(own, and(eq(auditEntry.entity, 'bulk-change'), ofMany));
}

/** What is told of a kind of thing, or of one of it: also of a product among others. */
function isAbout(entity: string | undefined, entityId: string | undefined): SQL | undefined {
  const own = and(
    entity === undefined ? undefined : eq(auditEntry.entity, entity),
    entityId === undefined ? undefined : eq(auditEntry.entityId, entityId),
  );
  if (entityId === undefined || (entity !== undefined && entity !== 'product')) return own;
  const has = sql`${idsOfSet(auditEntry)} @> ${JSON.stringify([entityId])}::jsonb`;
  return or(own, and(isOfSet(auditEntry), has));
}

/** Returns who last did something to a thing, and what. */
export function findLastAction(db: Database, entity: string, entityId: string) {
  const { actorName, action, after, createdAt } = auditEntry;
  return firstRow(
    db
      .select({ actorName, action, after, createdAt })
      .from(auditEntry)
      .where(and(eq(auditEntry.entity, entity), eq(auditEntry.entityId, entityId)))
      .orderBy(desc(auditEntry.id))
      .limit(1),
  );
}

export type LastAction = NonNullable<Awaited<ReturnType<typeof findLastAction>>>;
