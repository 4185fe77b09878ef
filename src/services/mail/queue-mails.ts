import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import { insertMails } from '#database/queries/mails/mail-queue.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { sealText } from './sealed-text.ts';

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
  const rows = mails.map(
    ({
      id = newId(),
      to,
      subject,
      notBefore = now,
      goodUntil = null,
      leadId = null,
      forgotten = false,
      ...text
    }) => {
      const sealed = sealText(context, id, { ...text, requestId });
      const times = { goodUntil, nextAt: notBefore, retryUntil, createdAt: now };
      return { id, email: to, subject, sealed, leadId, forgotten, ...times };
    },
  );
  await insertMails(db, rows);
}
