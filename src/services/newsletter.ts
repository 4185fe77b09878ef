import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NewsletterInput } from '#contracts/inbox.ts';
import { newId } from '#database/new-id.ts';
import {
  confirmSubscriber,
  deleteSubscriber,
  insertSubscriber,
  lockSubscriber,
  renewLink,
} from '#database/queries/newsletter.ts';
import { DAY_MS } from '#domain/time/days.ts';
import type { Language } from '#languages/languages.ts';
import { afterResponse } from './after-response.ts';
import type { AppContext, Mail } from './app-context.ts';
import { isFailure } from './failure.ts';
import { limitRate } from './limit-rate.ts';
import { hashMailedToken, mailTo, newMailedToken, pageFor, type Reader } from './mail/send-mail.ts';
import { named, noteErased } from './privacy/erase-person.ts';
import { noticeAgreedTo } from './privacy/keep-notice.ts';
import { write } from './write.ts';

/** How long an address that is not confirmed is kept after it was last asked for. */
export const CONFIRM_DAYS = 3;

/**
 * Mails a link that confirms a newsletter subscription. Runs after the response, so that neither it
 * nor its time tells whether the address was known. An address gets three such mails a day; more
 * are silently skipped. The mails are in the language of the page that asked for it.
 */
export function subscribe(
  context: AppContext,
  { email, notice }: NewsletterInput,
  language: Language = 'en',
): void {
  afterResponse(context, 'a newsletter link could not be sent', async () => {
    await noteAndWrite(context, { email, language }, notice).catch(unlessTooMany);
  });
}

async function noteAndWrite(
  context: AppContext,
  reader: Reader,
  notice: string | undefined,
): Promise<void> {
  const { email, language } = reader;
  await limitRate(context, 'newsletter-recipient', email);
  await limitRate(context, 'strangers-recipient', email);
  const now = context.now();
  const token = newMailedToken();
  const link = {
    linkHash: hashMailedToken(token),
    linkExpiresAt: new Date(now.getTime() + CONFIRM_DAYS * DAY_MS),
    noticeVersion: await noticeAgreedTo(context, notice),
    createdAt: now,
    language,
  };
  await write(context, async (db, _touch, send) => {
    const known = await lockSubscriber(db, email);
    const id = known?.id ?? newId();
    const unsubscribe = unsubscribeUrl(context, id, language);
    if (known?.confirmedAt && known.setAside === null)
      return send(alreadySubscribedMail(context, reader, unsubscribe));
    if (known !== null) await renewLink(db, id, link);
    else if (!(await insertSubscriber(db, { id, email, ...link }))) return;
    const mail = confirmMail(context, reader, token, unsubscribe);
    send({ ...mail, goodUntil: link.linkExpiresAt });
  });
}

function unlessTooMany(error: unknown): void {
  if (isFailure(error) && error.status === 429) return;
  throw error;
}

/** Confirms a newsletter address by the mailed link; false where the link is no longer valid. */
export async function confirmSubscription(
  context: AppContext,
  token: string,
  { network, notice: said }: { network: string; notice: string | undefined },
): Promise<boolean> {
  await limitRate(context, 'newsletter-link-address', network);
  const notice = await noticeAgreedTo(context, said);
  const now = context.now();
  return write(context, (db) => confirmSubscriber(db, hashMailedToken(token), { now, notice }));
}

/** Deletes a subscriber, idempotently; false where the token is not valid. */
export async function unsubscribe(context: AppContext, token: string): Promise<boolean> {
  const id = readUnsubscribeToken(context, token);
  if (id === null) return false;
  await write(context, async (db) => {
    await deleteSubscriber(db, id);
    await noteErased(db, context.now(), named('subscriber', [id]));
  });
  return true;
}

type Signer = Pick<AppContext, 'tokenSecret'>;

const signatureOf = ({ tokenSecret }: Signer, id: string) =>
  createHmac('sha256', tokenSecret).update(`unsubscribe ${id}`).digest('base64url');

/** URL of the one-click unsubscribe page; a POST to it is enough (RFC 8058). It never expires. */
export function unsubscribeUrl(
  context: Signer & Pick<AppContext, 'publicUrl'>,
  id: string,
  language: Language = 'en',
): string {
  const path = `/newsletter/unsubscribe?token=${id}.${signatureOf(context, id)}`;
  return pageFor(context, { language }, path);
}

/** The subscriber's id in a token, or null where the signature is wrong. */
function readUnsubscribeToken(context: Signer, token: string): string | null {
  const [id = '', signature = ''] = token.split('.', 2);
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(context, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

type Sender = Pick<AppContext, 'site' | 'publicUrl'>;

/** The mail that asks the owner of an address to confirm it. */
function confirmMail(context: Sender, to: Reader, token: string, unsubscribe: string): Mail {
  const link = pageFor(context, to, `/newsletter/confirm?token=${token}`);
  return { ...mailTo(context, to, 'confirmNewsletter', { link, unsubscribe }), unsubscribe };
}

/** The mail to an address that is subscribed already, which the page must not reveal. */
function alreadySubscribedMail(context: Sender, to: Reader, unsubscribe: string): Mail {
  return { ...mailTo(context, to, 'newsletterAlready', { unsubscribe }), unsubscribe };
}
