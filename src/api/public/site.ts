import { getSite, getSitemap, getSitemapPart } from '#contracts/calls/site.ts';
import { countPublished } from '#database/queries/products/published/count-published.ts';
import {
  listSitemapPart,
  sitemapParts,
} from '#database/queries/products/published/list-sitemap.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AppContext } from '#services/app-context.ts';
import { type PublicRead, publicRead } from '../public-read.ts';

/** The site's texts, and published products for search engines, found by key alone. */
export const siteReads = ({ db, site }: AppContext): PublicRead[] => [
  publicRead(getSite, async () => ({ value: site, tags: [cacheTags.site] })),

  publicRead(getSitemap, async () => {
    const { total } = await countPublished(db, {}, null);
    const parts = sitemapParts(total).map((part) => part || 'all');
    return { value: parts, tags: [cacheTags.allProducts] };
  }),

  publicRead(getSitemapPart, async ({ params: { part } }) => ({
    value: await listSitemapPart(db, part === 'all' ? '' : part),
    tags: [cacheTags.sitemap, cacheTags.sitemapPart(part === 'all' ? '' : part)],
  })),
];
