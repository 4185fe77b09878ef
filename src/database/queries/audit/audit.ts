import { and, desc, eq, getTableColumns, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AuditQuery } from '#contracts/audit.ts';
import { type Database, firstRow, rowsOf } from '../../database.ts';
import { admin, seller } from '../../schema/accounts/account.ts';
import { auditEntry, idsOfSet, isOfSet, withoutLogIns } from '../../schema/activity.ts';
import { COUNT_CAP } from '../lists/cursor.ts';
import { capCount, countMatching, type PageOf, pageOf, tableRows } from '../lists/page-of.ts';
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
    ...tableRows(db, auditEntry, getTableColumns(auditEntry), where),
    count: () => countMatching(db, auditEntry, where),
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

/** What an entry of the audit may be about, and the column with its name. */
const named = {
  admin: sql`select id, name from admin`,
  seller: sql`select id, name from seller union all select id, name from merged_seller`,
  product: sql`select id, name from product`,
  staff: sql`select id, name from staff`,
  category: sql`select id, name from category`,
  'sub-category': sql`select id, name from sub_category`,
  'product-type': sql`select id, name from product_type`,
  message: sql`select id, name from contact_message`,
  attribute: sql`select id, name from attribute`,
  page: sql`select id, title as name from page`,
  newsletter: sql`select id, subject as name from newsletter_issue`,
  announcement: sql`select id, title as name from announcement`,
  synonym: sql`select id, array_to_string(words[1:3], ', ') as name from synonym`,
  'product-import': sql`select id, file_name as name from product_import`,
};

type Thing = { entity: string; id: string };
const keyOf = ({ entity, id }: Thing) => `${entity} ${id}`;

/** Returns what these things are called now, or null for one that is deleted. */
export async function findNames(
  db: Database,
  things: readonly Thing[],
): Promise<(thing: Thing) => string | null> {
  const names = new Map<string, string>();
  const asked = Object.entries(named).flatMap(([entity, table]) => {
    const ids = [...new Set(things.flatMap((each) => (each.entity === entity ? each.id : [])))];
    if (ids.length === 0) return [];
    return sql`select ${entity}::text as entity, id, name from (${table}) t
      where id = any(${sql.param(ids)}::text[])`;
  });
  if (asked.length > 0) {
    const rows = await rowsOf<Thing & { name: string }>(db, sql.join(asked, sql` union all `));
    for (const row of rows) names.set(keyOf(row), row.name);
  }
  return (thing) => names.get(keyOf(thing)) ?? null;
}

export type ActorRow = { id: string; name: string; role: 'admin' | 'seller' };

const people = sql`(select id, name, email, 'admin' as role from admin
  union all select id, name, email, 'seller' from seller) person`;

/** Returns admins, then sellers, whose name or e-mail contains `q`; the first of them by name. */
export async function listActors(
  db: Database,
  q: string | undefined,
  limit: number,
): Promise<PageOf<ActorRow>> {
  const like = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const where = q
    ? sql`where folded(name) like folded(${like}) or email like lower(${like})`
    : sql``;
  const rows = await rowsOf<ActorRow>(
    db,
    sql`select id, name, role from ${people} ${where}
      order by role, name collate "und-x-icu", id limit ${limit}`,
  );
  const [counted] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from (select 1 from ${people} ${where} limit ${COUNT_CAP + 1}) c`,
  );
  return { rows, ...capCount(counted?.total ?? 0), next: null };
}

/**
 * Returns somebody who once did something, deleted since or not; null where the audit has nothing
 * of theirs.
 */
export async function findActor(db: Database, id: string): Promise<ActorRow | null> {
  const [own] = await db
    .select({ id: admin.id, name: admin.name })
    .from(admin)
    .where(eq(admin.id, id));
  if (own !== undefined) return { ...own, role: 'admin' };
  const [shop] = await db
    .select({ id: seller.id, name: seller.name })
    .from(seller)
    .where(eq(seller.id, id));
  if (shop !== undefined) return { ...shop, role: 'seller' };
  const { actorId, actorName, role } = auditEntry;
  const [gone] = await db
    .select({ id: actorId, name: actorName, role })
    .from(auditEntry)
    .where(eq(actorId, id))
    .limit(1);
  return gone === undefined ? null : { ...gone, name: gone.name || 'Erased account' };
}
