import { getProductCards } from '#contracts/calls/cards.ts';
import * as texts from '#texts/storefront/favourites.ts';
import { addresses } from '#web/ui/addresses.ts';
import { lazyHydrate } from '#web/ui/lazy-hydrate.tsx';
import { pageCard } from '#web/ui/product/page-card.ts';
import { apiContext } from '../../api-context.ts';
import { pageMeta } from '../site.ts';
import type { Route } from './+types/favourites';
import { readShared } from './shared-ids.ts';

const OwnFavourites = lazyHydrate(
  () => import('./own-favourites.tsx'),
  (module) => module.OwnFavourites,
);
const SharedPieces = lazyHydrate(
  () => import('./shared-pieces.tsx'),
  (module) => module.SharedPieces,
);

/** The pieces that a link shares; null for the reader's own. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ids = readShared(url.searchParams);
  if (ids.length === 0) return null;
  const found = await context.get(apiContext).get(getProductCards, {
    query: { ids: ids.join(','), availability: 'all', limit: ids.length },
  });
  return ids.flatMap((id) => found.find(({ _id }) => _id === id) ?? []).map(pageCard);
}

/** The reader's own need nothing of the server. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return readShared(url.searchParams).length === 0 ? null : serverLoader();
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? texts.sharedTitle : texts.title,
    path: addresses.favourites(),
    description: loaderData ? texts.sharedText : texts.description,
    found: false,
  });

/** The products remembered in this browser, or those that somebody shares. */
export default function Favourites({ loaderData }: Route.ComponentProps) {
  return loaderData ? <SharedPieces products={loaderData} /> : <OwnFavourites />;
}
