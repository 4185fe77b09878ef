import type { Block, PageBody, PageText } from '#contracts/content/page.ts';
import { type PageKind, pagePath } from '#contracts/content/page-rules.ts';
import type { ShownBlock, ShownPage, StoryCard } from '#contracts/content/shown-page.ts';
import type { MediaItem } from '#contracts/media.ts';
import type { Database } from '#database/database.ts';
import type { MediaAssetRow } from '#database/queries/media/media-columns.ts';
import { type PublishedPage, picturesOfPages } from '#database/queries/pages.ts';
import { FIRST_LANGUAGE, type Language } from '#languages/languages.ts';
import { fieldIn } from '#languages/translations.ts';
import { presentMedia } from '../media/present-media.ts';

/** What is shown of a page: what it says, and since when. */
export type PageShown = Pick<PublishedPage, 'id' | 'kind' | 'publishedAt' | 'changedAt'> & {
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
