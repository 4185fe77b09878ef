import type { NoticeSettings } from '#contracts/notices.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import { findAccount } from '#database/queries/accounts/accounts.ts';
import {
  findLeadToTell,
  listToldLeads,
  queueLeadMail,
  queuePushes,
} from '#database/queries/notices/notice-queue.ts';
import { afterQuiet, nextTime } from '#domain/notices/quiet-hours.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { givenMail } from './notice-texts.ts';
import { readNoticeSettings } from './own-devices.ts';

/** How long the telling of a lead is tried. */
const TRIED_FOR_MS = 24 * 60 * 60_000;
/** What comes so soon after a notice is told together. */
const PUSH_REST_MS = 60_000;
const MAIL_REST_MS = 10 * 60_000;
/** When the mail of a day is sent. */
const MAIL_OF_DAY = '08:00';

/**
 * Queues what tells a seller of a lead, in the ways that it has chosen, in the transaction that stores the
 * lead (docs/behaviour/rules.md#notices-of-enquiries). A lead of the form is mailed whole. Nothing is queued where the
 * context has no queue of mails.
 */
export async function tellOfLead(
  { now: clock, mailQueued }: Pick<AppContext, 'now' | 'mailQueued'>,
  db: Database,
  leadId: string,
): Promise<void> {
  if (mailQueued === null) return;
  const lead = await findLeadToTell(db, leadId);
  const found = lead === null ? null : await readNoticeSettings(db, lead.sellerId);
  if (lead === null || found === null) return;
  const { settings, mailedAt } = found;
  const now = clock();
  const to = { sellerId: lead.sellerId, leadId };
  const pushAt = afterQuiet(settings, now);
  await queuePushes(db, { ...to, dueAt: pushAt, retryUntil: triedUntil(pushAt) }, PUSH_REST_MS);
  if (settings.leadMail === 'NEVER' || lead.source === 'FORM') return;
  const dueAt = mailAt(settings, mailedAt, now);
  await queueLeadMail(db, { id: newId(), ...to, dueAt, retryUntil: triedUntil(dueAt) });
}

/**
 * Queues what tells somebody of a lead that was given to them, in the transaction that gives it: on their devices, and
 * by mail where they have none, unless the seller wants no mails.
 */
export async function tellOfGiven(
  context: AppContext,
  db: Database,
  { sellerId, leadId, to }: { sellerId: string; leadId: string; to: string },
  send: (mail: Mail) => void,
): Promise<void> {
  if (context.mailQueued === null) return;
  const found = await readNoticeSettings(db, sellerId);
  if (found === null) return;
  const dueAt = afterQuiet(found.settings, context.now());
  const entry = { sellerId, leadId, dueAt, retryUntil: triedUntil(dueAt) };
  if ((await queuePushes(db, entry, PUSH_REST_MS, to)) > 0) return;
  if (found.settings.leadMail === 'NEVER') return;
  const reader = await findAccount(db, to === sellerId ? 'seller' : 'staff', to);
  const [lead] = await listToldLeads(db, [leadId]);
  if (reader === null || lead === undefined) return;
  const until = { notBefore: dueAt, goodUntil: entry.retryUntil };
  send({ ...givenMail(context, reader, lead), ...until });
}

const triedUntil = (dueAt: Date) => new Date(dueAt.getTime() + TRIED_FOR_MS);

function mailAt(settings: NoticeSettings, mailedAt: Date | null, now: Date): Date {
  if (settings.leadMail === 'DAILY') {
    return afterQuiet(settings, nextTime(MAIL_OF_DAY, settings.timeZone, now));
  }
  const rested = (mailedAt?.getTime() ?? 0) + MAIL_REST_MS;
  return afterQuiet(settings, new Date(Math.max(now.getTime(), rested)));
}
