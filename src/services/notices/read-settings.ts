import type { LeadMail, NoticeSettings } from '#contracts/notices.ts';
import type { Database } from '#database/database.ts';
import { findNoticeSettings } from '#database/queries/notices/notice-settings.ts';
import { zoneOf } from '#domain/notices/quiet-hours.ts';
import { readSettings } from '../settings/read-settings.ts';

/** Of a seller that has chosen nothing. */
async function usual(db: Database) {
  const { quiet } = await readSettings(db);
  const [quietFrom, quietUntil] = [quiet?.from ?? null, quiet?.until ?? null];
  return { leadMail: 'AT_ONCE' as LeadMail, quietFrom, quietUntil, version: 0 };
}

/** Returns how a seller is told of leads, and when it was last mailed of any; null where there is none. */
export async function readNoticeSettings(
  db: Database,
  sellerId: string,
): Promise<{ settings: NoticeSettings; mailedAt: Date | null } | null> {
  const found = await findNoticeSettings(db, sellerId);
  if (found === null) return null;
  const { chosen, mailedAt, chatIndia } = found;
  return {
    settings: chosen ?? { ...(await usual(db)), timeZone: zoneOf({ chatIndia }) },
    mailedAt,
  };
}
