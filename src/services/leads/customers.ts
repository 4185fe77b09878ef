import type { Customer } from '#contracts/leads/customer.ts';
import type { PersonalExport } from '#contracts/privacy.ts';
import type { Database } from '#database/database.ts';
import { readCustomerData } from '#database/queries/leads/customer-data.ts';
import {
  type CountedCustomer,
  deleteCustomer,
  lockCustomer,
  lockCustomers,
} from '#database/queries/leads/customers.ts';
import { writeLeadWords } from '#database/queries/leads/receive-lead.ts';
import { eraseLeads, lockLeadsOf } from '#database/queries/leads/write-lead.ts';
import { refuseSupport } from '../accounts/refuse-support.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { notFound } from '../failure.ts';
import { write } from '../write.ts';
import type { Seller } from './change-lead.ts';

/** Returns a customer as the list of them shows it. */
export function presentCounted({ id, createdAt, lastLeadAt, ...rest }: CountedCustomer): Customer {
  return {
    _id: id,
    ...rest,
    lastLeadAt: lastLeadAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/**
 * Returns all that is kept of one of a seller's customers. 404 for another seller's, 403 for support. The
 * audit tells that, and nothing of it.
 */
export function exportCustomer(
  context: AppContext,
  actor: Seller,
  id: string,
): Promise<PersonalExport> {
  refuseSupport(actor);
  return write(context, async (db) => {
    const data = await readCustomerData(db, [id], actor.id);
    const [found] = data.customer ?? [];
    if (found === undefined) throw notFound('customer');
    await audit(db, actor, { action: 'export-customer', entity: 'customer', entityId: id });
    return { exportedAt: context.now().toISOString(), about: String(found.name), data };
  });
}

/**
 * Erases a customer: name, number, address, the shopper's words and the notes. The leads stay without them,
 * and so do the counts. The audit tells that, and not of whom.
 */
export function eraseCustomer(context: AppContext, actor: Seller, id: string): Promise<void> {
  return write(context, async (db) => {
    if ((await lockCustomer(db, actor.id, id)) === null) throw notFound('customer');
    const leads = await eraseWithLeads(db, id, context.now());
    await audit(db, actor, {
      action: 'erase-customer',
      entity: 'customer',
      entityId: id,
      after: { leads },
    });
  });
}

/** Removes a customer, and what its leads hold of it. Returns how many leads those were. */
export async function eraseWithLeads(db: Database, id: string, now: Date): Promise<number> {
  await lockCustomers(db, [id]);
  const leads = await lockLeadsOf(db, id);
  await eraseLeads(db, leads, now);
  await deleteCustomer(db, id);
  await writeLeadWords(db, leads);
  return leads.length;
}
