import { isDeepStrictEqual } from 'node:util';
import type { EditedPage, PageRow } from '#contracts/calls/pages.ts';
import { type PageBody, picturesOfPage } from '#contracts/content/page.ts';
import { type PageKind, pagePath } from '#contracts/content/page-rules.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import { findAccount } from '#database/queries/accounts/accounts.ts';
import { lockContent } from '#database/queries/content.ts';
import { settleMediaAssets } from '#database/queries/media/media-assets.ts';
import {
  addPagePictures,
  deletePage,
  findPage,
  findPageVersion,
  hasStories,
  insertPage,
  insertPageVersion,
  isNameTaken,
  listDuePages,
  listPageVersions,
  type PageEntry,
  picturesOfPages,
  updatePage,
} from '#database/queries/pages.ts';
import { deleteRedirect } from '#database/queries/redirects.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AdminActor } from '#domain/policy.ts';
import { FIRST_LANGUAGE, languageNames, languages, otherLanguages } from '#languages/languages.ts';
import { toAdmins } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { invalid, isFailure, notFound } from '../failure.ts';
import { mailTo } from '../mail/send-mail.ts';
import { presentMedia } from '../media/present-media.ts';
import { addRedirect } from '../redirects/redirects.ts';
import { write } from '../write.ts';
import {
  changedMeanwhile,
  type Document,
  discardDocument,
  publishDocument,
  refusePictures,
  type Touch,
} from './document.ts';

/** What is edited of a page: its draft, else what it says. */
export const editedBody = ({ draft, published }: PageEntry) => (draft ?? published) as PageBody;

export function presentPageRow(row: PageEntry): PageRow {
  const { name } = editedBody(row);
  const isChanged = row.published === null ? 'draft' : 'changed';
  const ofDraft = row.publishAt === null ? isChanged : 'scheduled';
  return {
    ...{ _id: row.id, kind: row.kind, name, title: row.title, by: row.adminName },
    state: row.draft === null ? 'published' : ofDraft,
    updatedAt: row.updatedAt.toISOString(),
    publishAt: row.publishAt?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    version: row.version,
  };
}

/** Returns a page as it is edited. 404 for what never was. */
export async function readPage({ db }: Pick<AppContext, 'db'>, id: string): Promise<EditedPage> {
  const row = await findPage(db, id);
  if (row === null) throw notFound('page');
  const [pictures, versions] = await Promise.all([
    picturesOfPages(db, [id]),
    listPageVersions(db, id),
  ]);
  return {
    ...presentPageRow(row),
    body: editedBody(row),
    pictures: Object.fromEntries(pictures.map((asset) => [asset.id, presentMedia(asset, '')])),
    isPublished: row.published !== null,
    versions: versions.map(({ publishedAt, ...version }) => ({
      ...version,
      publishedAt: publishedAt.toISOString(),
    })),
  };
}

export async function pageVersionOf(
  { db }: AppContext,
  id: string,
  number: number,
): Promise<PageBody> {
  const version = await findPageVersion(db, id, number);
  if (version === null) throw notFound('version of the content');
  return version.body;
}

/** Begins a page, as a draft; returns its id. */
export function addPage(
  context: AppContext,
  actor: AdminActor,
  { kind, body }: { kind: PageKind; body: PageBody },
): Promise<string> {
  return write(context, async (db) => {
    await lockContent(db);
    const now = context.now();
    const row = await insertPage(db, {
      ...{ id: newId(), kind, name: await freeName(db, { id: '', kind, name: body.name }) },
      ...{ draft: body, title: body.en.title, createdAt: now, ...by(actor, now) },
    });
    await keepPictures(db, row.id, body);
    await audit(db, actor, { action: 'add-page', ...named(row), after: body });
    return row.id;
  });
}

