import type { AccountRole } from '#database/queries/accounts/accounts.ts';
import { forgotten, type Sender } from '../accounts/account-mails.ts';
import type { Mail } from '../app-context.ts';
import { mailTo, phrasesIn, type Reader, reasonFor } from '../mail/send-mail.ts';

/** A change of an account's second factor, by its name in the audit. */
export type FactorChange = keyof ReturnType<typeof phrasesIn>['factorChanges'];

/** Returns the mail that tells the owner of a change, which somebody else may have made. */
export function factorChangedMail(
  context: Sender,
  role: AccountRole,
  to: Reader,
  change: FactorChange,
): Mail {
  return mailTo(context, to, 'factorChanged', {
    link: forgotten(context, role, to),
    change: phrasesIn(to.language).factorChanges[change],
  });
}

/** Returns the mail that tells the owner that a recovery code was used, which happens rarely. */
export function recoveryCodeUsedMail(
  context: Sender,
  role: AccountRole,
  to: Reader,
  left: number,
): Mail {
  const { noCodesLeft, codesLeft } = phrasesIn(to.language);
  return mailTo(context, to, 'recoveryCodeUsed', {
    link: forgotten(context, role, to),
    left: left === 0 ? noCodesLeft : codesLeft(left),
  });
}

/**
 * Returns the mail that tells the owner that somebody else turned the second factor off: the
 * operator or, for a seller, an admin, with the reason.
 */
export function factorResetMail(
  context: Sender,
  role: AccountRole,
  to: Reader,
  reason: string,
): Mail {
  return mailTo(context, to, 'factorReset', {
    link: forgotten(context, role, to),
    reason: reasonFor(to, reason),
  });
}
