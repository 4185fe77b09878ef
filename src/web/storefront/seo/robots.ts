import { getSite } from '#contracts/calls/site.ts';
import { apiContext } from '../../api-context.ts';
import type { Route } from './+types/robots';

/**
 * Serves robots.txt: search engines may read everything for shoppers, nothing of the back offices.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  // Read only for its tag: the response is then cached, and invalidated with the site's texts.
  await context.get(apiContext).get(getSite);
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /seller/',
    'Disallow: /api/',
    'Disallow: /report',
    '',
    `Sitemap: ${url.origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
