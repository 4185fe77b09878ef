import { sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { allowAudit, lockAuditChain } from '../audit/audit-chain.ts';

/**
 * Empties the personal data of a seller in the audit: names, and values before and after. Ids and
 * actions stay, and so does the chain of hashes.
 */
export async function eraseAuditOfSeller(db: Database, sellerId: string): Promise<void> {
  await lockAuditChain(db);
  await allowAudit(db, 'erase');
  const ofSeller = sql`(seller_id = ${sellerId} or actor_id = ${sellerId}
    or (entity = 'seller' and entity_id = ${sellerId}))`;
  await db.execute(sql`update audit_seal set salt = null
    where entry_id in (select id from audit_entry where ${ofSeller})`);
  await db.execute(sql`update audit_entry set actor_name = '', before = null, after = null
    where ${ofSeller}`);
}
