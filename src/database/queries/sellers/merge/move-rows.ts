import { eq, getTableColumns, sql } from 'drizzle-orm';
import { type Database, firstRow, rowsOf } from '../../../database.ts';
import { sellerTables } from '../../../personal-tables.ts';
import { seller } from '../../../schema/accounts/account.ts';
import { sellerChange } from '../../../schema/accounts/seller-identity.ts';
import { noticeSettings } from '../../../schema/notice.ts';
import type { MergedPair } from './preview.ts';

/** Locks the sessions of a seller and of its staff: calls that are under way lock theirs before the seller, and so does a merge. */
export async function lockSessionsOf(db: Database, sellerId: string): Promise<void> {
  await db.execute(sql`select id from session where role = 'seller' and account_id = ${sellerId} or seller_id = ${sellerId}
    order by id for update`);
}

/**
 * Locks and returns all columns of a seller. By `no key update` it is kept from being merged, changed or removed, and
 * its products from being written, while enquiries about it still come; by `update` nothing of it is added either.
 */
export function lockWholeSeller(db: Database, id: string, strength: 'update' | 'no key update') {
  return firstRow(
    db.select(getTableColumns(seller)).from(seller).where(eq(seller.id, id)).for(strength),
  );
}

export type LockedSeller = typeof seller.$inferSelect;

/** What ends with a seller's account, beside its own columns: for the audit. */
export async function readWhatEnds(db: Database, sellerId: string) {
  const { leadMail, quietFrom, quietUntil, timeZone } = noticeSettings;
  const [notices] = await db
    .select({ leadMail, quietFrom, quietUntil, timeZone })
    .from(noticeSettings)
    .where(eq(noticeSettings.sellerId, sellerId));
  const { field, value, state } = sellerChange;
  const changes = await db
    .select({ field, value, state })
    .from(sellerChange)
    .where(eq(sellerChange.sellerId, sellerId));
  const people = await rowsOf<{ name: string; email: string; role: string }>(
    db,
    sql`select s.name, s.email, m.role from staff_member m join staff s on s.id = m.staff_id
      where m.seller_id = ${sellerId} order by m.created_at`,
  );
  return { notices: notices ?? null, changes, staff: people };
}

