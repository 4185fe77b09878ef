import { sql } from 'drizzle-orm';
import type { StaffRole } from '#contracts/policy.ts';
import { type Database, firstRow, hasRow, rowsOf } from '../../database.ts';

const LEASE_SECONDS = 20;

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
 * Leases the import that is run or undone and whose turn was longest ago, for twenty seconds; returns null when there
 * is none.
 */
export function leaseImport(db: Database): Promise<LeasedImport | null> {
  return firstRow(
    rowsOf<LeasedImport>(
      db,
      sql`update product_import set leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
      where id = (
        select id from product_import
          where stage in ('running', 'undoing') and (leased_until is null or leased_until <= clock_timestamp())
          order by leased_until nulls first, created_at limit 1 for update skip locked)
      returning id, seller_id as "sellerId", stage, support, staff,
        (select json_build_object('id', a.id, 'name', a.name) from admin a where a.id = admin_id) as admin`,
    ),
  );
}

/** Extends an import's lease; returns false where it has been stopped. */
export function renewLease(db: Database, id: string): Promise<boolean> {
  return hasRow(
    rowsOf<{ id: string }>(
      db,
      sql`update product_import set leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
      where id = ${id} and stage in ('running', 'undoing') returning id`,
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
