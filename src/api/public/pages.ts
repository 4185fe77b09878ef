import { getPage, getPageNames, getStories } from '#contracts/calls/pages.ts';
import { findPublishedPage, listPageNames, listStories } from '#database/queries/pages.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AppContext } from '#services/app-context.ts';
import { presentPage, presentStories } from '#services/content/shown-pages.ts';
import { notFound } from '#services/failure.ts';
import { type PublicRead, publicRead } from '../public-read.ts';

/** Stories on a page of their list, unless told. */
const STORIES = 12;

/** Published stories and plain pages. */
export const pageReads = ({ db, content }: AppContext): PublicRead[] => [
  publicRead(getStories, async ({ query, language }) => {
    const { page = 1, limit = STORIES, piece } = query;
    const offset = (page - 1) * limit;
    const { hasStories } = await content.read();
    const { rows, total } = hasStories
      ? await listStories(db, { limit, offset, piece })
      : { rows: [], total: 0 };
    return {
      value: await presentStories(db, rows, language),
      tags: [
        ...(hasStories ? [] : [cacheTags.site]),
        piece === undefined ? cacheTags.stories : cacheTags.storiesOf(piece),
        ...rows.map(({ id }) => cacheTags.page(id)),
      ],
      list: { total, next: null, nextPage: offset + rows.length < total ? page + 1 : null },
    };
  }),

  publicRead(getPage, async ({ params, language }) => {
    const row = await findPublishedPage(db, params.kind, params.name);
    if (row === null) throw notFound('page');
    return { value: await presentPage(db, row, language), tags: [cacheTags.page(row.id)] };
  }),

  publicRead(getPageNames, async () => ({
    value: await listPageNames(db),
    tags: [cacheTags.pageNames],
  })),
];
