import { getStories } from '#contracts/calls/pages.ts';
import { getSite } from '#contracts/calls/site.ts';
import { apiContext } from '../../api-context.ts';
import type { Route } from './+types/stories-feed';
import { atomXml } from './xml.ts';

const MOST = 50;

/** Serves the newest stories as a feed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [site, stories] = await Promise.all([
    api.get(getSite),
    api.get(getStories, { query: { limit: String(MOST) } }),
  ]);
  const xml = atomXml(url.origin, { title: site.name, author: site.name, stories });
  return new Response(xml, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
