import { getWholeProducts } from '#contracts/calls/cards.ts';
import * as texts from '#texts/storefront/enquiry-list.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { lazyHydrate } from '#web/ui/lazy-hydrate.tsx';
import { apiContext } from '../../api-context.ts';
import { readShared } from '../favourites/shared-ids.ts';
import { pageMeta } from '../site.ts';
import { sizeChoiceOf, sizesToAsk } from '../specifications/specifications-of.ts';
import type { Route } from './+types/enquiry-list';
import type { LinkedPiece } from './linked-list.tsx';
import { pageListed } from './page-listed.ts';

const OwnList = lazyHydrate(
  () => import('./own-list.tsx'),
  (module) => module.OwnList,
);
const LinkedList = lazyHydrate(
  () => import('./linked-list.tsx'),
  (module) => module.LinkedList,
);

/** The pieces of the address, in its order, a single one in its size; null for the reader's own list. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const size = url.searchParams.get('size') ?? '';
  const ids = readShared(url.searchParams);
  if (ids.length === 0) return null;
  const found = await context.get(apiContext).get(getWholeProducts, {
    query: { ids: ids.join(','), availability: 'all', limit: ids.length },
  });
  const pieces = ids.flatMap((id) => found.find(({ _id }) => _id === id) ?? []).map(pageListed);
  const [only] = found;
  if (!only || pieces.length > 1) return pieces;
  const { availability, attributes } = only;
  const choice = sizesToAsk({ availability, sizes: sizeChoiceOf(attributes) });
  return pieces.map(
    (piece): LinkedPiece => ({
      ...piece,
      ...(piece.sizes.includes(size) ? { size } : { choice }),
    }),
  );
}

/** The reader's own needs nothing of the server. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return readShared(url.searchParams).length === 0 ? null : serverLoader();
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    path: addresses.enquiryList(),
    description: texts.description,
    found: false,
  });

/** The pieces that this browser gathers to ask about, or those of a link. */
export default function EnquiryList({ loaderData }: Route.ComponentProps) {
  return loaderData ? <LinkedList pieces={loaderData} /> : <OwnList />;
}
