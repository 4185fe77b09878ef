import { getSite } from '#contracts/calls/site.ts';
import { apiContext } from '../../api-context.ts';
import type { Route } from './+types/robots';

/** What search engines may read: all that shoppers see, nothing of the back offices. */
export async function loader({ context, url }: Route.LoaderArgs) {
  // Read for its tag alone: the answer is then kept, and dropped with the site's own words.
  await context.get(apiContext).get(getSite);
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /seller/',
    'Disallow: /api/',
    '',
    `Sitemap: ${url.origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
