import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { AuditQuery } from '#contracts/audit.ts';
import type { Database } from '../../database.ts';
import { auditEntry } from '../../schema/activity.ts';
import { type Count, capCount, type PageOf, pageOf } from '../lists/page-of.ts';
import { COUNT_CAP } from '../lists/paging.ts';
import { countRows } from '../lists/row-counts.ts';
import { beginning, containsWords } from '../lists/text-match.ts';

export type NewAuditEntry = typeof auditEntry.$inferInsert;
export type AuditRow = typeof auditEntry.$inferSelect;

/** Leaves one entry; called in the transaction of the write it tells of. */
export async function insertAuditEntry(db: Database, entry: NewAuditEntry): Promise<void> {
  await db.insert(auditEntry).values(entry);
}

/** Who did what, newest first: the id counts up with time. */
export function listAuditEntries(db: Database, query: AuditQuery): Promise<PageOf<AuditRow>> {
  const where = whereOf(query);
  const { id, role, actorId, actorName, action, entity, entityId, before, after, sellerId } =
    auditEntry;
  const columns = {
    id,
    role,
    actorId,
    actorName,
    action,
    entity,
    entityId,
    before,
    after,
    sellerId,
  };
  const { createdAt } = auditEntry;
  return pageOf({
    window: query,
    by: { column: sql`${id}`, kind: 'number' },
    order: query.order ?? 'desc',
    id: null,
    count: () => (where === undefined ? countRows(db, 'audit_entry') : count(db, where)),
    read: (piece) =>
      db
        .select({ ...columns, createdAt, cursor: piece.cursor })
        .from(auditEntry)
        .where(and(where, piece.after))
        .orderBy(piece.orderBy)
        .limit(piece.limit)
        .offset(piece.offset),
  });
}

function whereOf(query: AuditQuery): SQL | undefined {
  const { q, actorId, entity, entityId, sellerId, role, from, to } = query;
  const { actorName, action, createdAt } = auditEntry;
  return and(
    actorId === undefined ? undefined : eq(auditEntry.actorId, actorId),
    entity === undefined ? undefined : eq(auditEntry.entity, entity),
    entityId === undefined ? undefined : eq(auditEntry.entityId, entityId),
    sellerId === undefined ? undefined : eq(auditEntry.sellerId, sellerId),
    from === undefined ? undefined : gte(createdAt, new Date(from)),
    to === undefined ? undefined : lt(createdAt, new Date(to)),
    // Written out, so that the index of what admins did to a seller is found to fit.
    role === undefined ? undefined : sql`${auditEntry.role} = ${sql.raw(`'${role}'`)}`,
    q
      ? sql`(${auditEntry.entityId} like ${beginning(q.toLowerCase())} or ${containsWords(
          sql`${actorName} || ' ' || ${action} || ' ' || ${auditEntry.entity}`,
          q,
        )})`
      : undefined,
  );
}

/** Walks an index from its newest end, so that it looks at no more rows than it counts. */
async function count(db: Database, where: SQL): Promise<Count> {
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(auditEntry)
    .where(where)
    .orderBy(sql`${auditEntry.id} desc`)
    .limit(COUNT_CAP + 1)
    .as('counted');
  return capCount(await db.$count(counted));
}

/** Who did something to a thing last, and what. */
export async function findLastAction(db: Database, entity: string, entityId: string) {
  const { actorName, action, after, createdAt } = auditEntry;
  const [row] = await db
    .select({ actorName, action, after, createdAt })
    .from(auditEntry)
    .where(and(eq(auditEntry.entity, entity), eq(auditEntry.entityId, entityId)))
    .orderBy(desc(auditEntry.id))
    .limit(1);
  return row ?? null;
}

export type LastAction = NonNullable<Awaited<ReturnType<typeof findLastAction>>>;
