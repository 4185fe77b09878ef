import type { LeadDetail } from '#contracts/leads/lead.ts';
import { deleteIfUnused } from '#database/queries/leads/customers.ts';
import { writeLeadWords } from '#database/queries/leads/receive-lead.ts';
import { eraseLeads } from '#database/queries/leads/write-lead.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { named, noteErased } from '../privacy/note-erased.ts';
import { changeLead, type Seller } from './change-lead.ts';

/**
 * Erases what is personal in a lead, also in one of nobody known: the shopper's words, sizes as typed, notes, and
 * whom it is of; a customer goes with the last of its leads. The lead stays, with what happened to it, and so do
 * the counts. The history and the audit tell that, and not of whom.
 */
export function eraseLead(
  context: AppContext,
  actor: Seller,
  id: string,
  version: number | undefined,
): Promise<LeadDetail> {
  return changeLead(context, actor, id, version, async ({ db, lead, note }) => {
    await eraseLeads(db, [id], context.now());
    const { customerId } = lead;
    const wentToo = customerId !== null && (await deleteIfUnused(db, customerId));
    await writeLeadWords(db, [id]);
    await noteErased(db, context.now(), [
      ...named('lead', [id]),
      ...(wentToo ? named('customer', [customerId]) : []),
    ]);
    await note({ kind: 'ERASED' });
    await audit(db, actor, { action: 'erase-lead', entity: 'lead', entityId: id });
  });
}