/** Locks a seller's tables of products that are at work; returns the names of their files. */
export async function lockRunningImports(db: Database, sellerId: string): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select file_name as name from product_import
      where seller_id = ${sellerId} and stage in ('running', 'undoing') order by id for update`,
  );
  return rows.map(({ name }) => name);
}

type Template = { id: string; name: string };

/**
 * Readies reply templates for their move: those that the other account has word for word go, one with another's name
 * gets "(2)" behind it, and all come after the other's. Returns which went and which were renamed.
 */
export async function readyTemplates(
  db: Database,
  { from, into }: MergedPair,
): Promise<{ removed: Template[]; renamed: Template[] }> {
  const removed = await rowsOf<Template>(
    db,
    sql`delete from reply_template t where t.seller_id = ${from} and exists (
        select from reply_template o where o.seller_id = ${into} and o.name = t.name and o.text = t.text)
      returning t.id, t.name`,
  );
  const renamed = await rowsOf<Template>(
    db,
    sql`update reply_template t set name = left(t.name, 56) || ' (2)', version = t.version + 1
      where t.seller_id = ${from} and exists (
        select from reply_template o where o.seller_id = ${into} and o.name = t.name)
      returning t.id, t.name`,
  );
  await db.execute(
    sql`update reply_template set position = position + (
        select coalesce(max(position) + 1, 0) from reply_template where seller_id = ${into})
      where seller_id = ${from}`,
  );
  return { removed, renamed };
}

/** What waits to be told to browsers of the account that goes is mailed to the other: they are about to be logged out. */
export async function mailPushes(db: Database, from: string): Promise<void> {
  await db.execute(
    sql`update notice n set subscription_id = null
      where n.seller_id = ${from} and n.id = (
        select o.id from notice o where o.lead_id = n.lead_id
          order by o.subscription_id nulls first, o.id limit 1)`,
  );
}

type Counter = { by: readonly string[]; numbers: readonly string[]; names?: readonly string[] };

const counters: Readonly<Record<string, Counter>> = {
  enquiry_count: {
    by: ['day', 'product_id', 'region', 'part'],
    numbers: ['enquiries'],
    names: ['product_name'],
  },
  won_count: { by: ['day', 'product_id', 'region'], numbers: ['won'], names: ['product_name'] },
  view_count: { by: ['day', 'product_id', 'region'], numbers: ['views'] },
  seller_view_count: { by: ['day', 'region'], numbers: ['piece_views', 'page_views'] },
};

/** Adds the numbers of a table's days to those of the other account. */
async function addNumbers(db: Database, table: string, { from, into }: MergedPair): Promise<void> {
  const counter = counters[table];
  if (counter === undefined) throw new Error(`it is not said how ${table} adds up`);
  const { by, numbers, names = [] } = counter;
  const list = (columns: readonly string[]) =>
    sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    );
  const sums = numbers.map((column) => {
    const name = sql.identifier(column);
    return sql`${name} = kept.${name} + excluded.${name}`;
  });
  const columns = list([...by, ...numbers, ...names]);
  await db.execute(sql`
    with taken as (delete from ${sql.identifier(table)} where seller_id = ${from} returning ${columns})
    insert into ${sql.identifier(table)} as kept (seller_id, ${columns})
      select ${into}, ${columns} from taken
      on conflict (seller_id, ${list(by)}) do update set ${sql.join(sums, sql`, `)}`);
}

/** Removes tags that the other account has. */
async function dropTwinTags(db: Database, { from, into }: MergedPair): Promise<void> {
  await db.execute(sql`delete from seller_tag where seller_id = ${from}
    and key in (select key from seller_tag where seller_id = ${into})`);
}

/**
 * Takes moved leads from who does not work for the other account. It is done after their move, which waits for whoever
 * gives one away meanwhile.
 */
async function releaseMovedLeads(db: Database, { from, into }: MergedPair): Promise<void> {
  await db.execute(sql`update lead
    set assignee_id = case when assignee_id = ${from} then ${into} end
    where seller_id = ${into} and assignee_id <> ${into} and not exists (
      select from staff_member m where m.seller_id = ${into} and m.staff_id = lead.assignee_id)`);
}

/**
 * Makes the rows of one seller another's, in every table that says so, but for its customers, whom {@link moveCustomers}
 * moves last. What else both have must have been told apart before.
 */
export async function moveRows(db: Database, pair: MergedPair): Promise<void> {
  const { from, into } = pair;
  await db.execute(sql`update product set submission = null
    where seller_id = ${from} and submission is not null`);
  await db.execute(sql`update product_draft d set id = substr(md5(d.id || ${from}), 1, 20)
    where seller_id = ${from}
      and exists (select from product_draft o where o.seller_id = ${into} and o.id = d.id)`);
  await dropTwinTags(db, pair);
  for (const { table, merge } of sellerTables) {
    if (merge === 'moves' && table !== 'customer') await moveTable(db, table, pair);
    if (merge === 'adds up') await addNumbers(db, table, pair);
  }
  await releaseMovedLeads(db, pair);
  await db.execute(sql`update seller set unread_since = least(unread_since, (
      select unread_since from seller where id = ${from})) where id = ${into}`);
}

/** Moves the customers whom the other account does not know. */
export const moveCustomers = (db: Database, pair: MergedPair) => moveTable(db, 'customer', pair);

async function moveTable(db: Database, table: string, { from, into }: MergedPair): Promise<void> {
  await db.execute(sql`update ${sql.identifier(table)} set seller_id = ${into}
    where seller_id = ${from}`);
}

/** Removes the account whose rows have moved, with its log-ins and what ends with it; fails where products or leads are left. */
export async function removeMovedSeller(db: Database, sellerId: string): Promise<void> {
  for (const { table, by } of sellerTables) {
    if (by !== 'account_id') continue;
    await db.execute(sql`delete from ${sql.identifier(table)}
      where role = 'seller' and account_id = ${sellerId}`);
  }
  await db.execute(sql`delete from parent_change where parent_id = ${sellerId}`);
  await db.execute(sql`delete from lead_count where seller_id = ${sellerId}`);
  await db.delete(seller).where(eq(seller.id, sellerId));
}

export async function findLeadsAbout(
  db: Database,
  productIds: readonly string[],
): Promise<string[]> {
  if (productIds.length === 0) return [];
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select distinct lead_id as id from enquiry
      where product_id = any(${sql.param([...productIds])}::text[])`,
  );
  return rows.map(({ id }) => id);
}

export async function findLeadsOf(db: Database, customerIds: readonly string[]): Promise<string[]> {
  if (customerIds.length === 0) return [];
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from lead where customer_id = any(${sql.param([...customerIds])}::text[])`,
  );
  return rows.map(({ id }) => id);
}
