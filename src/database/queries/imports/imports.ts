import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { StaffRole } from '#contracts/policy.ts';
import { UNDOABLE_FOR_MS } from '#contracts/products/undo.ts';
import { type Database, firstRow, hasRow, rowsOf } from '../../database.ts';
import { newId } from '../../new-id.ts';
import {
  productImport,
  type productImportArchive,
  productImportPicture,
  productImportRow,
} from '../../schema/products/product-import.ts';

/** Whose import it is: a seller's own, or an admin's, which may be of several sellers. */
export type ImportOwner = { role: 'seller' | 'admin'; id: string };

/** Whether an import is of an owner; `alias` is the table's. */
export const isOwnedBy = ({ role, id }: ImportOwner, alias = 'product_import'): SQL =>
  sql`${sql.raw(`${alias}.${role}_id`)} = ${id}`;

export type NewImportRow = Omit<typeof productImportRow.$inferInsert, 'importId'>;
export type ImportState = NonNullable<NewImportRow['state']>;

const AT_ONCE = 500;

/** Stores a checked file with its rows and the names of their pictures; returns its id. */
export async function insertImport(
  db: Database,
  owner: ImportOwner,
  made: Pick<typeof productImport.$inferInsert, 'fileName' | 'ignoredColumns' | 'reading'>,
  rows: readonly NewImportRow[],
  pictures: readonly string[],
): Promise<string> {
  const id = newId();
  await db.insert(productImport).values({
    ...{ ...made, id },
    ...(owner.role === 'admin' ? { adminId: owner.id } : { sellerId: owner.id }),
  });
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE).map((row) => ({ ...row, importId: id }));
    await db.insert(productImportRow).values(some);
  }
  for (let from = 0; from < pictures.length; from += AT_ONCE) {
    const some = pictures.slice(from, from + AT_ONCE).map((name) => ({ importId: id, name }));
    await db.insert(productImportPicture).values(some);
  }
  await recallPictures(db, owner, id);
  return id;
}

/** Files of the owner's earlier imports that still exist need not be sent again. */
async function recallPictures(db: Database, owner: ImportOwner, importId: string): Promise<void> {
  await db.execute(sql`
    update product_import_picture p set media_id = earlier.sent_id, sent_id = earlier.sent_id
      from (select distinct on (o.name) o.name, o.sent_id
          from product_import_picture o
          join product_import i on i.id = o.import_id
          join media_asset a on a.id = o.sent_id and a.ready
          where ${isOwnedBy(owner, 'i')} and i.id <> ${importId}
          order by o.name, i.created_at desc) earlier
      where p.import_id = ${importId} and p.name = earlier.name`);
}

const columns = {
  id: productImport.id,
  sellerId: productImport.sellerId,
  fileName: productImport.fileName,
  stage: productImport.stage,
  note: productImport.note,
  undone: productImport.undone,
  ignoredColumns: productImport.ignoredColumns,
  reading: productImport.reading,
  createdAt: productImport.createdAt,
  states: sql<Partial<Record<ImportState, number>>>`(
    select coalesce(json_object_agg(s.state, s.rows), '{}'::json) from (
      select r.state, count(*)::int as rows from product_import_row r
        where r.import_id = ${productImport.id} group by r.state) s)`,
  undoable: sql<number>`(
    select count(*)::int from product_undo u where u.change = ${productImport.id}
      and u.created_at >= now() - make_interval(secs => ${UNDOABLE_FOR_MS / 1000}))`,
  picturesNamed: sql<number>`(
    select count(*)::int from product_import_picture p where p.import_id = ${productImport.id})`,
  picturesMissing: sql<string[]>`(
    select coalesce(json_agg(m.name order by m.name), '[]'::json) from (
      select p.name from product_import_picture p
        where p.import_id = ${productImport.id} and p.media_id is null
        order by p.name limit 200) m)`,
  /** Rows that are imported, of which something is told. */
  noted: sql<number>`(
    select count(*)::int from product_import_row r
      where r.import_id = ${productImport.id} and r.state not in ('faulty', 'failed')
        and r.faults <> '[]')`,
  /** Rows that wait for files they name. */
  lacking: sql<number>`(
    select count(*)::int from product_import_row r
      where r.import_id = ${productImport.id} and r.state in ('to-add', 'to-change')
        and exists (select from jsonb_array_elements_text(coalesce(r.values->'pictures', '[]')) n
          join product_import_picture p on p.import_id = r.import_id and p.name = n.value
          where p.media_id is null))`,
  archive: sql<ArchiveRow | null>`(
    select json_build_object('name', a.name, 'state', a.state, 'note', a.note,
        'isLost', a.state = 'unpacking' and a.held_until < now(), 'entries', a.entries,
        'seen', a.seen, 'taken', a.taken, 'unknown', a.unknown, 'refused', a.refused)
      from product_import_archive a where a.import_id = ${productImport.id})`,
};

/** The last ZIP sent for an import; `isLost` where the process that had it has died. */
export type ArchiveRow = Pick<
  typeof productImportArchive.$inferSelect,
  'name' | 'state' | 'note' | 'entries' | 'seen' | 'taken' | 'unknown' | 'refused'
> & { isLost: boolean };

export type ImportRow = Awaited<ReturnType<typeof listOwnImports>>[number];

