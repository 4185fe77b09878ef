import { getProductCards } from '#contracts/calls/cards.ts';
import { getPage } from '#contracts/calls/pages.ts';
import type { PageKind } from '#contracts/content/page-rules.ts';
import type { ShownBlock, ShownPage, StoryCard } from '#contracts/content/shown.ts';
import { type PagePicture, pagePicture } from '#web/ui/pictures/page-picture.ts';
import { type PageCard, pageCard } from '#web/ui/product/page-card.ts';
import type { ApiClient } from '../../api-context.ts';

type Plain = Exclude<ShownBlock, { kind: 'picture' | 'pieces' }>;

/** A block as a page's data hold it. */
export type ArticleBlock =
  | Plain
  | { kind: 'picture'; picture: PagePicture }
  | { kind: 'pieces'; pieces: PageCard[] };

export type PageStory = Omit<StoryCard, 'cover'> & { cover: PagePicture | null };
export type Article = PageStory & { blocks: ArticleBlock[] };

export const pageStory = ({ cover, ...story }: StoryCard): PageStory => ({
  ...story,
  cover: cover && pagePicture(cover),
});

/** Reads a story or plain page, with the pieces in it that are for sale. */
export async function readArticle(api: ApiClient, kind: PageKind, name: string): Promise<Article> {
  const {
    kind: _,
    blocks,
    ...page
  }: ShownPage = await api.get(getPage, {
    params: { kind, name },
  });
  const shown = await Promise.all(blocks.map((block) => articleBlock(api, block)));
  return { ...pageStory(page), blocks: shown };
}

async function articleBlock(api: ApiClient, block: ShownBlock): Promise<ArticleBlock> {
  if (block.kind === 'picture') return { ...block, picture: pagePicture(block.picture) };
  if (block.kind !== 'pieces') return block;
  const query = { ids: block.pieces.join(','), limit: block.pieces.length };
  const rows = await api.get(getProductCards, { query });
  const inOrder = block.pieces.flatMap((id) => rows.find(({ _id }) => _id === id) ?? []);
  return { kind: 'pieces', pieces: inOrder.map(pageCard) };
}
