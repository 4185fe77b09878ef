import { hash } from 'node:crypto';
import {
  isNoticeVersion,
  type KeptSection,
  type NoticeSection,
  type PrivacyNotice,
} from '#contracts/privacy-notice.ts';
import type { Database } from '#database/database.ts';
import {
  findNotice,
  insertNotice,
  isKnownNotice,
  listNotices,
  lockNotices,
} from '#database/queries/privacy/notices.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import { FIRST_LANGUAGE, type Language } from '#languages/languages.ts';
import { type TranslationKey, translationIn } from '#languages/translations.ts';
import type { AppContext } from '../app-context.ts';
import { notFound } from '../failure.ts';
import { write } from '../write.ts';

/** The privacy notice of this installation as its settings make it. */
export type NoticeInForce = { version: string; sections: KeptSection[] };

const VERSION_LENGTH = 12;

/** Returns the notice of this text and its translations; its version follows from them alone. */
export function noticeOf(
  english: NoticeSection[],
  translations: { readonly [Key in TranslationKey]?: NoticeSection[] } = {},
): NoticeInForce {
  const sections = english.map((section) => {
    const said = Object.entries(translations).flatMap(([key, translated]) => {
      const same = translated.find(({ id }) => id === section.id);
      return same === undefined ? [] : [[key, same]];
    });
    return { ...section, ...Object.fromEntries(said) };
  });
  return {
    version: hash('sha256', JSON.stringify(sections)).slice(0, VERSION_LENGTH),
    sections,
  };
}

/**
 * Stores the notice in force where its text is not that of the latest one. Of several processes that start at once,
 * one does.
 */
export function keepNotice(context: AppContext, notice: NoticeInForce): Promise<void> {
  return write(context, (db, touch) => noteNotice(db, notice, touch));
}

/** The same in the transaction of what has changed the text. */
export async function noteNotice(
  db: Database,
  notice: NoticeInForce,
  touch: (...tags: string[]) => void,
): Promise<void> {
  await lockNotices(db);
  const [latest] = await listNotices(db);
  if (latest?.version === notice.version) return;
  await insertNotice(db, notice);
  touch(cacheTags.privacyNotice);
}

type NoticeAsked = { version?: string | undefined; language?: Language | undefined };

/** Returns the notice in force, or an earlier version, in a language if it was in it. 404 for what never was one. */
export async function readNotice(
  { db, content, now }: Pick<AppContext, 'db' | 'content' | 'now'>,
  { version, language = FIRST_LANGUAGE }: NoticeAsked = {},
): Promise<PrivacyNotice> {
  const { notice } = await content.read();
  const asked = version ?? notice.version;
  const kept = await listNotices(db);
  const at = kept.findIndex(({ version }) => version === asked);
  const isInForce = asked === notice.version;
  const found = isInForce
    ? notice.sections
    : isNoticeVersion(asked) && (await findNotice(db, asked))?.sections;
  if (!found) throw notFound('version of the privacy notice');
  const translated = found.flatMap((section) => translationIn(section, language) ?? []);
  const isTranslated = translated.length === found.length;
  return {
    version: asked,
    since: (kept[at]?.since ?? now()).toISOString(),
    until: (isInForce ? undefined : kept[at - 1]?.since)?.toISOString() ?? null,
    language: isTranslated ? language : FIRST_LANGUAGE,
    sections: isTranslated
      ? translated
      : found.map(({ id, title, paragraphs, items }) => ({ id, title, paragraphs, items })),
    versions: kept.map(({ version, since }) => ({ version, since: since.toISOString() })),
  };
}

/**
 * Returns the version to store with what a form has sent: the one that its page told, which may be an earlier one, if
 * it is known; else the one in force.
 */
export async function noticeAgreedTo(
  { db, content }: Pick<AppContext, 'db' | 'content'>,
  said: string | undefined,
): Promise<string> {
  const { notice } = await content.read();
  const isEarlier =
    said !== undefined && said !== notice.version && (await isKnownNotice(db, said));
  return isEarlier ? said : notice.version;
}
