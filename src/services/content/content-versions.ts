import { isDeepStrictEqual } from 'node:util';
import { Content, type KeptContent, picturesIn } from '#contracts/content/content.ts';
import type { ContentVersion, EditedContent, WholeContent } from '#contracts/content/versions.ts';
import type { Database } from '#database/database.ts';
import {
  type ContentVersionRow,
  deleteContent,
  findDraft,
  findDue,
  findPublished,
  findVersion,
  insertContent,
  listBodies,
  listPublished,
  lockContent,
  picturesOf,
  setPictures,
  updateContent,
} from '#database/queries/content.ts';
import { settleMediaAssets } from '#database/queries/media/media-assets.ts';
import { findSiteState, setSiteState } from '#database/queries/site-state.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AdminActor } from '#domain/policy.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { notFound } from '../failure.ts';
import { presentMedia } from '../media/present-media.ts';
import { noteNotice } from '../privacy/keep-notice.ts';
import { readSettings } from '../settings/settings.ts';
import { write } from '../write.ts';
import { type Current, isTree, setByFile, type Tree, textsIn } from './current-content.ts';
import {
  changedMeanwhile,
  type Document,
  discardDocument,
  publishDocument,
  refusePictures,
  type Touch,
} from './document.ts';

/** Returns what the editor shows: the draft, else what the shop says. */
export async function readContent(context: AppContext): Promise<EditedContent> {
  const { db, content } = context;
  const [draft, published] = await Promise.all([findDraft(db), listPublished(db)]);
  const shown =
    draft === null
      ? await content.read()
      : content.of(draft.body, await readSettings(db), await picturesOf(db, draft.number));
  return {
    ...whole(shown),
    draft: draft && told(draft),
    published: published.map(told),
    setByFile: setByFile(content.file),
  };
}

/** Returns what the shop says by one version, or would. 404 for what never was. */
export async function contentOf({ db, content }: AppContext, number: number): Promise<Current> {
  const row = await findVersion(db, number);
  if (row === null) throw notFound('version of the content');
  return content.of(row.body, await readSettings(db), await picturesOf(db, number));
}

export const whole = ({ content, pictures }: Current): WholeContent => ({
  content,
  pictures: Object.fromEntries([...pictures].map(([id, asset]) => [id, presentMedia(asset, '')])),
});

const told = (row: Omit<ContentVersionRow, 'body'>): ContentVersion => ({
  number: row.number,
  by: row.adminName,
  updatedAt: row.updatedAt.toISOString(),
  publishAt: row.publishAt?.toISOString() ?? null,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  version: row.version,
});

/** Saves the draft. Where somebody else has changed it since, 409 tells who and when. */
export async function saveDraft(
  context: AppContext,
  actor: AdminActor,
  { content, version }: { content: Content; version: number },
): Promise<void> {
  const body = withoutDefaults(content);
  const pictures = picturesIn(body);
  await write(context, async (db) => {
    const before = await draftOf(db, version);
    const by = { adminId: actor.id, adminName: actor.name, updatedAt: context.now() };
    const { number } =
      before === null
        ? await insertContent(db, { body, ...by })
        : await updateContent(db, before.number, { body, ...by });
    refusePictures('content', body, await setPictures(db, number, pictures));
    await settleMediaAssets(db, pictures);
    await audit(db, actor, {
      ...{ action: 'save-content', entity: 'content', entityId: String(number) },
      before: before?.body ?? null,
      after: body,
    });
  });
}

/** Locks the content and returns its draft, if it is the one of this version. */
async function draftOf(db: Database, version: number): Promise<ContentVersionRow | null> {
  await lockContent(db);
  const draft = await findDraft(db);
  if ((draft?.version ?? 0) === version) return draft;
  throw changedMeanwhile(draft, 'saved this draft');
}

const documentOf = (version: number): Document<ContentVersionRow> => ({
  entity: 'content',
  lock: (db) => draftOf(db, version),
  idOf: ({ number }) => String(number),
  bodyOf: ({ body }) => body,
});

