import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '#contracts/account.ts';
import { findAccount, findAccountByName, setPassword } from '#database/queries/accounts.ts';
import { insertPasswordReset, takePasswordReset } from '#database/queries/password-resets.ts';
import { audit } from '../audit.ts';
import { failure } from '../failure.ts';
import { limitRate } from '../limit-rate.ts';
import type { Marketplace } from '../marketplace.ts';
import { write } from '../write.ts';
import { hashPassword } from './passwords.ts';

const VALID_MS = 60 * 60_000;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Mails a link to the account of this address, if there is one. Nothing that is answered tells
 * whether there is: the work is done after the answer.
 */
export async function requestPasswordReset(
  market: Marketplace,
  role: Role,
  email: string,
  network: string,
): Promise<void> {
  await limitRate(market, 'forgotten-address', network);
  await limitRate(market, 'forgotten-account', `${role} ${email}`);
  setImmediate(() => {
    sendLink(market, role, email).catch((error) =>
      market.log.error({ err: error }, 'a password link could not be sent'),
    );
  });
}

async function sendLink(market: Marketplace, role: Role, email: string): Promise<void> {
  const account = await findAccountByName(market.db, role, email);
  if (account === null) return;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(market.now().getTime() + VALID_MS);
  await write(market, (db) =>
    insertPasswordReset(db, { tokenHash: hashOf(token), role, accountId: account.id, expiresAt }),
  );
  await market.sendMail({
    to: account.email,
    subject: `${market.site.name}: choose a new password`,
    text: [
      `Hello ${account.name},`,
      '',
      `somebody, hopefully you, asked for a new password at ${market.site.name}. Open this link within an hour to choose one:`,
      '',
      `${market.publicUrl}/${role}/reset-password?token=${token}`,
      '',
      'The link works once. If you did not ask, do nothing: your password stays as it is.',
    ].join('\n'),
  });
}

/** Sets a new password by a link, which is used up by it, and ends every session of the account. */
export async function resetPassword(
  market: Marketplace,
  role: Role,
  token: string,
  newPassword: string,
  network: string,
): Promise<void> {
  await limitRate(market, 'reset-address', network);
  const passwordHash = await hashPassword(newPassword);
  await write(market, async (db) => {
    const id = await takePasswordReset(db, role, hashOf(token), market.now());
    const account = id === null ? null : await findAccount(db, role, id);
    if (account === null) {
      throw failure(
        422,
        'link-used-up',
        'This link has expired or was used already. Ask for a new one.',
        { fields: { token: 'This link has expired or was used already.' } },
      );
    }
    await setPassword(db, role, account.id, passwordHash);
    const actor =
      role === 'admin'
        ? ({ role, id: account.id, name: account.name } as const)
        : ({ role, id: account.id, name: account.name, approved: false } as const);
    await audit(db, actor, { action: 'reset-password', entity: role, entityId: account.id });
  });
}
