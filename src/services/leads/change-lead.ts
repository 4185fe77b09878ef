import type { LeadDetail } from '#contracts/leads/lead.ts';
import type { Database } from '#database/database.ts';
import { insertLeadEvent, type LeadState, lockLead } from '#database/queries/leads/write-lead.ts';
import type { leadEvent } from '#database/schema/lead.ts';
import type { Actor } from '#domain/policy.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { whoOf } from '../audit.ts';
import { notFound, stale } from '../failure.ts';
import { write } from '../write.ts';
import { readLead } from './present-lead.ts';

export type Seller = Extract<Actor, { role: 'seller' }>;
type Event = Pick<typeof leadEvent.$inferInsert, 'kind'> &
  Partial<Pick<typeof leadEvent.$inferInsert, 'from' | 'to' | 'words'>>;

/** What a change of a lead needs; `note` writes its history. */
export type Change = {
  db: Database;
  lead: LeadState;
  touch: (...tags: string[]) => void;
  send: (mail: Mail) => void;
  note: (event: Event) => Promise<void>;
};

/** Returns whom the history of a lead names: a member of the seller's staff by their name alone. */
export function whoInHistory(actor: Seller) {
  const { role, ...who } = whoOf(actor);
  return { actorRole: role, ...who, ...(actor.staff && { actorName: actor.staff.name }) };
}

/**
 * Changes one of a seller's leads, which is locked meanwhile, and returns it. 404 for another seller's, 409
 * for a `version` older than the lead's.
 */
export async function changeLead(
  context: AppContext,
  actor: Seller,
  id: string,
  version: number | undefined,
  decide: (change: Change) => Promise<void>,
): Promise<LeadDetail> {
  await write(context, async (db, touch, send) => {
    const lead = await lockLead(db, actor.id, id);
    if (lead === null) throw notFound('lead');
    if (version !== undefined && version !== lead.version) throw stale();
    const who = whoInHistory(actor);
    const note = (event: Event) =>
      insertLeadEvent(db, { ...event, leadId: id, ...who, at: context.now() });
    await decide({ db, lead, touch, send, note });
  });
  return readLead(context.db, actor.id, id, context.now());
}
