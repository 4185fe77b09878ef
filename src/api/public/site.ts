import { getTrendingOrder } from '#contracts/calls/home-page.ts';
import { getPage, getPageNames, getStories } from '#contracts/calls/pages.ts';
import {
  getAboutContent,
  getHomeContent,
  getNavigation,
  getPrivacyNotice,
  getSite,
  getSitemap,
  getSitemapPart,
} from '#contracts/calls/site.ts';
import { countListed, listSitemapPart, sitemapParts } from '#database/catalogue/sitemap.ts';
import { readNavigation } from '#database/queries/catalogue/categories.ts';
import { listTrendingOrder } from '#database/queries/home-page.ts';
import { findPublishedPage, listPageNames, listStories } from '#database/queries/pages.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AppContext } from '#services/app-context.ts';
import { aboutContent, homeContent, publicSite } from '#services/content/shown-content.ts';
import { presentPage, presentStories } from '#services/content/shown-pages.ts';
import { notFound } from '#services/failure.ts';
import { readNotice } from '#services/privacy/keep-notice.ts';
import { type PublicRead, publicRead } from '../public-read.ts';

/** What every page's header leads to. */
export const navigationReads = ({ db }: AppContext): PublicRead[] => [
  publicRead(getNavigation, async () => ({
    value: await readNavigation(db),
    tags: [cacheTags.navigation],
  })),
];

/** In which order the home page shows what trends. */
export const homePageReads = ({ db }: AppContext): PublicRead[] => [
  publicRead(getTrendingOrder, async () => ({
    value: await listTrendingOrder(db),
    tags: [cacheTags.trending],
  })),
];

/** The site's texts, and published products for search engines, found by key alone. */
export const siteReads = ({ db, content, now }: AppContext): PublicRead[] => [
  publicRead(getSite, async ({ language }) => {
    return { value: publicSite(await content.read(), language), tags: [cacheTags.site] };
  }),

  publicRead(getHomeContent, async ({ language }) => ({
    value: homeContent(await content.read(), language),
    tags: [cacheTags.homeContent],
  })),

  publicRead(getAboutContent, async ({ language }) => ({
    value: aboutContent(await content.read(), language),
    tags: [cacheTags.aboutContent],
  })),

  publicRead(getPrivacyNotice, async ({ query }) => {
    const { notice } = await content.read();
    const value = await readNotice({ db, content, now }, query);
    // A replica may not have the version in force yet.
    const isStored = value.versions.some((each) => each.version === notice.version);
    return { value, tags: [cacheTags.privacyNotice], ...(!isStored && { keep: false as const }) };
  }),

  publicRead(getSitemap, async () => {
    const total = await countListed(db);
    const parts = sitemapParts(total).map((part) => part || 'all');
    return { value: parts, tags: [cacheTags.allProducts] };
  }),

  publicRead(getSitemapPart, async ({ params: { part } }) => ({
    value: await listSitemapPart(db, part === 'all' ? '' : part),
    tags: [cacheTags.sitemap, cacheTags.sitemapPart(part === 'all' ? '' : part)],
  })),
];

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
