import {
  sendFailedMailsAgain as retryFailed,
  sendMailAgain as retryOne,
} from '#database/queries/mails/mail-queue.ts';
import type { KnownActor } from '#domain/policy.ts';
import { toAdmins } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure } from '../failure.ts';
import { write } from '../write.ts';
import { TRIED_FOR_MS } from './queue-mails.ts';

const SEND_AGAIN = 'send-mail-again';

/** Tries a mail now, and for another day. 409 where it was sent, removed, or is being sent. */
export async function sendMailAgain(
  context: AppContext,
  actor: KnownActor,
  id: string,
): Promise<void> {
  const now = context.now();
  await write(context, async (db) => {
    if (!(await retryOne(db, id, now, untilAfter(now)))) throw notSendable();
    await audit(db, actor, { action: SEND_AGAIN, entity: 'mail', entityId: id });
  });
  context.mailQueued?.emit('queued');
}

/** Tries all mails now that failed, and for another day. Returns how many. */
export async function sendFailedMailsAgain(
  context: AppContext,
  actor: KnownActor,
): Promise<number> {
  const now = context.now();
  const mails = await write(context, async (db) => {
    const mails = await retryFailed(db, now, untilAfter(now));
    if (mails > 0) {
      await audit(db, actor, {
        action: SEND_AGAIN,
        entity: 'mail',
        entityId: 'all-failed',
        after: { mails },
      });
    }
    return mails;
  });
  context.mailQueued?.emit('queued');
  return mails;
}

const untilAfter = (now: Date) => new Date(now.getTime() + TRIED_FOR_MS);

const notSendable = () =>
  failure(
    409,
    'mail-settled',
    toAdmins('This mail has been sent, is being sent now, or has expired. Reload the page.'),
  );
