import { hash } from 'node:crypto';
import {
  isNoticeVersion,
  type NoticeSection,
  type PrivacyNotice,
} from '#contracts/privacy-notice.ts';
import {
  findNotice,
  insertNotice,
  isKnownNotice,
  listNotices,
  lockNotices,
} from '#database/queries/privacy/notices.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AppContext } from '../app-context.ts';
import { notFound } from '../failure.ts';
import { write } from '../write.ts';

/** The privacy notice of this installation as its settings make it. */
export type NoticeInForce = { version: string; sections: NoticeSection[] };

const VERSION_LENGTH = 12;

/** Returns the notice of this text; its version follows from the text alone. */
export const noticeOf = (sections: NoticeSection[]): NoticeInForce => ({
  version: hash('sha256', JSON.stringify(sections)).slice(0, VERSION_LENGTH),
  sections,
});

/**
 * Stores the notice in force where its text is not that of the latest one. Of several processes that start at once,
 * one does.
 */
export async function keepNotice(context: AppContext): Promise<void> {
  const { notice } = context;
  await write(context, async (db, touch) => {
    await lockNotices(db);
    const [latest] = await listNotices(db);
    if (latest?.version === notice.version) return;
    await insertNotice(db, notice);
    touch(cacheTags.privacyNotice);
  });
}

/** Returns the notice in force, or an earlier version. 404 for what never was one. */
export async function readNotice(
  { db, notice, now }: Pick<AppContext, 'db' | 'notice' | 'now'>,
  asked = notice.version,
): Promise<PrivacyNotice> {
  const kept = await listNotices(db);
  const at = kept.findIndex(({ version }) => version === asked);
  const isInForce = asked === notice.version;
  const sections = isInForce
    ? notice.sections
    : isNoticeVersion(asked) && (await findNotice(db, asked))?.sections;
  if (!sections) throw notFound('version of the privacy notice');
  return {
    version: asked,
    since: (kept[at]?.since ?? now()).toISOString(),
    until: (isInForce ? undefined : kept[at - 1]?.since)?.toISOString() ?? null,
    sections,
    versions: kept.map(({ version, since }) => ({ version, since: since.toISOString() })),
  };
}

/**
 * Returns the version to store with what a form has sent: the one that its page told, which may be an earlier one, if
 * it is known; else the one in force.
 */
export async function noticeAgreedTo(
  { db, notice }: Pick<AppContext, 'db' | 'notice'>,
  said: string | undefined,
): Promise<string> {
  const isEarlier =
    said !== undefined && said !== notice.version && (await isKnownNotice(db, said));
  return isEarlier ? said : notice.version;
}
