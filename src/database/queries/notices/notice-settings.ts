import { and, eq, sql } from 'drizzle-orm';
import { type Database, firstRow } from '../../database.ts';
import { seller } from '../../schema/accounts/account.ts';
import { leadMailSent, noticeSettings } from '../../schema/notice.ts';

export type NoticeSettingsRow = Omit<typeof noticeSettings.$inferSelect, 'sellerId'>;

/** Returns what a seller has chosen, null where nothing; and when it was last mailed of leads. */
export function findNoticeSettings(db: Database, sellerId: string) {
  const { leadMail, quietFrom, quietUntil, timeZone, version } = noticeSettings;
  const chosen = { leadMail, quietFrom, quietUntil, timeZone, version };
  return firstRow(
    db
      .select({ chatIndia: seller.chatIndia, chosen, mailedAt: leadMailSent.at })
      .from(seller)
      .leftJoin(noticeSettings, eq(noticeSettings.sellerId, seller.id))
      .leftJoin(leadMailSent, eq(leadMailSent.sellerId, seller.id))
      .where(eq(seller.id, sellerId)),
  );
}

/**
 * Writes what a seller chooses where its version is still `version`, 0 for the first time; without one,
 * whatever it is. Returns false where it was changed since.
 */
export async function saveNoticeSettings(
  db: Database,
  sellerId: string,
  values: Omit<NoticeSettingsRow, 'version'>,
  version: number | undefined,
): Promise<boolean> {
  const next = { ...values, version: sql`${noticeSettings.version} + 1` };
  if (version !== undefined && version > 0) {
    const rows = await db
      .update(noticeSettings)
      .set(next)
      .where(and(eq(noticeSettings.sellerId, sellerId), eq(noticeSettings.version, version)))
      .returning({ version: noticeSettings.version });
    return rows.length > 0;
  }
  const first = db.insert(noticeSettings).values({ sellerId, ...values });
  const rows = await (version === 0
    ? first.onConflictDoNothing()
    : first.onConflictDoUpdate({ target: noticeSettings.sellerId, set: next })
  ).returning({ version: noticeSettings.version });
  return rows.length > 0;
}
