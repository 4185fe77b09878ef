import { getTrendingOrder } from '#contracts/calls/home-page.ts';
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
import { readNavigation } from '#database/queries/catalogue/navigation.ts';
import { listTrendingOrder } from '#database/queries/home-page/trending-pieces.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AppContext } from '#services/app-context.ts';
import { aboutContent, homeContent, publicSite } from '#services/content/shown-content.ts';
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