/** Throws the draft away, and the pictures that are only in it. */
export const discardDraft = (
  context: AppContext,
  actor: AdminActor,
  version: number,
): Promise<void> =>
  discardDocument(context, actor, documentOf(version), async (db, { number }) => {
    const unused = await picturesOf(db, number);
    await deleteContent(db, number);
    return unused;
  });

/** Publishes the draft now, or notes at which moment it is published; null for none. */
export const publishDraft = (
  context: AppContext,
  actor: AdminActor,
  { version, at }: { version: number; at: string | null },
): Promise<void> =>
  publishDocument(context, actor, documentOf(version), at, {
    publish: (db, touch, draft) => publish(context, db, touch, draft),
    schedule: (db, { number }, publishAt) => updateContent(db, number, { publishAt }),
  });

/** Publishes the draft whose moment has come; returns whether there was one. */
export function publishDue(context: AppContext): Promise<boolean> {
  return write(context, async (db, touch) => {
    await lockContent(db);
    const due = await findDue(db, context.now());
    if (due !== null) await publish(context, db, touch, due);
    return due !== null;
  });
}

const ofHome = ['slides', 'promotions', 'sections'] as const;
const ofEveryPage = [
  ...(['site', 'accent', 'social', 'seo', 'logo', 'aboutPicture', 'socialPicture'] as const),
];

/** Drops what shows the parts that are others than before. */
async function publish(
  context: AppContext,
  db: Database,
  touch: Touch,
  { number, body }: ContentVersionRow,
): Promise<void> {
  const before = (await findPublished(db))?.body ?? {};
  const differs = (parts: readonly (keyof KeptContent)[]) =>
    parts.some((part) => !isDeepStrictEqual(before[part], body[part]));
  await updateContent(db, number, { publishedAt: context.now(), publishAt: null });
  if (differs(ofHome)) touch(cacheTags.homeContent);
  if (differs(['terms'])) touch(cacheTags.aboutContent);
  if (!differs(ofEveryPage)) return;
  touch(cacheTags.site);
  await noteNotice(db, context.content.of(body, await readSettings(db)).notice, touch);
}

/**
 * Publishes what the operator's file says where nothing was ever published, so that it stays when the file goes. Of
 * several processes that start at once, one does.
 */
export async function importFile(context: AppContext): Promise<void> {
  const site = textsIn(context.content.file);
  if (Object.keys(site).length === 0) return;
  await write(context, async (db, touch) => {
    await lockContent(db);
    if ((await findPublished(db)) !== null) return;
    const now = context.now();
    const by = { adminId: null, adminName: 'SITE_CONFIG', updatedAt: now, publishedAt: now };
    await insertContent(db, { body: { site }, ...by });
    touch(cacheTags.site);
  });
}

const PARTS = 'content-parts';

/**
 * Takes out of the versions, once, what nobody has changed: release 1.0.0 kept all terms, and all of the badge, where one
 * of them was changed.
 */
export async function takeOutUnchanged(context: AppContext): Promise<void> {
  if ((await findSiteState(context.db, PARTS)) !== null) return;
  await write(context, async (db, touch) => {
    await lockContent(db);
    for (const { number, body } of await listBodies(db)) {
      const changed = differing(body, first);
      if (!isDeepStrictEqual(changed, body)) await updateContent(db, number, { body: changed });
    }
    await setSiteState(db, PARTS, 'taken out');
    touch(cacheTags.site);
  });
}

const first = Content.parse({});

/** Returns what differs from a fresh shop's. */
const withoutDefaults = (content: Content): KeptContent => differing(content, first);

function differing(tree: Tree, fromTree: Tree): Tree {
  const differ = Object.entries(tree).flatMap(([key, value]) => {
    const from = fromTree[key];
    if (!isTree(value) || !isTree(from))
      return isDeepStrictEqual(value, from) ? [] : [[key, value]];
    const below = differing(value, from);
    return Object.keys(below).length === 0 ? [] : [[key, below]];
  });
  return Object.fromEntries(differ);
}
