import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { type Database, hasRow } from '../../database.ts';
import { passkeyChallenge } from '../../schema/accounts/second-factor.ts';
import type { AccountRole } from '../accounts/accounts.ts';

export type ChallengePurpose = (typeof passkeyChallenge.$inferSelect)['purpose'];

/** What a challenge is for, and whose; `id` is null before anybody has said who logs in. */
export type ChallengeUse = { purpose: ChallengePurpose; role: AccountRole; id: string | null };

export async function insertChallenge(
  db: Database,
  { purpose, role, id }: ChallengeUse,
  challenge: string,
  expiresAt: Date,
): Promise<void> {
  await db.insert(passkeyChallenge).values({ challenge, purpose, role, accountId: id, expiresAt });
}

/** Uses up a challenge; returns false where it is for another use, was used, or has expired. */
export function takeChallenge(
  db: Database,
  { purpose, role, id }: ChallengeUse,
  challenge: string,
  now: Date,
): Promise<boolean> {
  return hasRow(
    db
      .delete(passkeyChallenge)
      .where(
        and(
          eq(passkeyChallenge.challenge, challenge),
          eq(passkeyChallenge.purpose, purpose),
          eq(passkeyChallenge.role, role),
          id === null ? isNull(passkeyChallenge.accountId) : eq(passkeyChallenge.accountId, id),
          gt(passkeyChallenge.expiresAt, now),
        ),
      )
      .returning({ challenge: passkeyChallenge.challenge }),
  );
}

export async function sweepChallenges(db: Database): Promise<void> {
  await db.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, sql`now()`));
}
