import type { Role } from '#contracts/account.ts';
import type { Mail, Marketplace } from '../marketplace.ts';

type Sender = Pick<Marketplace, 'site' | 'publicUrl'>;

/**
 * No mail of an account says the account's name: whoever registers with somebody else's address
 * could write to them by it.
 */
const greeting = ['Hello,', ''];

/** The link by which a forgotten password is replaced. */
export function passwordLinkMail(market: Sender, role: Role, to: string, token: string): Mail {
  const { name } = market.site;
  return {
    to,
    subject: `${name}: choose a new password`,
    text: [
      ...greeting,
      `somebody, hopefully you, asked for a new password at ${name}. Open this link within an hour to choose one:`,
      '',
      `${market.publicUrl}/${role}/reset-password?token=${token}`,
      '',
      'The link works once. If you did not ask, do nothing: your password stays as it is.',
    ].join('\n'),
  };
}

/** Tells the owner, who may not be the one who did it. */
export function passwordChangedMail(market: Sender, role: Role, to: string): Mail {
  const { name } = market.site;
  return {
    to,
    subject: `${name}: your password was changed`,
    text: [
      ...greeting,
      `the password of your account at ${name} was changed, and every other session was ended. If that was not you, choose a new one at once:`,
      '',
      `${market.publicUrl}/${role}/forgot-password`,
    ].join('\n'),
  };
}