/** Returns an owner's latest imports. */
export async function listOwnImports(db: Database, owner: ImportOwner, limit: number) {
  return db
    .select(columns)
    .from(productImport)
    .where(isOwnedBy(owner))
    .orderBy(desc(productImport.createdAt), desc(productImport.id))
    .limit(limit);
}

const ofOwner = (owner: ImportOwner, id: string) => and(eq(productImport.id, id), isOwnedBy(owner));

export function findOwnImport(
  db: Database,
  owner: ImportOwner,
  id: string,
): Promise<ImportRow | null> {
  return firstRow(db.select(columns).from(productImport).where(ofOwner(owner, id)));
}

type Stage = ImportRow['stage'];

export async function setImportStage(
  db: Database,
  id: string,
  stage: Stage,
  note = '',
): Promise<void> {
  await db
    .update(productImport)
    .set({ stage, note, leasedUntil: null })
    .where(eq(productImport.id, id));
}

/** Starts an import, or undoing it; by whom is told where it is not the seller itself. */
export async function startImport(
  db: Database,
  id: string,
  stage: 'running' | 'undoing',
  { support, staff }: Partial<Pick<LeasedImport, 'support' | 'staff'>>,
): Promise<void> {
  await db
    .update(productImport)
    .set({ stage, note: '', leasedUntil: null, support: support ?? null, staff: staff ?? null })
    .where(eq(productImport.id, id));
}

/** Counts one product that is what it was before an import; does nothing where `change` was none. */
export async function countUndone(db: Database, change: string): Promise<void> {
  await db
    .update(productImport)
    .set({ undone: sql`${productImport.undone} + 1` })
    .where(eq(productImport.id, change));
}

/** Locks one import of an owner until the transaction ends. */
export function lockOwnImport(
  db: Database,
  owner: ImportOwner,
  id: string,
): Promise<Pick<ImportRow, 'stage' | 'reading'> | null> {
  return firstRow(
    db
      .select({ stage: productImport.stage, reading: productImport.reading })
      .from(productImport)
      .where(ofOwner(owner, id))
      .for('update'),
  );
}

/**
 * Removes all but an owner's latest `kept` imports and running ones; returns the released pictures.
 */
export async function dropOldImports(
  db: Database,
  owner: ImportOwner,
  kept: number,
): Promise<string[]> {
  const rows = await rowsOf<{ media_id: string }>(
    db,
    sql`with old as (
        select id from product_import where ${isOwnedBy(owner)} and stage not in ('running', 'undoing')
          and not exists (select from product_import_archive a
            where a.import_id = product_import.id and a.path <> '' and a.held_until > now())
          order by created_at desc, id desc offset ${kept}),
      gone as (delete from product_import where id in (select id from old) returning id)
      select distinct media_id from product_import_picture
        where media_id is not null and import_id in (select id from gone)`,
  );
  return rows.map((row) => row.media_id);
}

/** How long the import of a process that was killed stands. */
const LEASE_SECONDS = 6;

/** How often whoever is at work on an import renews its lease. */
export const RENEW_LEASE_MS = 2000;

export type LeasedImport = {
  id: string;
  /** Null where it is an admin's. */
  sellerId: string | null;
  admin: { id: string; name: string } | null;
  stage: 'running' | 'undoing';
  /** The admin who runs it in a support session. */
  support: { id: string; name: string } | null;
  /** The member of staff who runs it. */
  staff: { id: string; name: string; role: StaffRole } | null;
};

/**
 * Leases an import that is run or undone, of whom had a turn longest ago, for six seconds; returns null when there is
 * none. Who has several has one turn where others have one.
 */
export function leaseImport(db: Database): Promise<LeasedImport | null> {
  return firstRow(
    rowsOf<LeasedImport>(
      db,
      sql`update product_import set leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
      where id = (
        select due.id from product_import due
          join (select id, max(leased_until) over (partition by coalesce(seller_id, admin_id)) as turn
            from product_import where stage in ('running', 'undoing')) as owner on owner.id = due.id
          where stage in ('running', 'undoing') and (leased_until is null or leased_until <= clock_timestamp())
          order by turn nulls first, leased_until nulls first, created_at
          limit 1 for update of due skip locked)
      returning id, seller_id as "sellerId", stage, support, staff,
        (select json_build_object('id', a.id, 'name', a.name) from admin a where a.id = admin_id) as admin`,
    ),
  );
}

/** Extends an import's lease; returns false where it has ended, or the import has been stopped. */
export function renewLease(db: Database, id: string): Promise<boolean> {
  return hasRow(
    rowsOf<{ id: string }>(
      db,
      sql`update product_import set leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
      where id = ${id} and stage in ('running', 'undoing') and leased_until > clock_timestamp() returning id`,
    ),
  );
}

/** Ends an import's turn: it can be leased at once, after those that waited longer. */
export async function releaseLease(db: Database, id: string): Promise<void> {
  await db.execute(
    sql`update product_import set leased_until = clock_timestamp() where id = ${id}`,
  );
}

/** Ends all leases, where no other process can be working on an import. */
export async function releaseAllLeases(db: Database): Promise<void> {
  await db.execute(
    sql`update product_import set leased_until = null
        where stage in ('running', 'undoing') and leased_until is not null`,
  );
}
