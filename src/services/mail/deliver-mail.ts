import {
  type LeasedMail,
  leaseMail,
  type MailsTaken,
  postponeMail,
  releaseHeldMails,
  settleMail,
} from '#database/queries/mails/mail-queue.ts';
import { setReaderAside } from '#database/queries/newsletter.ts';
import type { AppContext } from '../app-context.ts';
import { describeProblem, type MailProblem } from './mail-problem.ts';
import { openText } from './queue-mails.ts';

/** Longer than an attempt can take, so that a mail whose lease has ended was interrupted. */
const LEASE_MS = 5 * 60_000;
const SHORTEST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
/** An interrupted attempt may have reached the server: it is made once more, and not again by itself. */
const MOST_INTERRUPTIONS = 1;

const CANNOT_BE_OPENED =
  'Its text cannot be opened: TOKEN_SECRET has changed since it was written. What caused it has to be done again.';
const INTERRUPTED =
  'The server stopped twice while it was being sent. It may have arrived; send it again if it has not.';
const WORTHLESS = 'Its link was worthless before it could be sent.';

type Delivering = Pick<AppContext, 'db' | 'now' | 'tokenSecret' | 'sendMail' | 'log'>;

/**
 * Sends the mail that has been due longest, of the first lane that has any, among those that are `taken`; false when none is. What fails is tried again with growing
 * pauses for a day; what the mail server refuses for good, or cannot be sent, is shown to admins. A
 * process killed between the server's acceptance and the note of it sends that mail a second time.
 */
export async function deliverNextMail(
  context: Delivering,
  taken: MailsTaken = {},
): Promise<boolean> {
  const { db } = context;
  const now = context.now();
  const mail = await leaseMail(db, now, LEASE_MS, taken);
  if (mail === null) return false;
  const settle = (state: 'failed' | 'expired', problem: string, cause = {}) => {
    const details = { mail: mail.id, ...cause };
    if (state === 'failed') context.log.error(details, `a mail was given up: ${problem}`);
    return settleMail(db, mail, { state, problem, at: context.now() });
  };
  if (mail.goodUntil !== null && mail.goodUntil <= now) {
    await settle('expired', WORTHLESS);
    return true;
  }
  if (mail.interruptions > MOST_INTERRUPTIONS) {
    await settle('failed', INTERRUPTED);
    return true;
  }
  const text = openText(context, mail.id, mail.sealed);
  if (text === null) {
    await settle('failed', CANNOT_BE_OPENED);
    return true;
  }
  const cause = text.requestId === undefined ? {} : { reqId: text.requestId };
  try {
    await context.sendMail({ ...text, id: mail.id, to: mail.email, subject: mail.subject });
  } catch (error) {
    const problem = describeProblem(error);
    if (problem.isDead) await setReaderAside(db, mail.email, problem.sentence);
    if (problem.isFinal) await settle('failed', problem.sentence, cause);
    else await tryLater(context, mail, problem, cause);
    return true;
  }
  await settleMail(db, mail, { state: 'sent', problem: '', at: context.now() });
  context.log.info({ mail: mail.id, attempts: mail.attempts, ...cause }, 'a mail was sent');
  await releaseHeldMails(db, context.now());
  return true;
}

async function tryLater(
  context: Delivering,
  mail: LeasedMail,
  problem: MailProblem,
  cause: { reqId?: string },
) {
  const { db, log } = context;
  const now = context.now();
  const nextAt = new Date(now.getTime() + pauseAfter(mail.attempts));
  const { id, attempts } = mail;
  const details = { mail: id, attempts, problem: problem.sentence, ...cause };
  if (nextAt > mail.retryUntil) {
    log.error(details, 'a mail was given up after a day of attempts');
    await settleMail(db, mail, { state: 'failed', problem: problem.sentence, at: now });
    return;
  }
  log.warn(details, 'a mail could not be sent; it will be tried again');
  await postponeMail(db, mail.id, { nextAt, problem: problem.sentence, isHeld: problem.isServers });
}

/** Returns how long to wait after so many attempts, in milliseconds: from half a minute to an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(SHORTEST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
}
