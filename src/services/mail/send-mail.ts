import { createHash, randomBytes } from 'node:crypto';
import { afterResponse } from '../after-response.ts';
import type { AppContext, Mail } from '../app-context.ts';

/** Sends a mail after the response: a slow or failing mail server breaks no write. */
export function sendMail(context: Pick<AppContext, 'sendMail' | 'log'>, mail: Mail): void {
  afterResponse(context, 'a mail could not be sent', () => context.sendMail(mail));
}

/**
 * Returns a mail whose subject begins with the site's name. Mails never contain the account's name,
 * which a stranger could have chosen to write to this address.
 */
export function mailTo(
  { site }: Pick<AppContext, 'site'>,
  to: string,
  subject: string,
  lines: readonly string[],
): Mail {
  return { to, subject: `${site.name}: ${subject}`, text: ['Hello,', '', ...lines].join('\n') };
}

/** A new secret token for a mailed link. */
export const newMailedToken = () => randomBytes(32).toString('base64url');

/** Hash of a mailed token; the token itself is never stored. */
export const hashMailedToken = (token: string) => createHash('sha256').update(token).digest('hex');
