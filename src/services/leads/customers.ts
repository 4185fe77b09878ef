import type { Customer } from '#contracts/leads/customer.ts';
import type { PersonalExport } from '#contracts/privacy.ts';
import type { Database } from '#database/database.ts';
import { readCustomerData } from '#database/queries/leads/customer-data.ts';
import { type CountedCustomer, lockCustomer } from '#database/queries/leads/customers.ts';
import { findLeadsNaming } from '#database/queries/leads/named-leads.ts';
import { afterResponse } from '../after-response.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { notFound } from '../failure.ts';
import { sweepOutbox } from '../mail/outbox.ts';
import { noteErased, ofRows } from '../privacy/note-erased.ts';
import { write } from '../write.ts';
import type { Seller } from './change-lead.ts';
import { eraseRows, type FoundRows, joinRows, rowIds } from './person-rows.ts';

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
 * Returns all that is kept of one of a seller's customers, and the seller's other leads whose words name it. 404 for another seller's, 403 for support. The
 * audit tells that, and nothing of it.
 */
export function exportCustomer(
  context: AppContext,
  actor: Seller,
  id: string,
): Promise<PersonalExport> {
  return write(context, async (db) => {
    const rows = await findRows(db, actor.id, id);
    const data = await readCustomerData(db, rowIds(rows));
    const [found] = (data.customer ?? []).filter((each) => each.id === id);
    if (found === undefined) throw notFound('customer');
    await audit(db, actor, { action: 'export-customer', entity: 'customer', entityId: id });
    return { exportedAt: context.now().toISOString(), about: String(found.name), data };
  });
}

/**
 * Erases a customer: name, number, address, the shopper's words and the notes, also those of the seller's other
 * leads whose words name it. The leads stay without them, and so do the counts. The audit tells that, and not of whom.
 */
export async function eraseCustomer(context: AppContext, actor: Seller, id: string): Promise<void> {
  await write(context, async (db) => {
    const rows = await findRows(db, actor.id, id);
    const leads = await eraseRows(db, rows, context.now());
    await noteErased(db, context.now(), ofRows(rows));
    await audit(db, actor, {
      action: 'erase-customer',
      entity: 'customer',
      entityId: id,
      after: { leads },
    });
  });
  afterResponse(context, 'mails that tell of who was erased are left to the sweeps', () =>
    sweepOutbox(context, new Date(0)),
  );
}

/** Locks and returns what a seller keeps of whoever one of its customers is. 404 for another seller's. */
async function findRows(db: Database, sellerId: string, id: string): Promise<FoundRows> {
  const known = await lockCustomer(db, sellerId, id);
  if (known === null) throw notFound('customer');
  const named = await Promise.all(
    [known.phone, known.email?.toLowerCase()].map((detail) =>
      detail ? findLeadsNaming(db, detail, sellerId) : [],
    ),
  );
  return joinRows(db, [{ id, sellerId }], named.flat());
}
