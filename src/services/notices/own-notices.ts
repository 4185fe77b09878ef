import type { NoticeChange, Notices } from '#contracts/notices.ts';
import { dropLeadMails } from '#database/queries/notices/notice-queue.ts';
import { saveNoticeSettings } from '#database/queries/notices/notice-settings.ts';
import type { Actor } from '#domain/policy.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { notFound, stale } from '../failure.ts';
import { write } from '../write.ts';
import { devicesOf } from './own-devices.ts';
import { readNoticeSettings } from './read-settings.ts';

type Seller = Extract<Actor, { role: 'seller' }>;

/** Returns how the asking seller is told of leads, and on which devices. */
export async function noticesOf(
  context: Pick<AppContext, 'db' | 'push'>,
  actor: Seller,
): Promise<Notices> {
  const found = await readNoticeSettings(context.db, actor.id);
  if (found === null) throw notFound('seller');
  return { settings: found.settings, ...(await devicesOf(context, actor)) };
}

/** Changes when the asking seller is mailed, and its quiet hours. */
export async function updateNotices(
  context: AppContext,
  actor: Seller,
  { version, ...settings }: NoticeChange,
): Promise<Notices> {
  await write(context, async (db) => {
    const before = await readNoticeSettings(db, actor.id);
    if (before === null) throw notFound('seller');
    if (!(await saveNoticeSettings(db, actor.id, settings, version))) throw stale();
    if (settings.leadMail === 'NEVER') await dropLeadMails(db, actor.id);
    const { version: _, ...was } = before.settings;
    await audit(db, actor, {
      action: 'update-notices',
      entity: 'seller',
      entityId: actor.id,
      before: was,
      after: settings,
    });
  });
  return noticesOf(context, actor);
}
