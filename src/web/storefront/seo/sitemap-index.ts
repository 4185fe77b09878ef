import { getSitemap } from '#contracts/calls/site.ts';
import { apiContext } from '../../api-context.ts';
import type { Route } from './+types/sitemap-index';
import { sitemapIndexXml, xmlResponse } from './xml.ts';

/** Serves the index of all parts of the sitemap. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const parts = await context.get(apiContext).get(getSitemap);
  const paths = ['taxonomy', ...parts.map((part) => `products-${part}`)];
  return xmlResponse(
    sitemapIndexXml(
      url.origin,
      paths.map((path) => `/sitemap/${path}.xml`),
    ),
  );
}
