import type { Role } from '#contracts/account.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { mailTo } from '../mail/send-mail.ts';

type Sender = Pick<AppContext, 'site' | 'publicUrl'>;

const changes = {
  'add-authenticator-app': 'an authenticator app was added',
  'remove-authenticator-app': 'the authenticator app was removed',
  'add-passkey': 'a passkey was added',
  'rename-passkey': 'a passkey was renamed',
  'remove-passkey': 'a passkey was removed',
  'renew-recovery-codes': 'new recovery codes were created, and the old ones work no more',
  'turn-off-second-factor': 'two-step verification was turned off',
};

/** A change of an account's second factor, by its name in the audit. */
export type FactorChange = keyof typeof changes;

/** Returns the mail that tells the owner of a change, which somebody else may have made. */
export function factorChangedMail(
  context: Sender,
  role: Role,
  to: string,
  change: FactorChange,
): Mail {
  const { name } = context.site;
  return mailTo(context, to, changes[change], [
    `how you log in to your account at ${name} has changed: ${changes[change]}.`,
    ...unlessYou(context, role),
  ]);
}

/** Returns the mail that tells the owner that a recovery code was used, which happens rarely. */
export function recoveryCodeUsedMail(context: Sender, role: Role, to: string, left: number): Mail {
  const { name } = context.site;
  return mailTo(context, to, 'a recovery code was used', [
    `one of the recovery codes of your account at ${name} was used. ${leftInWords(left)}`,
    ...unlessYou(context, role),
  ]);
}

/**
 * Returns the mail that tells the owner that somebody else turned the second factor off: the
 * operator or, for a seller, an admin, with the reason.
 */
export function factorResetMail(context: Sender, role: Role, to: string, reason: string): Mail {
  const { name } = context.site;
  return mailTo(context, to, 'two-step verification was turned off', [
    `two-step verification of your account at ${name} was turned off by the marketplace, and every session was ended. Your password opens the account alone now: log in and turn it on again.`,
    ...(reason === '' ? [] : ['', `Reason: ${reason}`]),
    ...unlessYou(context, role, 'If you did not ask for this'),
  ]);
}

const leftInWords = (left: number) =>
  left === 0
    ? 'None is left: create new ones before you need them.'
    : `${left} ${left === 1 ? 'is' : 'are'} left.`;

const unlessYou = (context: Sender, role: Role, unless = 'If that was not you') => [
  '',
  `${unless}, choose a new password at once, and tell us:`,
  '',
  `${context.publicUrl}/${role}/forgot-password`,
];
