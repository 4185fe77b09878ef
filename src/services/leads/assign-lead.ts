import type { Assignment, LeadDetail } from '#contracts/leads/lead.ts';
import type { Database } from '#database/database.ts';
import { listNamesOfStaff, lockMember } from '#database/queries/accounts/staff.ts';
import { updateLead } from '#database/queries/leads/write-lead.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure } from '../failure.ts';
import { tellOfGiven } from '../notices/tell-of-lead.ts';
import { changeLead, type Seller } from './change-lead.ts';

/** Returns the id by which leads are given to who asks: a member of staff, or the seller itself. */
export const ownAssigneeId = ({ id, staff }: Seller): string => staff?.id ?? id;

/** Returns what a query names as the id that leads have: null of nobody's, undefined where none is named. */
export function assigneeOf(actor: Seller, named: string | undefined): string | null | undefined {
  if (named === 'mine') return ownAssigneeId(actor);
  return named === 'nobody' ? null : named;
}

/**
 * Gives a lead to one of the seller's staff, to the seller itself, or to nobody; the history tells who gave it to
 * whom, and a notice whoever did not take it themselves. 409 for somebody who does not work there any more.
 */
export function assignLead(
  context: AppContext,
  actor: Seller,
  id: string,
  { assigneeId, version }: Assignment,
): Promise<LeadDetail> {
  return changeLead(context, actor, id, version, async ({ db, lead, note, send }) => {
    if (lead.assigneeId === assigneeId) return;
    if (assigneeId !== null) await refuseStranger(db, actor, assigneeId);
    const people = await listNamesOfStaff(db, actor.id);
    const nameOf = (of: string | null) => people.find((each) => each.id === of)?.name ?? null;
    await updateLead(db, id, { assigneeId });
    await note({ kind: 'ASSIGNED', from: nameOf(lead.assigneeId), to: nameOf(assigneeId) });
    await audit(db, actor, {
      action: 'assign-lead',
      entity: 'lead',
      entityId: id,
      before: { assigneeId: lead.assigneeId },
      after: { assigneeId },
    });
    const isTaken = actor.support === undefined && assigneeId === ownAssigneeId(actor);
    if (assigneeId === null || isTaken) return;
    await tellOfGiven(context, db, { sellerId: actor.id, leadId: id, to: assigneeId }, send);
  });
}

/** Nobody is taken off the staff before the lead is given to them, so that no lead is left with who is gone. */
async function refuseStranger(db: Database, actor: Seller, assigneeId: string): Promise<void> {
  if (assigneeId === actor.id) return;
  if ((await lockMember(db, actor.id, assigneeId, 'share')) !== null) return;
  throw failure(409, 'not-staff', said('assigneeGone'));
}
