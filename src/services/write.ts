import { setTimeout as wait } from 'node:timers/promises';
import type { Access } from '#contracts/policy.ts';
import { announceChange, type Change, newChangeId, noteChange } from '#database/change-channel.ts';
import type { Database } from '#database/database.ts';
import type { KnownActor } from '#domain/policy.ts';
import { recheckActor } from './accounts/recheck-actor.ts';
import type { AppContext, Mail } from './app-context.ts';
import { databaseErrorOf, isOfGoneSeller, translateConstraint } from './constraint-failures.ts';
import { noteIdempotentWrite } from './idempotency.ts';
import { queueMails } from './mail/queue-mails.ts';

/** Serialization failure and deadlock: PostgreSQL advises to retry the transaction. */
const worthAnotherTry = new Set(['40001', '40P01']);

/** What a transaction of a use case needs. */
export type Writing = Pick<
  AppContext,
  | 'db'
  | 'engine'
  | 'invalidateTags'
  | 'alsoWrite'
  | 'tokenSecret'
  | 'now'
  | 'mailQueued'
  | 'requestId'
>;

type Work<T> = (
  db: Database,
  touch: (...tags: string[]) => void,
  send: (mail: Mail) => void,
) => Promise<T>;

/**
 * Runs `work` in one transaction, and queues the mails that it sends in it. The tags it invalidates are committed with it, applied in every
 * process of this machine and sent to all replicas before the caller can acknowledge the write
 * (docs/behaviour/operation.md#keeping-answers). Broken constraints become refusals.
 */
export async function write<T>(context: Writing, work: Work<T>): Promise<T> {
  const hasReplicas = context.engine === 'postgresql';
  for (let attempt = 1; ; attempt += 1) {
    const touched = new Set<string>();
    const mails: Mail[] = [];
    let change: Change | null = null;
    try {
      const result = await context.db.transaction(async (db) => {
        const value = await work(
          db as Database,
          (...tags) => {
            for (const tag of tags) touched.add(tag);
          },
          (mail) => void mails.push(mail),
        );
        await context.alsoWrite?.(db as Database, value);
        await noteIdempotentWrite(db as Database);
        await queueMails(context, db as Database, mails);
        if (touched.size === 0) return value;
        change = { id: newChangeId(), tags: [...touched] };
        if (hasReplicas) await noteChange(db as Database, change);
        return value;
      });
      if (change !== null) {
        await context.invalidateTags(change);
        // Where it fails, the background tells it.
        if (hasReplicas) await announceChange(context.db, change).catch(() => {});
      }
      if (mails.length > 0) context.mailQueued?.emit('queued');
      return result;
    } catch (error) {
      // A seller that was merged into another while this waited: the next attempt finds that one.
      const again =
        worthAnotherTry.has(databaseErrorOf(error)?.code ?? '') || isOfGoneSeller(error);
      if (!again || attempt === 4) throw translateConstraint(error);
      await wait(attempt * 20);
    }
  }
}

/** Runs `work` as {@link write} does, once {@link recheckActor} has found that `actor` still may. */
export const writeAs = <T>(
  context: Writing,
  actor: KnownActor,
  access: Access,
  work: Work<T>,
): Promise<T> =>
  write(context, async (db, touch, send) => {
    await recheckActor(db, actor, access, context.now());
    return work(db, touch, send);
  });

/** Queues a mail whose cause was committed already. */
export const sendMail = (context: Writing, mail: Mail): Promise<void> =>
  write(context, async (_db, _touch, send) => send(mail));
