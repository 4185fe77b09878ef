import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '#database/database.ts';
import {
  claimWrite,
  keepAnswer,
  markWriteDone,
  releaseWrite,
  type SentWrite,
} from '#database/queries/idempotent-answers.ts';
import type { KnownActor } from '#domain/policy.ts';
import { daysBefore } from '#domain/time/days.ts';
import { said } from '#languages/said.ts';
import { accountOf } from './accounts/account-actor.ts';
import type { AppContext } from './app-context.ts';
import { failure } from './failure.ts';

/** For how long a write that is sent again is answered as it was. */
export const ANSWERS_KEPT_DAYS = 1;
/** Longer than any write takes: one that is not done by then was killed. */
const LEASE_MS = 5 * 60_000;

/** What a write is answered that was answered before. */
export class AnsweredBefore extends Error {
  readonly kept: { status: number; answer: unknown };
  constructor(status: number, answer: string) {
    super('answered before');
    this.kept = { status, answer: JSON.parse(answer) };
  }
}

/** A write that is made once, however often it is sent. */
export type OnceOnly = {
  /** Claims it by what is sent; throws what was answered before, or why it cannot be made. */
  claim: (fingerprint: string) => Promise<void>;
  /** Makes it, so that its transaction notes that it is done. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Keeps what it was answered, in JSON. */
  keep: (status: number, answer: string) => Promise<void>;
  /** It was refused: it may be sent again. */
  release: () => Promise<void>;
};

type Running = SentWrite & { isClaimed: boolean };
const running = new AsyncLocalStorage<Running>();

/** Returns a write that `actor` has given a name (docs/behaviour/api-keys-and-webhooks.md#sending-again). */
export function writeOnce(context: AppContext, actor: KnownActor, name: string): OnceOnly {
  const { role, id } = accountOf(actor);
  const write: Running = {
    sender: actor.key ? `key ${actor.key.id}` : `${role} ${id} ${actor.id}`,
    ...{ name, isClaimed: false },
  };
  const { db } = context;
  return {
    claim: async (fingerprint) => {
      const now = context.now();
      const owner =
        actor.role === 'admin'
          ? { adminId: actor.id, sellerId: null }
          : { adminId: null, sellerId: actor.id };
      const kept = await claimWrite(
        db,
        { ...write, ...owner, fingerprint },
        {
          now,
          since: daysBefore(now, ANSWERS_KEPT_DAYS),
          leasedUntil: new Date(now.getTime() + LEASE_MS),
        },
      );
      write.isClaimed = kept === null;
      if (kept === null) return;
      if (kept.fingerprint !== fingerprint) {
        throw failure(422, 'idempotency-key-reused', said('idempotencyKeyReused'));
      }
      if (kept.answer !== null) throw new AnsweredBefore(kept.status ?? 200, kept.answer);
      const isLost = kept.state === 'done' && kept.leasedUntil < now;
      if (isLost) throw failure(409, 'answer-was-lost', said('answerWasLost'));
      throw failure(409, 'same-is-running', said('sameIsRunning'), { retryAfter: 1 });
    },
    run: (work) => running.run(write, work),
    keep: (status, answer) => keepAnswer(db, write, { status, answer }),
    release: async () => {
      if (write.isClaimed) await releaseWrite(db, write);
    },
  };
}

/** Notes in a transaction that the write which it belongs to is done, if its sender has named it. */
export async function noteIdempotentWrite(db: Database): Promise<void> {
  const write = running.getStore();
  if (write?.isClaimed) await markWriteDone(db, write);
}
