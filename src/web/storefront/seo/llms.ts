import { getNavigation, getSite } from '#contracts/calls/site.ts';
import { apiContext } from '../../api-context.ts';
import type { Route } from './+types/llms';
import { llmsText } from './llms-text.ts';

/** Serves what language models are told of the shop. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [site, { categories }] = await Promise.all([api.get(getSite), api.get(getNavigation)]);
  return new Response(llmsText(site, categories, url.origin), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
}
