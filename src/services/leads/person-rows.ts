import type { Database } from '#database/database.ts';
import {
  deleteCustomer,
  type FoundCustomer,
  findCustomersOnlyOf,
  lockCustomers,
  type PersonRows,
} from '#database/queries/leads/customers.ts';
import { lockLeads, type NamedLead } from '#database/queries/leads/named-leads.ts';
import { eraseLeads, lockLeadsOf, writeLeadWords } from '#database/queries/leads/write-lead.ts';

/** What sellers keep of a person. */
export type FoundRows = { customers: FoundCustomer[]; leads: string[] };

/**
 * Returns customers and leads that are one person's without any of them twice: a customer that has no other
 * leads than these is that person too, and the leads of a customer come with it.
 */
export async function joinRows(
  db: Database,
  known: readonly FoundCustomer[],
  leads: readonly NamedLead[],
): Promise<FoundRows> {
  const alone = leads.length === 0 ? [] : await findCustomersOnlyOf(db, idsOf(leads));
  const customers = [...new Map([...known, ...alone].map((each) => [each.id, each])).values()];
  const ids = new Set<string | null>(idsOf(customers));
  return { customers, leads: idsOf(leads.filter(({ customerId }) => !ids.has(customerId))) };
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** The same by ids alone. */
export const rowIds = ({ customers, leads }: FoundRows): PersonRows => ({
  customers: idsOf(customers),
  leads,
});

/**
 * Removes customers, and what their leads and single ones hold of a person. Returns how many leads those were.
 */
export async function eraseRows(db: Database, rows: FoundRows, now: Date): Promise<number> {
  const { customers, leads } = rowIds(rows);
  let erased = 0;
  await lockCustomers(db, customers);
  for (const id of customers) {
    erased += await erase(db, await lockLeadsOf(db, id), now);
    await deleteCustomer(db, id);
  }
  return erased + (await erase(db, await lockLeads(db, leads), now));
}

async function erase(db: Database, leads: readonly string[], now: Date): Promise<number> {
  await eraseLeads(db, leads, now);
  await writeLeadWords(db, leads);
  return leads.length;
}
