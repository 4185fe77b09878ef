import { hkdfSync } from 'node:crypto';
import { isOfAccounts, MailKind } from '#contracts/mail-text.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import { findMailTexts } from '#database/queries/mails/mail-list.ts';
import { insertMails, type MailLane, mailLanes } from '#database/queries/mails/mail-queue.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { openSealed, seal } from '../seal.ts';
import { inWords } from './send-mail.ts';

/** For so long a mail waits that tells of what can be undone with one press, in milliseconds. */
const UNDONE_WITHIN_MS = 60_000;

/** Returns the same mail, which waits for a minute in which its cause may be undone. */
export const unlessUndone = ({ now }: Pick<AppContext, 'now'>, mail: Mail): Mail => ({
  ...mail,
  notBefore: new Date(now().getTime() + UNDONE_WITHIN_MS),
});

/** How long the sending of a mail is tried, in milliseconds. */
export const TRIED_FOR_MS = 24 * 60 * 60_000;

/**
 * Queues mails in the transaction of what causes them: they are sent where it commits, and only then.
 * Nothing is queued where the context has no queue.
 */
export async function queueMails(
  context: Pick<AppContext, 'tokenSecret' | 'now' | 'mailQueued' | 'requestId'>,
  db: Database,
  mails: readonly Mail[],
): Promise<void> {
  if (context.mailQueued === null || mails.length === 0) return;
  const now = context.now();
  const requestId = context.requestId();
  const retryUntil = new Date(now.getTime() + TRIED_FOR_MS);
  const rows = (await inOwnWords(db, mails)).map(
    ({
      id = newId(),
      to,
      subject,
      notBefore = now,
      goodUntil = null,
      leadId = null,
      forgotten = false,
      isToMany = false,
      made,
      ...text
    }) => {
      const sealed = sealText(context, id, { ...text, requestId });
      const lane = mailLanes[laneOf(made?.kind, isToMany)];
      const times = { goodUntil, nextAt: notBefore, retryUntil, createdAt: now };
      return { id, email: to, subject, sealed, lane, leadId, forgotten, ...times };
    },
  );
  await insertMails(db, rows);
}

/** Who waits for a mail about an account waits at the screen. */
function laneOf(kind: string | undefined, isToMany: boolean): MailLane {
  if (isToMany) return 'many';
  const known = MailKind.safeParse(kind).data;
  return known !== undefined && isOfAccounts(known) ? 'accounts' : 'others';
}

/** Returns mails with the words that admins have given their kinds. */
async function inOwnWords(db: Database, mails: readonly Mail[]): Promise<readonly Mail[]> {
  const kinds = mails.flatMap(({ made }) => made?.kind ?? []);
  if (kinds.length === 0) return mails;
  const rows = await findMailTexts(db, [...new Set(kinds)]);
  if (rows.length === 0) return mails;
  return mails.map((mail) => {
    const { made, language = 'en' } = mail;
    const own = rows.find((row) => row.kind === made?.kind && row.language === language);
    if (made === undefined || own === undefined) return mail;
    return { ...mail, ...inWords(own, made.values, language) };
  });
}

type Keeper = Pick<AppContext, 'tokenSecret'>;
type Text = Pick<Mail, 'lines' | 'language' | 'sender' | 'replyTo' | 'unsubscribe' | 'requestId'>;

const keyOf = ({ tokenSecret }: Keeper) =>
  new Uint8Array(hkdfSync('sha256', tokenSecret, '', 'dhow mail', 32));

/** Encrypts what a mail says, for one row of the queue: its links open accounts. */
function sealText(
  context: Keeper,
  id: string,
  { lines, language, sender, replyTo, unsubscribe, requestId }: Text,
): string {
  const said = JSON.stringify({ lines, language, sender, replyTo, unsubscribe, requestId });
  return seal(keyOf(context), id, Buffer.from(said));
}

/** Returns what a mail says, or null where TOKEN_SECRET has changed since it was queued. */
export function openText(context: Keeper, id: string, sealed: string): Text | null {
  const opened = openSealed(keyOf(context), id, sealed);
  return opened === null ? null : JSON.parse(Buffer.from(opened).toString());
}
