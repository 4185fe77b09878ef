import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';
import { type SellerTable, sellerTables } from '../../personal-tables.ts';
import { allowAudit, lockAuditChain } from '../audit/audit-chain.ts';
import { foldAllCounts } from '../fold-counts.ts';

export type ExportedRow = Record<string, unknown>;

/** The condition for a seller's rows in a table. */
function rowsOfSeller({ by }: SellerTable, sellerId: string): SQL {
  if (by === 'account_id') return sql`role = 'seller' and account_id = ${sellerId}`;
  if (by === 'product_id') {
    return sql`product_id in (select p.id from product p where p.seller_id = ${sellerId})`;
  }
  if (by === 'import_id') {
    return sql`import_id in (select i.id from product_import i where i.seller_id = ${sellerId})`;
  }
  if (by === 'lead_id') {
    return sql`lead_id in (select l.id from lead l where l.seller_id = ${sellerId})`;
  }
  return sql`${sql.identifier(by)} = ${sellerId}`;
}

/**
 * Returns all data of a seller by table, without secrets; `isOnRequest` adds what an admin gives out and the
 * seller's own export has not.
 */
export async function readSellerData(
  db: Database,
  sellerId: string,
  { isOnRequest }: { isOnRequest: boolean },
): Promise<Record<string, ExportedRow[]>> {
  const data: Record<string, ExportedRow[]> = {};
  for (const each of sellerTables) {
    const to = isOnRequest ? 'on-request' : 'seller';
    if (each.exported !== true && each.exported !== to) continue;
    const rows = await rowsOf<{ row: ExportedRow }>(
      db,
      sql`select to_jsonb(t) - ${sql.param([...(each.hidden ?? [])])}::text[] as row
        from ${sql.identifier(each.table)} t where ${rowsOfSeller(each, sellerId)}`,
    );
    data[each.table] = rows.map(({ row }) => row);
  }
  data.activity = await rowsOf<ExportedRow>(
    db,
    sql`select created_at, role, action, entity, entity_id from audit_entry
      where seller_id = ${sellerId} order by id`,
  );
  return data;
}

/** Returns the stored pictures and videos that a seller's rows use. */
export async function listMediaOfSeller(db: Database, sellerId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select m.media_id as id from product_media m join product p on p.id = m.product_id
        where p.seller_id = ${sellerId}
      union select image_id from seller where id = ${sellerId} and image_id is not null
      union select i.media_id from product_import_picture i
        join product_import f on f.id = i.import_id
        where f.seller_id = ${sellerId} and i.media_id is not null`,
  );
  return rows.map((row) => row.id);
}

/**
 * Removes a seller and all its rows except the counts of enquiries and views; also the search words and
 * brands that no product has any more.
 */
export async function eraseSellerData(db: Database, sellerId: string): Promise<void> {
  for (const each of sellerTables) {
    const table = sql.identifier(each.table);
    const where = rowsOfSeller(each, sellerId);
    if (each.erasure === 'delete') {
      await db.execute(sql`delete from ${table} where ${where}`);
      continue;
    }
    if (typeof each.erasure === 'string') continue;
    const blank = each.erasure.blank.map((column) => sql`${sql.identifier(column)} = '(erased)'`);
    await db.execute(sql`update ${table} set ${sql.join(blank, sql`, `)} where ${where}`);
  }
  await foldAllCounts(db);
  await db.execute(sql`delete from search_word where products = 0`);
}

/**
/**
 * Empties the personal data of sellers, members of sellers' staff or invitations in the audit: names, and values before and
 * after. Ids and actions stay, and so does the chain of hashes.
 */
export async function eraseAuditOf(db: Database, ids: readonly string[]): Promise<void> {
  await lockAuditChain(db);
  await allowAudit(db, 'erase');
  const those = sql`any(${sql.param([...ids])}::text[])`;
  const ofSeller = sql`(seller_id = ${those} or actor_id = ${those}
    or (entity in ('seller', 'staff', 'invitation') and entity_id = ${those}))`;
  await db.execute(sql`update audit_seal set salt = null
    where entry_id in (select id from audit_entry where ${ofSeller})`);
  await db.execute(sql`update audit_entry set actor_name = '', before = null, after = null
    where ${ofSeller}`);
}
