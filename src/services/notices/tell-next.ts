import type { Database } from '#database/database.ts';
import { findAccount } from '#database/queries/accounts/accounts.ts';
import {
  deleteNotices,
  findSellerToMail,
  type LeasedNotice,
  leaseMails,
  leasePushes,
  listToldLeads,
  noteLeadMail,
  postponeDevice,
  putOff,
  type ToldLead,
} from '#database/queries/notices/notice-queue.ts';
import {
  deletePushSubscription,
  listSubscriptionsById,
  notePushed,
} from '#database/queries/notices/push-subscriptions.ts';
import { afterQuiet } from '#domain/notices/quiet-hours.ts';
import type { Language } from '#languages/languages.ts';
import type { AppContext } from '../app-context.ts';
import { pauseAfter } from '../mail/deliver-mail.ts';
import { write } from '../write.ts';
import { leadsMail, leadsPush } from './notice-texts.ts';
import { readNoticeSettings } from './own-devices.ts';
import { attemptPush, isGone } from './push-sender.ts';

/** Longer than a push can take. */
const LEASE_MS = 2 * 60_000;
/** The most mails of one look. */
const MOST_MAILS = 50;
/** Pushes of one look are sent side by side, and the next look waits for the slowest of them. */
const DEVICES = { devices: 50, ofOneHost: 10 };
/** The most that these devices are told of. */
const MOST_PUSHED = 1000;

/** What may be otherwise later. */
const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

/**
 * Delivers the notices that are due: those for one device, and those for one seller's mail, together. Mails
 * go first, so that no push service keeps them waiting. What comes due in the seller's quiet hours, for whatever
 * reason, waits until they end. A push that fails is tried again with growing pauses for a day. Returns false where none was due.
 */
export async function tellNext(context: AppContext): Promise<boolean> {
  const hasMailed = await tellByMail(context);
  const hasPushed = await tellDevices(context);
  return hasMailed || hasPushed;
}

async function tellByMail(context: AppContext): Promise<boolean> {
  const { db } = context;
  const lease = { now: context.now(), leaseMs: LEASE_MS, most: MOST_MAILS };
  const leased = await leaseMails(db, lease);
  const leadsOf = await readLeads(db, leased);
  for (const [sellerId, notices] of Map.groupBy(leased, (each) => each.sellerId)) {
    await write(context, async (inner, _touch, send) => {
      const leads = leadsOf(notices).filter(({ isNew }) => isNew);
      await mail(context, inner, { sellerId, notices, leads }, send);
    });
  }
  return leased.length > 0;
}

async function tellDevices(context: AppContext): Promise<boolean> {
  const { db } = context;
  const lease = { now: context.now(), leaseMs: LEASE_MS, most: MOST_PUSHED };
  const leased = await leasePushes(db, lease, DEVICES);
  const leadsOf = await readLeads(db, leased);
  const byDevice = Map.groupBy(leased, ({ subscriptionId }) => subscriptionId ?? '');
  const devices = await listSubscriptionsById(db, [...byDevice.keys()]);
  await Promise.all(
    devices.map(async (device) => {
      const isOfOwner = ({ sellerId }: LeasedNotice) => sellerId === device.sellerId;
      const notices = byDevice.get(device.id) ?? [];
      const own = notices.filter(isOfOwner);
      const others = notices.filter((notice) => !isOfOwner(notice));
      // The browser has gone over to another account, which is told nothing of these.
      if (others.length > 0) await deleteNotices(db, idsOf(others));
      for (const [given, notices] of Map.groupBy(own, (notice) => notice.given)) {
        const leads = leadsOf(notices).filter(({ isNew, assigneeId }) =>
          given ? assigneeId === device.accountId : isNew,
        );
        await push(context, device, notices, leads, given);
      }
    }),
  );
  return leased.length > 0;
}

/** Reads the leads of notices, and returns what finds those of some. */
async function readLeads(db: Database, leased: readonly LeasedNotice[]) {
  if (leased.length === 0) return () => [];
  const told = await listToldLeads(db, [...new Set(leased.map(({ leadId }) => leadId))]);
  return (notices: readonly LeasedNotice[]): ToldLead[] => {
    const ids = new Set(notices.map(({ leadId }) => leadId));
    return told.filter(({ id }) => ids.has(id));
  };
}

type Device = Awaited<ReturnType<typeof listSubscriptionsById>>[number];

const idsOf = (notices: readonly LeasedNotice[]) => notices.map(({ id }) => id);

async function push(
  context: AppContext,
  device: Device,
  notices: readonly LeasedNotice[],
  leads: readonly ToldLead[],
  isGiven: boolean,
): Promise<void> {
  const { db, log } = context;
  const ids = idsOf(notices);
  if (leads.length === 0) return deleteNotices(db, ids);
  const quietUntil = await endOfQuiet(context, db, device.sellerId);
  if (quietUntil !== null) return putOff(db, ids, quietUntil);
  const { status, problem } = await attemptPush(
    context,
    device,
    leadsPush(await languageOf(db, device), leads, isGiven),
  );
  const now = context.now();
  if (status >= 200 && status < 300) {
    await deleteNotices(db, ids);
    return notePushed(db, device.id, { sentAt: now, failedAt: null });
  }
  const details = { subscription: device.id, problem };
  if (isGone(status)) {
    await deletePushSubscription(db, device.id);
    return log.info(details, 'a device is gone, and is told no more');
  }
  const attempts = Math.max(...notices.map((each) => each.attempts));
  const next = new Date(now.getTime() + pauseAfter(attempts));
  const lasting = notices.filter(({ retryUntil }) => isPassing(status) && next <= retryUntil);
  const givenUp = notices.filter((each) => !lasting.includes(each));
  await deleteNotices(db, idsOf(givenUp));
  if (isPassing(status)) await postponeDevice(db, device.id, idsOf(lasting), next);
  if (givenUp.length === 0) {
    return log.warn(details, 'a device could not be told; it will be tried again');
  }
  await notePushed(db, device.id, { failedAt: now });
  log.warn(details, 'a notice to a device was given up');
}

/** The language that a seller, or who is on its staff, is told in. */
const languageOf = async (db: Database, { role, accountId }: Device): Promise<Language> =>
  (await findAccount(db, role, accountId))?.language ?? 'en';

/** Returns when the hours end that are quiet for a seller now; null where they are not. */
async function endOfQuiet(
  context: Pick<AppContext, 'now'>,
  db: Database,
  sellerId: string,
): Promise<Date | null> {
  const found = await readNoticeSettings(db, sellerId);
  const now = context.now();
  const end = found === null ? now : afterQuiet(found.settings, now);
  return end > now ? end : null;
}

type MailOfLeads = {
  sellerId: string;
  notices: readonly LeasedNotice[];
  leads: readonly ToldLead[];
};

/** Hands the mail over to the queue of mails, which tries it for a day. */
async function mail(
  context: AppContext,
  db: Database,
  { sellerId, notices, leads }: MailOfLeads,
  send: (mail: ReturnType<typeof leadsMail>) => void,
): Promise<void> {
  const quietUntil = await endOfQuiet(context, db, sellerId);
  if (quietUntil !== null) return putOff(db, idsOf(notices), quietUntil);
  await deleteNotices(db, idsOf(notices));
  const [seller, found] = [
    await findSellerToMail(db, sellerId),
    await readNoticeSettings(db, sellerId),
  ];
  if (seller === null || found === null || leads.length === 0) return;
  send(leadsMail(context, seller, leads, found.settings.timeZone));
  await noteLeadMail(db, sellerId, context.now());
}
