import type { NoticeChange, Notices, PushSubscriptionInput } from '#contracts/notices.ts';
import { newId } from '#database/new-id.ts';
import { dropLeadMails } from '#database/queries/notices/notice-queue.ts';
import { saveNoticeSettings } from '#database/queries/notices/notice-settings.ts';
import {
  deletePushSubscription,
  dropOldestSubscriptions,
  dropOthersOfSession,
  findPushSubscription,
  listPushSubscriptions,
  notePushed,
  savePushSubscription,
} from '#database/queries/notices/push-subscriptions.ts';
import type { Actor } from '#domain/policy.ts';
import { recheckActor } from '../accounts/recheck-actor.ts';
import { refuseSupport } from '../accounts/refuse-support.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, invalid, notFound, stale } from '../failure.ts';
import { limitRate } from '../limit-rate.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { write } from '../write.ts';
import { testPush } from './notice-texts.ts';
import { readNoticeSettings } from './read-settings.ts';

type Seller = Extract<Actor, { role: 'seller' }>;

/** Devices of one seller; a new one past this replaces the one that was added first. */
const MOST_DEVICES = 20;

/** Returns how the asking seller is told of leads, and on which devices. */
export async function noticesOf(
  { db, push }: Pick<AppContext, 'db' | 'push'>,
  { id, sessionId }: Seller,
): Promise<Notices> {
  const found = await readNoticeSettings(db, id);
  if (found === null) throw notFound('seller');
  const devices = await listPushSubscriptions(db, id);
  return {
    settings: found.settings,
    publicKey: push.publicKey,
    devices: devices.map((row) => ({
      _id: row.id,
      device: row.device,
      isThis: row.sessionId === sessionId,
      createdAt: row.createdAt.toISOString(),
      failedAt: row.failedAt?.toISOString() ?? null,
    })),
  };
}

/** Changes when the asking seller is mailed, and its quiet hours. */
export async function updateNotices(
  context: AppContext,
  actor: Seller,
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

/** Tells a device from now on. Sent again by the same browser, it stays one. */
export async function addPushDevice(
  context: AppContext,
  actor: Seller,
  { endpoint, keys }: PushSubscriptionInput,
  userAgent: string,
): Promise<Notices> {
  refuseSupport(actor);
  const { sessionId } = actor;
  if (sessionId === undefined) throw notFound('session');
  if (!context.push.isPushService(endpoint)) {
    throw invalid('endpoint', 'This is not the address of a push service.');
  }
  const device = describeDevice(userAgent);
  await limitRate(context, 'push-device-account', actor.id);
  await write(context, async (db) => {
    await recheckActor(db, actor, 'seller', context.now());
    await dropOthersOfSession(db, sessionId, endpoint);
    const owner = { id: newId(), sellerId: actor.id, sessionId };
    await savePushSubscription(db, {
      ...owner,
      ...keys,
      endpoint,
      device,
      createdAt: context.now(),
    });
    await dropOldestSubscriptions(db, actor.id, MOST_DEVICES);
    await auditDevice(db, actor, 'add-push-device', device);
  });
  return noticesOf(context, actor);
}

/** Tells a device no more. */
export async function removePushDevice(
  context: AppContext,
  actor: Seller,
  id: string,
): Promise<void> {
  refuseSupport(actor);
  await write(context, async (db) => {
    const found = await findPushSubscription(db, actor.id, id);
    if (found === null) throw notFound('device');
    await deletePushSubscription(db, actor.id, id);
    await auditDevice(db, actor, 'remove-push-device', found.device);
  });
}

const auditDevice = (
  db: Parameters<typeof audit>[0],
  actor: Seller,
  action: string,
  device: string,
) => audit(db, actor, { action, entity: 'seller', entityId: actor.id, after: { device } });

/** Sends a notice to one device now. 502 says that it could not be reached, 404 that it is gone. */
export async function testPushDevice(
  context: AppContext,
  actor: Seller,
  id: string,
): Promise<void> {
  refuseSupport(actor);
  await limitRate(context, 'push-test-account', actor.id);
  const { db, push } = context;
  const device = await findPushSubscription(db, actor.id, id);
  if (device === null) throw notFound('device');
  const status = await push.send(device, testPush).catch(() => 0);
  if (status >= 200 && status < 300) {
    return notePushed(db, id, { failedAt: null });
  }
  if (status === 404 || status === 410) {
    await deletePushSubscription(db, actor.id, id);
    throw failure(
      404,
      'device-gone',
      'This device takes no notices any more and was removed. Turn them on there again.',
    );
  }
  await notePushed(db, id, { failedAt: context.now() });
  throw failure(
    502,
    'device-not-reached',
    'The push service of this device did not take the notice. Try again later, or turn notices off and on there.',
  );
}
