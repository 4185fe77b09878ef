import { eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { pauseSweep } from '../queries/media/sweep-pause.ts';
import { apiKey, idempotentAnswer } from '../schema/accounts/api-key.ts';
import { session } from '../schema/accounts/session.ts';
import { notice } from '../schema/notice.ts';
import { backupRun } from '../schema/operation/backup-run.ts';
import { mail } from '../schema/operation/mail.ts';
import { webhook, webhookDelivery } from '../schema/webhook.ts';

/**
 * Changes what must not be in a restored database as it was in the archive. Sessions end and API keys are revoked, or those that
 * were ended since the backup would be good again, and with them sellers' devices are told no more; mails that
 * waited are not sent by themselves, as they may have been sent since, and notices of enquiries not at all; webhooks are off until somebody turns them on; files that the older database does not know stay until an admin says
 * otherwise; and the backup that made the archive does not run.
 */
export async function settleRestored(db: Database): Promise<void> {
  await db.delete(session);
  await db.delete(apiKey);
  await db.delete(idempotentAnswer);
  await db.update(webhook).set({ state: 'off' });
  await db.delete(webhookDelivery);
  await db.delete(notice);
  await db
    .update(mail)
    .set({
      state: 'failed',
      problem: 'It waited when the backup was made, and may have been sent since.',
      settledAt: sql`now()`,
      leasedUntil: null,
    })
    .where(eq(mail.state, 'waiting'));
  await pauseSweep(db, 'restored');
  await db.delete(backupRun).where(isNull(backupRun.endedAt));
}
