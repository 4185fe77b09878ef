import { and, eq, lt, sql } from 'drizzle-orm';
import { type Database, firstRow, rowsOf } from '../database.ts';
import { idempotentAnswer } from '../schema/accounts/api-key.ts';

/** A write by its sender and the name that the sender has given it. */
export type SentWrite = { sender: string; name: string };
type Claim = SentWrite & {
  adminId: string | null;
  sellerId: string | null;
  fingerprint: string;
};
export type KeptAnswer = Pick<
  typeof idempotentAnswer.$inferSelect,
  'fingerprint' | 'state' | 'status' | 'answer' | 'leasedUntil'
>;

const one = ({ sender, name }: SentWrite) =>
  and(eq(idempotentAnswer.sender, sender), eq(idempotentAnswer.name, name));

/**
 * Claims a write for whoever makes it now: null where it is theirs, else what is kept of it. One that ended without being
 * committed can be claimed again, and so can one that is older than `since`.
 */
export async function claimWrite(
  db: Database,
  { sender, name, adminId, sellerId, fingerprint }: Claim,
  { now, since, leasedUntil }: { now: Date; since: Date; leasedUntil: Date },
): Promise<KeptAnswer | null> {
  const claimed = await rowsOf(
    db,
    sql`insert into idempotent_answer as kept
        (sender, name, admin_id, seller_id, fingerprint, state, leased_until, created_at)
      values (${sender}, ${name}, ${adminId}, ${sellerId}, ${fingerprint}, 'running',
        ${leasedUntil.toISOString()}, ${now.toISOString()})
      on conflict (sender, name) do update set fingerprint = excluded.fingerprint, state = 'running',
        status = null, answer = null, leased_until = excluded.leased_until, created_at = excluded.created_at
      where (kept.state = 'running' and kept.leased_until < ${now.toISOString()})
        or kept.created_at < ${since.toISOString()}
      returning sender`,
  );
  if (claimed.length > 0) return null;
  const { fingerprint: print, state, status, answer, leasedUntil: until } = idempotentAnswer;
  const kept = await firstRow(
    db
      .select({ fingerprint: print, state, status, answer, leasedUntil: until })
      .from(idempotentAnswer)
      .where(one({ sender, name })),
  );
  return kept ?? { fingerprint, state: 'running', status: null, answer: null, leasedUntil };
}

/** Records, in the transaction of a write, that it is done. */
export async function markWriteDone(db: Database, write: SentWrite): Promise<void> {
  await db.update(idempotentAnswer).set({ state: 'done' }).where(one(write));
}

export async function keepAnswer(
  db: Database,
  write: SentWrite,
  answer: { status: number; answer: string },
): Promise<void> {
  await db
    .update(idempotentAnswer)
    .set({ ...answer, state: 'done' })
    .where(one(write));
}

/** Lets a write that was not done be sent again. */
export async function releaseWrite(db: Database, write: SentWrite): Promise<void> {
  await db.delete(idempotentAnswer).where(and(one(write), eq(idempotentAnswer.state, 'running')));
}

export async function sweepIdempotentAnswers(db: Database, before: Date): Promise<void> {
  await db.delete(idempotentAnswer).where(lt(idempotentAnswer.createdAt, before));
}
