import type {
  LeadMail,
  NoticeChange,
  NoticeDevices,
  NoticeSettings,
  Notices,
  PushSubscriptionInput,
} from '#contracts/notices.ts';
import { ownAccount } from '#contracts/policy.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import { findAccount } from '#database/queries/accounts/accounts.ts';
import { dropLeadMails } from '#database/queries/notices/notice-queue.ts';
import {
  deletePushSubscription,
  dropOldestSubscriptions,
  dropOthersOfSession,
  findNoticeSettings,
  findPushSubscription,
  listPushSubscriptions,
  notePushed,
  saveNoticeSettings,
  savePushSubscription,
} from '#database/queries/notices/push-subscriptions.ts';
import { zoneOf } from '#domain/notices/quiet-hours.ts';
import type { KnownActor, SellerActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import { accountOf } from '../accounts/account-actor.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, invalid, notFound, stale } from '../failure.ts';
import { limitRate } from '../limit-rate.ts';
import { describeDevice, sayDevice } from '../sessions/describe-device.ts';
import { readSettings } from '../settings/settings.ts';
import { write, writeAs } from '../write.ts';
import { testPush } from './notice-texts.ts';

/** Devices of one account; a new one past this replaces the one that was added first. */
const MOST_DEVICES = 20;

/** Returns the devices of who asks, and what a new one subscribes with. */
export async function devicesOf(
  { db, push }: Pick<AppContext, 'db' | 'push'>,
  actor: KnownActor,
): Promise<NoticeDevices> {
  const devices = await listPushSubscriptions(db, accountOf(actor));
  return {
    publicKey: push.publicKey,
    devices: devices.map((row) => ({
      _id: row.id,
      device: sayDevice(row.device),
      isThis: row.sessionId === actor.sessionId,
      createdAt: row.createdAt.toISOString(),
      failedAt: row.failedAt?.toISOString() ?? null,
    })),
  };
}

/** Tells a device from now on. Sent again by the same browser, it stays one. */
export async function addPushDevice(
  context: AppContext,
  actor: KnownActor,
  { endpoint, keys }: PushSubscriptionInput,
  userAgent: string,
): Promise<void> {
  const { sessionId } = actor;
  if (sessionId === undefined) throw notFound('session');
  if (!context.push.isPushService(endpoint)) {
    throw invalid('endpoint', said('notAPushService'));
  }
  const device = describeDevice(userAgent);
  const { role, id } = accountOf(actor);
  await limitRate(context, 'push-device-account', id);
  await writeAs(context, actor, ownAccount[actor.role], async (db) => {
    await dropOthersOfSession(db, sessionId, endpoint);
    const owner = { id: newId(), role, accountId: id, sessionId };
    await savePushSubscription(db, {
      ...owner,
      ...keys,
      endpoint,
      device,
      createdAt: context.now(),
    });
    await dropOldestSubscriptions(db, { role, id }, MOST_DEVICES);
    await auditDevice(db, actor, 'add-push-device', device);
  });
}

/** Tells a device no more. */
export async function removePushDevice(
  context: AppContext,
  actor: KnownActor,
  id: string,
): Promise<void> {
  await write(context, async (db) => {
    const found = await findPushSubscription(db, accountOf(actor), id);
    if (found === null) throw notFound('device');
    await deletePushSubscription(db, id);
    await auditDevice(db, actor, 'remove-push-device', found.device);
  });
}

const auditDevice = (
  db: Parameters<typeof audit>[0],
  actor: KnownActor,
  action: string,
  device: string,
) => {
  const { role, id } = accountOf(actor);
  return audit(db, actor, { action, entity: role, entityId: id, after: { device } });
};

/** Sends a notice to one device now. 502 says that it could not be reached, 404 that it is gone. */
export async function testPushDevice(
  context: AppContext,
  actor: KnownActor,
  id: string,
): Promise<void> {
  const owner = accountOf(actor);
  await limitRate(context, 'push-test-account', owner.id);
  const { db, push } = context;
  const device = await findPushSubscription(db, owner, id);
  if (device === null) throw notFound('device');
  const account = await findAccount(db, owner.role, owner.id);
  const test = testPush(actor.role, account?.language ?? 'en');
  const status = await push.send(device, test).catch(() => 0);
  if (status >= 200 && status < 300) {
    return notePushed(db, id, { failedAt: null });
  }
  if (status === 404 || status === 410) {
    await deletePushSubscription(db, id);
    throw failure(404, 'device-gone', said('deviceGone'));
  }
  await notePushed(db, id, { failedAt: context.now() });
  throw failure(502, 'device-not-reached', said('deviceNotReached'));
}

/** Returns how the asking seller is told of leads, and on which devices. */
export async function noticesOf(
  context: Pick<AppContext, 'db' | 'push'>,
  actor: SellerActor,
): Promise<Notices> {
  const found = await readNoticeSettings(context.db, actor.id);
  if (found === null) throw notFound('seller');
  return { settings: found.settings, ...(await devicesOf(context, actor)) };
}

/** Changes when the asking seller is mailed, and its quiet hours. */
export async function updateNotices(
  context: AppContext,
  actor: SellerActor,
  { version, ...settings }: NoticeChange,
): Promise<Notices> {
  await write(context, async (db) => {
    const before = await readNoticeSettings(db, actor.id);
    if (before === null) throw notFound('seller');
    if (!(await saveNoticeSettings(db, actor.id, settings, version))) throw stale();
    if (settings.leadMail === 'NEVER') await dropLeadMails(db, actor.id);
    const { version: _, ...was } = before.settings;
    await audit(db, actor, {
      action: 'update-notices',
      entity: 'seller',
      entityId: actor.id,
      before: was,
      after: settings,
    });
  });
  return noticesOf(context, actor);
}

/** Of a seller that has chosen nothing. */
async function usual(db: Database) {
  const { quiet } = await readSettings(db);
  const [quietFrom, quietUntil] = [quiet?.from ?? null, quiet?.until ?? null];
  return { leadMail: 'AT_ONCE' as LeadMail, quietFrom, quietUntil, version: 0 };
}

/** Returns how a seller is told of leads, and when it was last mailed of any; null where there is none. */
export async function readNoticeSettings(
  db: Database,
  sellerId: string,
): Promise<{ settings: NoticeSettings; mailedAt: Date | null } | null> {
  const found = await findNoticeSettings(db, sellerId);
  if (found === null) return null;
  const { chosen, mailedAt, chatIndia } = found;
  return {
    settings: chosen ?? { ...(await usual(db)), timeZone: zoneOf({ chatIndia }) },
    mailedAt,
  };
}
