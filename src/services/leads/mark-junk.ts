import type { JunkChange } from '#contracts/leads/lead.ts';
import { insertLeadEvents, lockLeads, setJunk } from '#database/queries/leads/write-lead.ts';
import { sumDaysOf } from '#database/queries/pipeline/category-counts.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, notFound } from '../failure.ts';
import { write } from '../write.ts';
import { type Seller, whoInHistory } from './change-lead.ts';

/**
 * Marks a seller's leads as junk, or takes that back (docs/behaviour/rules.md#junk); returns those that were
 * otherwise before. 404 where one is not there, 409 where one is reserved or won.
 */
export async function markJunk(
  context: AppContext,
  actor: Seller,
  { leads: ids, junk }: JunkChange,
): Promise<string[]> {
  const wanted = [...new Set(ids)];
  return write(context, async (db) => {
    const leads = await lockLeads(db, actor.id, wanted);
    if (leads.length < wanted.length) throw notFound('lead');
    if (junk && leads.some(({ state }) => state === 'RESERVED' || state === 'WON')) {
      throw failure(409, 'in-use', said('junkIsHeld'));
    }
    const changed = leads.filter(({ isJunk }) => isJunk !== junk).map(({ id }) => id);
    if (changed.length === 0) return [];
    const at = context.now();
    await setJunk(db, changed, junk ? at : null);
    await sumDaysOf(db, changed);
    const who = whoInHistory(actor);
    const event = { kind: 'JUNK', to: junk ? 'JUNK' : null, ...who, at } as const;
    await insertLeadEvents(
      db,
      changed.map((leadId) => ({ ...event, leadId })),
    );
    await audit(db, actor, {
      action: junk ? 'mark-junk' : 'unmark-junk',
      entity: 'lead',
      entityId: changed[0] ?? '',
      after: { leads: changed },
    });
    return changed;
  });
}
