import { newId } from '#database/new-id.ts';
import { insertSubscriber, lockSubscriber, renewLink } from '#database/queries/newsletter.ts';
import { afterResponse } from '../after-response.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { isFailure } from '../failure.ts';
import { limitRate } from '../limit-rate.ts';
import { hashMailedToken, newMailedToken } from '../mail/mailed-token.ts';
import { write } from '../write.ts';
import { alreadySubscribedMail, confirmMail } from './newsletter-mails.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

const VALID_MS = 3 * 24 * 60 * 60_000;

/**
 * Mails a link that confirms a newsletter subscription. Runs after the response, so that neither it
 * nor its time tells whether the address was known. An address gets three such mails a day; more
 * are silently skipped.
 */
export function subscribe(context: AppContext, email: string): void {
  afterResponse(context, 'a newsletter link could not be sent', async () => {
    const mail = await noteAndWrite(context, email).catch(unlessTooMany);
    if (mail !== null) await context.sendMail(mail);
  });
}

async function noteAndWrite(context: AppContext, email: string): Promise<Mail | null> {
  await limitRate(context, 'newsletter-recipient', email);
  const now = context.now();
  const token = newMailedToken();
  const link = {
    linkHash: hashMailedToken(token),
    linkExpiresAt: new Date(now.getTime() + VALID_MS),
  };
  return write(context, async (db) => {
    const known = await lockSubscriber(db, email);
    const id = known?.id ?? newId();
    const unsubscribe = unsubscribeUrl(context, id);
    if (known?.confirmedAt) return alreadySubscribedMail(context, email, unsubscribe);
    if (known !== null) await renewLink(db, id, link);
    else if (!(await insertSubscriber(db, { id, email, createdAt: now, ...link }))) return null;
    return confirmMail(context, email, token, unsubscribe);
  });
}

function unlessTooMany(error: unknown): null {
  if (isFailure(error) && error.status === 429) return null;
  throw error;
}
