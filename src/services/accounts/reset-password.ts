import type { Role } from '#contracts/account.ts';
import type { Database } from '#database/database.ts';
import {
  type Account,
  findAccount,
  findAccountByName,
  insertPasswordReset,
  setPassword,
  takePasswordReset,
} from '#database/queries/accounts/accounts.ts';
import { listShops } from '#database/queries/accounts/staff.ts';
import { setEmailConfirmed } from '#database/queries/sellers/email-confirmations.ts';
import { forgetDevices, recordDevice } from '#database/queries/sessions/sessions.ts';
import { accountNameOf } from '#domain/account-name.ts';
import type { AdminActor } from '#domain/policy.ts';
import type { Language } from '#languages/languages.ts';
import { said } from '#languages/said.ts';
import { afterResponse } from '../after-response.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, notFound } from '../failure.ts';
import { limitRate } from '../limit-rate.ts';
import { hashMailedToken, newMailedToken } from '../mail/send-mail.ts';
import { hashDeviceKey, newDeviceKey } from '../sessions/describe-device.ts';
import { MOST_DEVICES } from '../sessions/sessions.ts';
import { write } from '../write.ts';
import { actorOf } from './account-actor.ts';
import { passwordChangedMail, passwordLinkMail } from './account-mails.ts';
import { forgetGuesses } from './limit-guesses.ts';
import { hashPassword, nameIn, rolesIn } from './passwords.ts';
import type { Visitor } from './visitor.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

const VALID_MS = 60 * 60_000;

/**
 * Mails a link to the account of this address, if there is one, in the language of the page that asks. Runs after the response, so that
 * neither the response nor its time tells whether there is.
 */
export async function requestPasswordReset(
  context: AppContext,
  role: Role,
  email: string,
  { network, language }: Pick<Visitor, 'network' | 'language'>,
): Promise<void> {
  await limitRate(context, 'forgotten-address', network);
  await limitRate(context, 'forgotten-account', `${role} ${email}`);
  afterResponse(context, 'a password link could not be sent', () =>
    sendLink(context, role, email, language),
  );
}

/** Sends a link for each account of the address: a seller's own, and that of a member of staff. */
async function sendLink(
  context: AppContext,
  role: Role,
  email: string,
  language: Language | undefined,
): Promise<void> {
  for (const each of rolesIn[role]) {
    const account = await findAccountByName(context.db, each, email);
    if (account === null) continue;
    const spoken = (role !== 'admin' && language) || account.language;
    await mailLink(context, { ...account, language: spoken });
  }
}

/** Mails a seller the link to a new password in an admin's name, to the seller's address alone. 404 of an unknown one. */
export async function mailSellerLink(
  context: AppContext,
  actor: AdminActor,
  sellerId: string,
): Promise<void> {
  await limitRate(context, 'forgotten-account', `seller ${sellerId}`);
  const account = await findAccount(context.db, 'seller', sellerId);
  if (account === null) throw notFound('seller');
  await mailLink(context, account, (db) =>
    audit(db, actor, { action: 'send-password-link', entity: 'seller', entityId: sellerId }),
  );
}

async function mailLink(
  context: AppContext,
  account: Account,
  note: (db: Database) => Promise<void> = async () => {},
): Promise<void> {
  const { role, id: accountId } = account;
  const shops = role === 'staff' ? await listShops(context.db, accountId) : [];
  const token = newMailedToken();
  const expiresAt = new Date(context.now().getTime() + VALID_MS);
  await write(context, async (db, _touch, send) => {
    await insertPasswordReset(db, {
      tokenHash: hashMailedToken(token),
      role,
      accountId,
      expiresAt,
    });
    const names = shops.map(({ name }) => name);
    send({ ...passwordLinkMail(context, account, token, names), goodUntil: expiresAt });
    await note(db);
  });
}

/**
 * Sets a new password by a mailed link, which works once. Ends every session and forgets every
 * device but this one, whose key is returned. Waits for wrong log-ins are lifted.
 */
export async function resetPassword(
  context: AppContext,
  area: Role,
  token: string,
  newPassword: string,
  visitor: Visitor,
): Promise<string> {
  await limitRate(context, 'reset-address', visitor.network);
  const chosen = { password: newPassword, field: 'newPassword', label: 'New password' } as const;
  await refuseWeakPassword(chosen);
  const passwordHash = await hashPassword(newPassword);
  const deviceKey = visitor.deviceKey ?? newDeviceKey();
  const account = await write(context, async (db, _touch, send) => {
    const taken = await takePasswordReset(db, rolesIn[area], hashMailedToken(token), context.now());
    const account = taken && (await findAccount(db, taken.role, taken.accountId));
    if (account === null) throw linkUsedUp();
    const { role } = account;
    // Throwing rolls back, so that the link still works.
    await refuseWeakPassword(chosen, account);
    await setPassword(db, role, account.id, passwordHash);
    await forgetDevices(db, role, account.id, null);
    const device = { role, accountId: account.id, keyHash: hashDeviceKey(deviceKey) };
    await recordDevice(db, device, { now: context.now(), kept: MOST_DEVICES });
    // Opening the link proves that the address is theirs.
    if (role === 'seller') await setEmailConfirmed(db, account.id, context.now());
    const [shop] = role === 'staff' ? await listShops(db, account.id) : [];
    await audit(db, actorOf({ ...account, ...(shop && { shop }) }), {
      action: 'reset-password',
      entity: role,
      entityId: account.id,
    });
    send(passwordChangedMail(context, role, account));
    return account;
  });
  const { role, id } = account;
  const names = [account.email, account.phone].filter(Boolean).map(accountNameOf);
  const subjects = [`${role} ${id}`, ...names.map((name) => nameIn(area, name))];
  await forgetGuesses(context, subjects, visitor.network);
  return deviceKey;
}

const linkUsedUp = () =>
  failure(422, 'link-used-up', said('resetLinkUsedUp'), {
    fields: { token: said('linkUsedUp') },
  });