/** Saves the draft of a page. Where somebody else has changed it since, 409 tells who and when. */
export async function savePage(
  context: AppContext,
  actor: AdminActor,
  id: string,
  { body, version }: { body: PageBody; version: number },
): Promise<void> {
  await write(context, async (db) => {
    const row = await lockPage(db, id, version);
    const fault = row.publishAt && unfinished(body);
    if (fault) {
      const { path, words } = fault;
      throw invalid(
        path,
        toAdmins(`It waits to be published: ${words} Cancel its date first to save it so.`),
      );
    }
    const name = await freeName(db, { ...row, name: body.name });
    // What was never published is found nowhere yet, and has one name alone.
    const values = {
      ...{ draft: body, title: body.en.title },
      ...(row.published === null && row.publishedAt === null && { name }),
    };
    await updatePage(db, id, { ...values, ...by(actor, context.now()) });
    await keepPictures(db, id, body);
    await audit(db, actor, {
      ...{ action: 'save-page', ...named(row) },
      ...{ before: editedBody(row), after: body },
    });
  });
}

async function freeName(db: Database, page: Pick<PageEntry, 'id' | 'kind' | 'name'>) {
  if (await isNameTaken(db, page)) {
    throw invalid(
      'body/name',
      toAdmins(`${pagePath(page.kind, page.name)} is another one's address already.`),
    );
  }
  return page.name;
}

async function keepPictures(db: Database, id: string, body: PageBody): Promise<void> {
  const pictures = picturesOfPage(body);
  refusePictures('body', body, await addPagePictures(db, id, pictures));
  await settleMediaAssets(db, pictures);
}

/** Locks the pages and returns one of them, if it is of this version. */
async function lockPage(db: Database, id: string, version: number): Promise<PageEntry> {
  await lockContent(db);
  const row = await findPage(db, id);
  if (row === null) throw notFound('page');
  if (row.version === version) return row;
  throw changedMeanwhile(row, 'changed this page');
}

const documentOf = (id: string, version: number): Document<PageEntry> => ({
  entity: 'page',
  lock: async (db) => {
    const row = await lockPage(db, id, version);
    return row.draft && row;
  },
  idOf: () => id,
  bodyOf: ({ draft }) => draft,
});

/** Publishes the draft of a page now, or notes at which moment it is published; null for none. */
export async function publishPage(
  context: AppContext,
  actor: AdminActor,
  id: string,
  { version, at }: { version: number; at: string | null },
): Promise<void> {
  const now = context.now();
  await publishDocument(context, actor, documentOf(id, version), at, {
    publish: (db, touch, row) => {
      refuseUnfinished(row.draft);
      return publish(db, touch, { ...row, ...by(actor, now) }, now);
    },
    schedule: (db, row, publishAt) => {
      if (publishAt !== null) refuseUnfinished(row.draft);
      return updatePage(db, id, { publishAt, ...by(actor, now) });
    },
  });
}

/** Returns what keeps a page from being read: a text without words. */
function unfinished(body: PageBody): { path: string; words: string } | null {
  if (body.en.blocks.length === 0) {
    const words = 'There is nothing to read yet. Write a paragraph first.';
    return { path: 'body/en/blocks', words };
  }
  const empty = otherLanguages.find((language) => body[language]?.blocks.length === 0);
  if (empty === undefined) return null;
  const words = `The ${languages[empty].inEnglish} one is empty. Write it, or leave it out.`;
  return { path: `body/${empty}/blocks`, words };
}

function refuseUnfinished(draft: PageBody | null): void {
  const fault = draft && unfinished(draft);
  if (fault) throw invalid(fault.path, toAdmins(fault.words));
}

/** Publishes the pages whose moment has come. One that cannot be waits no longer, and who changed it last is told. */
export async function publishDuePages(context: AppContext): Promise<void> {
  for (const { id, version } of await listDuePages(context.db, context.now())) {
    try {
      await write(context, async (db, touch) => {
        const row = await lockPage(db, id, version);
        refuseUnfinished(row.draft);
        await publish(db, touch, row, context.now());
      });
    } catch (error) {
      if (!isFailure(error)) throw error;
      // Where somebody changes or deletes it meanwhile, the next run reads it anew.
      if (error.status === 404 || error.code === 'changed-meanwhile') continue;
      await unschedule(context, { id, version }, error.message);
    }
  }
}

