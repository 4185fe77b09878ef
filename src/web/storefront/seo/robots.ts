import { getSite } from '#contracts/calls/site.ts';
import { inLanguage, languageNames } from '#languages/languages.ts';
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
    'Disallow: /api/',
    ...languageNames.flatMap((language) =>
      ['/seller/', '/report'].map((path) => `Disallow: ${inLanguage(language, path)}`),
    ),
    '',
    `Sitemap: ${url.origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
