import { newId } from '#database/new-id.ts';
import { setLanguage } from '#database/queries/accounts/accounts.ts';
import { recordDevice } from '#database/queries/sessions/known-devices.ts';
import { endForgottenSessions, insertSession } from '#database/queries/sessions/sessions.ts';
import { actorOf, backOfficeOf, type Holder } from '../accounts/account-actor.ts';
import { newDeviceMail } from '../accounts/account-mails.ts';
import { issueToken } from '../accounts/tokens.ts';
import type { Visitor } from '../accounts/visitor.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { write } from '../write.ts';
import { describeDevice } from './describe-device.ts';
import { hashDeviceKey, newDeviceKey } from './device-key.ts';
import { LONGEST_MS, MOST_DEVICES, MOST_SESSIONS } from './session-limits.ts';

/** `deviceKey` is stored by the browser, so that the device is recognised at its next log-in. */
export type OpenedSession = { token: string; deviceKey: string };

/**
 * Opens a session for an authenticated account: audits the log-in, mails the owner if the device is
 * new and the address theirs, and returns the token. From now on a seller or member of staff is mailed in the language of the pages that it has logged in on.
 */
export async function openSession(
  context: AppContext,
  account: Holder,
  visitor: Visitor,
): Promise<OpenedSession> {
  const { role, shop } = account;
  const { network } = visitor;
  const now = context.now();
  const deviceKey = visitor.deviceKey ?? newDeviceKey();
  const deviceHash = hashDeviceKey(deviceKey);
  const device = describeDevice(visitor.userAgent);
  const session = {
    id: newId(),
    expiresAt: new Date(now.getTime() + LONGEST_MS[backOfficeOf(role)]),
  };
  const owner = { role, accountId: account.id };
  await write(context, async (db, _touch, send) => {
    const known = await recordDevice(
      db,
      { ...owner, keyHash: deviceHash },
      { now, kept: MOST_DEVICES },
    );
    const seen = { createdAt: now, lastSeenAt: now };
    const of = { ...owner, ...(shop && { sellerId: shop.id }) };
    await insertSession(db, { ...session, ...of, ...seen, device, deviceHash, network });
    await endForgottenSessions(db, role, account.id, MOST_SESSIONS);
    await audit(db, actorOf(account), {
      action: known ? 'log-in' : 'log-in-from-new-device',
      entity: role,
      entityId: account.id,
      after: { device, network },
    });
    const language = (role !== 'admin' && visitor.language) || account.language;
    if (role !== 'admin' && language !== account.language) {
      await setLanguage(db, role, account.id, language);
    }
    const reader = { ...account, language };
    if (!known && account.isConfirmed) {
      send(newDeviceMail(context, role, reader, { device, network, at: now }));
    }
  });
  return { token: await issueToken(context, account, session), deviceKey };
}
