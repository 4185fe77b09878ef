import type { PasswordChange } from '#contracts/account.ts';
import { findAccount, setPassword } from '#database/queries/accounts/accounts.ts';
import { forgetDevices } from '#database/queries/sessions/known-devices.ts';
import { findSessionEnd } from '#database/queries/sessions/sessions.ts';
import type { KnownActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { invalid, notFound } from '../failure.ts';
import { limitRate, undoRateHit } from '../limit-rate.ts';
import { hashDeviceKey } from '../sessions/device-key.ts';
import { write } from '../write.ts';
import { accountOf, shopOf } from './account-actor.ts';
import { passwordChangedMail } from './account-mails.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { issueToken } from './tokens.ts';
import type { Visitor } from './visitor.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

/**
 * Sets a new password of who is logged in, of a member of staff their own, given the present one; also for
 * sellers who are not approved. Ends every
 * other session, forgets every other device, and returns a token for this session. A wrong present
 * password is 422, since 401 would mean that the session has ended.
 */
export async function changePassword(
  context: AppContext,
  actor: KnownActor,
  { currentPassword, newPassword }: PasswordChange,
  { deviceKey }: Visitor,
): Promise<string> {
  const { sessionId = '' } = actor;
  const { role, id } = accountOf(actor);
  await limitRate(context, 'password-account', id);
  const account = await findAccount(context.db, role, id);
  if (account === null) throw notFound('account');
  if (!(await isPassword(currentPassword, account.passwordHash))) {
    throw invalid('currentPassword', said('currentPasswordIncorrect'));
  }
  await undoRateHit(context, 'password-account', id);
  await refuseWeakPassword(
    { password: newPassword, field: 'newPassword', label: 'New password' },
    account,
  );
  const passwordHash = await hashPassword(newPassword);
  return write(context, async (db, _touch, send) => {
    const expiresAt = await findSessionEnd(db, sessionId);
    if (expiresAt === null) throw notFound('session');
    await audit(db, actor, { action: 'change-password', entity: role, entityId: id });
    await forgetDevices(db, role, id, deviceKey && hashDeviceKey(deviceKey));
    if (account.isConfirmed) send(passwordChangedMail(context, role, account));
    const tokenVersion = await setPassword(db, role, id, passwordHash, sessionId);
    const holder = { role, id, tokenVersion, ...shopOf(actor) };
    return issueToken(context, holder, { id: sessionId, expiresAt });
  });
}
