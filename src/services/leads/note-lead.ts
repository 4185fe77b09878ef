import { type FollowUpChange, type LeadDetail, MOST_NOTES } from '#contracts/leads/lead.ts';
import { countNotes, markPersonal, updateLead } from '#database/queries/leads/write-lead.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { isDue } from '#domain/leads/follow-up.ts';
import { daysAfter } from '#domain/time/days.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, invalid } from '../failure.ts';
import { changeLead, type Seller } from './change-lead.ts';

const LATEST_FOLLOW_UP_DAYS = 730;

/** Writes a note on a lead. The audit tells that, and not what it says. 409 where it has as many as it may. */
export function addNote(
  context: AppContext,
  actor: Seller,
  id: string,
  words: string,
): Promise<LeadDetail> {
  return changeLead(context, actor, id, undefined, async ({ db, note }) => {
    if ((await countNotes(db, id)) >= MOST_NOTES) throw tooMany();
    await note({ kind: 'NOTE', words });
    await markPersonal(db, id, context.now());
    await audit(db, actor, { action: 'add-lead-note', entity: 'lead', entityId: id });
  });
}

const tooMany = () => failure(409, 'too-many', said('tooManyNotes', { most: MOST_NOTES }));

/** Says on which day a lead is to be taken up again; null takes that away. 422 for a day that is over. */
export function setFollowUp(
  context: AppContext,
  actor: Seller,
  id: string,
  { followUpOn, version }: FollowUpChange,
): Promise<LeadDetail> {
  const today = dayOf(context.now());
  if (followUpOn !== null && followUpOn < today) {
    throw invalid('followUpOn', said('dayIsOver'));
  }
  if (followUpOn !== null && followUpOn > daysAfter(today, LATEST_FOLLOW_UP_DAYS)) {
    throw invalid('followUpOn', said('dayWithinTwoYears'));
  }
  return changeLead(context, actor, id, version, async ({ db, lead, note }) => {
    const from = lead.followUpOn;
    if (from === followUpOn) return;
    await updateLead(db, id, { followUpOn, isDue: isDue({ ...lead, followUpOn }, today) });
    await note({ kind: 'FOLLOW_UP', from, to: followUpOn });
    await audit(db, actor, {
      action: 'set-follow-up',
      entity: 'lead',
      entityId: id,
      before: { followUpOn: from },
      after: { followUpOn },
    });
  });
}