async function unschedule(
  context: AppContext,
  { id, version }: Pick<PageEntry, 'id' | 'version'>,
  reason: string,
): Promise<void> {
  await write(context, async (db, _touch, send) => {
    const { title, adminId } = await lockPage(db, id, version);
    await updatePage(db, id, { publishAt: null });
    const author = await findAccount(db, 'admin', adminId);
    if (author === null) return;
    const link = `${context.publicUrl}/admin/pages/${id}`;
    const to = { email: author.email, language: FIRST_LANGUAGE };
    send(mailTo(context, to, 'pageNotPublished', { title, reason, link }));
  });
}

async function publish(db: Database, touch: Touch, row: PageEntry, now: Date): Promise<void> {
  const { id, kind, draft, publishedAt, adminId, adminName, updatedAt } = row;
  if (draft === null) return;
  const { name } = draft;
  await updatePage(db, id, {
    ...{ name, published: draft, draft: null, publishAt: null, adminId, adminName, updatedAt },
    ...{ publishedAt: publishedAt ?? now, changedAt: now },
  });
  await insertPageVersion(db, { pageId: id, body: draft, adminName, publishedAt: now });
  if (publishedAt === null || row.name !== name) await deleteRedirect(db, pagePath(kind, name));
  if (publishedAt !== null && row.name !== name) {
    await addRedirect(db, {
      ...{ fromPath: pagePath(kind, row.name), toPath: pagePath(kind, name) },
      ...{ reason: 'PAGE_RENAMED', adminId, adminName },
    });
  }
  touch(...(await tagsOf(db, row, draft)));
}

/**
 * Returns what changes with a page: itself, the lists of its kind, what says of the products in it that they are in a
 * story, and all pages where their footer names it, or where it is the first story or the last.
 */
async function tagsOf(
  db: Database,
  { id, kind, published }: PageEntry,
  next: PageBody | null,
): Promise<string[]> {
  const isStory = kind === 'story';
  const inFooter = (body: PageBody | null) =>
    body?.isInFooter
      ? [body.name, ...languageNames.map((language) => body[language]?.title)]
      : null;
  const isFirstOrLast = async () =>
    isStory && (published === null) !== (next === null) && !(await hasStories(db, id));
  const isOfSite =
    !isDeepStrictEqual(inFooter(published), inFooter(next)) || (await isFirstOrLast());
  return [
    ...[cacheTags.page(id), cacheTags.pageNames],
    ...(isStory ? [cacheTags.stories] : []),
    ...(isStory ? [...piecesIn(published), ...piecesIn(next)].map(cacheTags.storiesOf) : []),
    ...(isOfSite ? [cacheTags.site] : []),
  ];
}

const piecesIn = (body: PageBody | null): string[] =>
  languageNames
    .map((language) => body?.[language])
    .flatMap((text) =>
      (text?.blocks ?? []).flatMap((block) => (block.kind === 'pieces' ? block.pieces : [])),
    );

/** Takes a page off the shop: what it said is its draft, where it has none. */
export async function withdrawPage(
  context: AppContext,
  actor: AdminActor,
  id: string,
  version: number,
): Promise<void> {
  await write(context, async (db, touch) => {
    const row = await lockPage(db, id, version);
    if (row.published === null) throw notFound('page');
    await updatePage(db, id, {
      ...{ draft: editedBody(row), published: null, publishAt: null },
      ...by(actor, context.now()),
    });
    touch(...(await tagsOf(db, row, null)), cacheTags.mediaOfTaxonomy);
    await audit(db, actor, { action: 'withdraw-page', ...named(row), before: row.published });
  });
}

/** Throws the draft of a page away, and with it a page that is not published. */
export const discardPage = (
  context: AppContext,
  actor: AdminActor,
  id: string,
  version: number,
): Promise<void> =>
  discardDocument(context, actor, documentOf(id, version), async (db, { published }) => {
    if (published !== null) {
      const { title } = published.en;
      const values = { draft: null, publishAt: null, title };
      await updatePage(db, id, { ...values, ...by(actor, context.now()) });
      return [];
    }
    const pictures = await picturesOfPages(db, [id]);
    await deletePage(db, id);
    return pictures;
  });

const by = ({ id, name }: AdminActor, updatedAt: Date) => ({
  ...{ adminId: id, adminName: name, updatedAt },
});
const named = ({ id }: PageEntry) => ({ entity: 'page', entityId: id });
