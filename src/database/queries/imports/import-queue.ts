import { sql } from 'drizzle-orm';
import type { StaffRole } from '#contracts/policy.ts';
import { type Database, firstRow, hasRow, rowsOf } from '../../database.ts';

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
