import type { AccountRole } from '#database/queries/accounts/accounts.ts';
import type { FactorChange } from '#languages/en/mails/accounts.ts';
import { forgotten, type Sender } from '../accounts/account-mails.ts';
import type { Mail } from '../app-context.ts';
import { mailsIn, mailTo, type Reader } from '../mail/send-mail.ts';

const about = (context: Sender, role: AccountRole, to: Reader) => ({
  site: context.site.name,
  link: forgotten(context, role, to),
});

/** Returns the mail that tells the owner of a change, which somebody else may have made. */
export function factorChangedMail(
  context: Sender,
  role: AccountRole,
  to: Reader,
  change: FactorChange,
): Mail {
  const { factorChanged } = mailsIn(to.language).accounts;
  return mailTo(context, to, factorChanged({ ...about(context, role, to), change }));
}

/** Returns the mail that tells the owner that a recovery code was used, which happens rarely. */
export function recoveryCodeUsedMail(
  context: Sender,
  role: AccountRole,
  to: Reader,
  left: number,
): Mail {
  const { recoveryCodeUsed } = mailsIn(to.language).accounts;
  return mailTo(context, to, recoveryCodeUsed({ ...about(context, role, to), left }));
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
  const { factorReset } = mailsIn(to.language).accounts;
  return mailTo(context, to, factorReset({ ...about(context, role, to), reason }));
}
