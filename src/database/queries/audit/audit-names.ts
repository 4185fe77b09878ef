import { eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';
import { admin, seller } from '../../schema/accounts/account.ts';
import { auditEntry } from '../../schema/activity.ts';
import { capCount, type PageOf } from '../lists/page-of.ts';
import { COUNT_CAP } from '../lists/paging.ts';

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
