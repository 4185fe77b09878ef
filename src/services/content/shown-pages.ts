import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Block, PageBody, PageText } from '#contracts/content/page.ts';
import { type PageKind, pagePath } from '#contracts/content/page-rules.ts';
import type { ShownBlock, ShownPage, StoryCard } from '#contracts/content/shown.ts';
import type { MediaItem } from '#contracts/media.ts';
import type { Database } from '#database/database.ts';
import type { MediaAssetRow } from '#database/queries/media/media-columns.ts';
import { type PublishedPage, picturesOfPages } from '#database/queries/pages.ts';
import { FIRST_LANGUAGE, type Language } from '#languages/languages.ts';
import { fieldIn } from '#languages/translations.ts';
import type { AppContext } from '../app-context.ts';
import { presentMedia } from '../media/present-media.ts';

/** What is shown of a page: what it says, and since when. */
type PageShown = Pick<PublishedPage, 'id' | 'kind' | 'publishedAt' | 'changedAt'> & {
  published: PageBody;
};

/** Returns a page as shoppers read it: in their language where it was written in that. */
export async function presentPage(
  db: Database,
  shown: PageShown,
  language: Language,
): Promise<ShownPage> {
  const pictures = byId(await picturesOfPages(db, [shown.id]));
  const { blocks } = textOf(shown.published, language).text;
  return {
    ...card(shown, language, pictures),
    kind: shown.kind,
    blocks: blocks.flatMap((block) => shownBlock(block, pictures)),
  };
}

/** Returns stories as lists show them. */
export async function presentStories(
  db: Database,
  stories: readonly PublishedPage[],
  language: Language,
): Promise<StoryCard[]> {
  const pictures = byId(
    await picturesOfPages(
      db,
      stories.map(({ id }) => id),
    ),
  );
  return stories.map((story) => card(story, language, pictures));
}

/** Returns what a list of links shows of a page. */
export function presentLink(
  { kind, name, published }: { kind: PageKind; name: string; published: PageBody | null },
  language: Language,
) {
  const label = published === null ? name : textOf(published, language).text.title;
  return { label, to: pagePath(kind, name) };
}

type Pictures = ReadonlyMap<string, MediaAssetRow>;

const byId = (rows: readonly MediaAssetRow[]): Pictures =>
  new Map(rows.map((row) => [row.id, row]));

function textOf(body: PageBody, asked: Language): { text: PageText; language: Language } {
  const text = body[asked];
  return text === undefined
    ? { text: body[FIRST_LANGUAGE], language: FIRST_LANGUAGE }
    : { text, language: asked };
}

function card(shown: PageShown, asked: Language, pictures: Pictures): StoryCard {
  const { name, cover } = shown.published;
  const { text, language } = textOf(shown.published, asked);
  return {
    ...{ name, title: text.title, summary: text.summary, language },
    cover:
      cover === null ? null : picture(pictures, { ...cover, alt: fieldIn(cover, 'alt', language) }),
    publishedAt: shown.publishedAt.toISOString(),
    changedAt: shown.changedAt.toISOString(),
  };
}

function picture(pictures: Pictures, shown: { picture: string; alt: string }): MediaItem | null {
  const asset = pictures.get(shown.picture);
  return asset === undefined ? null : presentMedia(asset, shown.alt);
}

/** A picture that is not there any more, as after a restore without pictures, is left out. */
function shownBlock(block: Block, pictures: Pictures): ShownBlock[] {
  if (block.kind !== 'picture') return [block];
  const shown = picture(pictures, block);
  return shown === null ? [] : [{ kind: 'picture', picture: shown }];
}

const GOOD_FOR_MS = 60 * 60_000;

/** The query parameter by which a page is asked for with a draft. */
export const PREVIEW = 'preview';

type Issuer = Pick<AppContext, 'tokenSecret' | 'now'>;

/** Returns the query that shows any page with a version of the content, for an hour. */
export const previewQuery = (context: Issuer, number: number) => queryFor(context, String(number));

/** Returns the query that shows the draft of a story or plain page at its address, for an hour. */
export const pagePreviewQuery = (context: Issuer, id: string) => queryFor(context, `page-${id}`);

function queryFor(context: Issuer, what: string): string {
  const until = context.now().getTime() + GOOD_FOR_MS;
  return `${PREVIEW}=${what}.${until}.${signature(context, what, until)}`;
}

type Previewed = { number: number } | { pageId: string };

/**
 * Returns the number of the version, or the id of the page, that a preview shows; null where the link is not ours, or
 * too old.
 */
export function readPreview(context: Issuer, token: string): Previewed | null {
  const [, what = '', until = '', signed = ''] =
    /^(\d+|page-[a-z0-9]+)\.(\d+)\.([\w-]+)$/.exec(token) ?? [];
  const expected = signature(context, what, Number(until));
  const isOurs =
    signed.length === expected.length &&
    timingSafeEqual(Buffer.from(signed), Buffer.from(expected));
  if (!isOurs || Number(until) <= context.now().getTime()) return null;
  return what.startsWith('page-') ? { pageId: what.slice(5) } : { number: Number(what) };
}

const signature = ({ tokenSecret }: Issuer, what: string, until: number) =>
  createHmac('sha256', tokenSecret)
    .update(`content preview ${what} ${until}`)
    .digest('base64url')
    .slice(0, 32);
