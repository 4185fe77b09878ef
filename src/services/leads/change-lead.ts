import {
  type Assignment,
  type FollowUpChange,
  type JunkChange,
  type LeadDetail,
  MOST_NOTES,
} from '#contracts/leads/lead.ts';
import type { Database } from '#database/database.ts';
import { listNamesOfStaff, lockMember } from '#database/queries/accounts/staff.ts';
import { deleteIfUnused } from '#database/queries/leads/customers.ts';
import {
  countNotes,
  eraseLeads,
  insertLeadEvent,
  insertLeadEvents,
  type LeadState,
  lockLead,
  lockLeads,
  markPersonal,
  setJunk,
  updateLead,
  writeLeadWords,
} from '#database/queries/leads/write-lead.ts';
import { sumDaysOf } from '#database/queries/pipeline/category-counts.ts';
import type { leadEvent } from '#database/schema/lead.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { isDue } from '#domain/leads/follow-up.ts';
import type { SellerActor } from '#domain/policy.ts';
import { daysAfter } from '#domain/time/days.ts';
import { said } from '#languages/said.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { audit, whoOf } from '../audit.ts';
import { failure, invalid, notFound, stale } from '../failure.ts';
import { tellOfGiven } from '../notices/tell-of-lead.ts';
import { named, noteErased } from '../privacy/erase-person.ts';
import { write } from '../write.ts';
import { readLead } from './present-lead.ts';

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
export function whoInHistory(actor: SellerActor) {
  const { role, ...who } = whoOf(actor);
  return { actorRole: role, ...who, ...(actor.staff && { actorName: actor.staff.name }) };
}

/**
 * Changes one of a seller's leads, which is locked meanwhile, and returns it. 404 for another seller's, 409
 * for a `version` older than the lead's.
 */
export async function changeLead(
  context: AppContext,
  actor: SellerActor,
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

/** Returns the id by which leads are given to who asks: a member of staff, or the seller itself. */
export const ownAssigneeId = ({ id, staff }: SellerActor): string => staff?.id ?? id;

/** Returns what a query names as the id that leads have: null of nobody's, undefined where none is named. */
export function assigneeOf(
  actor: SellerActor,
  named: string | undefined,
): string | null | undefined {
  if (named === 'mine') return ownAssigneeId(actor);
  return named === 'nobody' ? null : named;
}

/**
 * Gives a lead to one of the seller's staff, to the seller itself, or to nobody; the history tells who gave it to
 * whom, and a notice whoever did not take it themselves. 409 for somebody who does not work there any more.
 */
export function assignLead(
  context: AppContext,
  actor: SellerActor,
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

/** Locks the member of staff, so that no lead is assigned to somebody who is being removed. */
async function refuseStranger(db: Database, actor: SellerActor, assigneeId: string): Promise<void> {
  if (assigneeId === actor.id) return;
  if ((await lockMember(db, actor.id, assigneeId, 'share')) !== null) return;
  throw failure(409, 'not-staff', said('assigneeGone'));
}

const LATEST_FOLLOW_UP_DAYS = 730;

/** Writes a note on a lead. The audit tells that, and not what it says. 409 where it has as many as it may. */
export function addNote(
  context: AppContext,
  actor: SellerActor,
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
  actor: SellerActor,
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

/**
 * Marks a seller's leads as junk, or takes that back (docs/behaviour/rules.md#junk); returns those that were
 * otherwise before. 404 where one is not there, 409 where one is reserved or won.
 */
export async function markJunk(
  context: AppContext,
  actor: SellerActor,
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

/**
 * Erases what is personal in a lead, also in one of nobody known: the shopper's words, sizes as typed, notes, and
 * whom it is of; a customer goes with the last of its leads. The lead stays, with what happened to it, and so do
 * the counts. The history and the audit tell that, and not of whom.
 */
export function eraseLead(
  context: AppContext,
  actor: SellerActor,
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
