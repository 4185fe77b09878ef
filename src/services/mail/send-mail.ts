import { createHash, randomBytes } from 'node:crypto';
import type { AppContext, Mail } from '../app-context.ts';
import { write } from '../write.ts';

/** Queues a mail whose cause was committed already. */
export function sendMail(context: AppContext, mail: Mail): Promise<void> {
  return write(context, async (_db, _touch, send) => send(mail));
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
