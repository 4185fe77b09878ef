import { useEffect } from 'react';
import { redirect } from 'react-router';
import { getRelatedCards, getWholeProducts } from '#contracts/calls/cards.ts';
import { comma } from '#texts/formats.ts';
import * as texts from '#texts/storefront/compare.ts';
import { addresses } from '#web/ui/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { lazyHydrate } from '#web/ui/lazy-hydrate.tsx';
import { compared, goOnComparing, MOST_COMPARED, readCompared } from '#web/ui/product/compared.ts';
import { pageCard } from '#web/ui/product/page-card.ts';
import { apiContext } from '../../api-context.ts';
import { GonePieces } from '../messages/gone-pieces.tsx';
import { PageHead } from '../page-head.tsx';
import { pageMeta } from '../site.ts';
import { ViewedInMargins } from '../viewed/lazy-recently-viewed.tsx';
import type { Route } from './+types/compare';
import { pagePiece } from './page-piece.ts';

const ComparedTable = lazyHydrate(
  () => import('./compared-table.tsx'),
  (module) => module.ComparedTable,
);
const AddPieces = lazyHydrate(
  () => import('./add-pieces.tsx'),
  (module) => module.AddPieces,
);

/** Pieces offered to add. */
const OFFERED = 8;

/** Loads the products of the address, in its order; what is gone or hidden is left out. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.getAll('ids').join(',');
  const ids = readCompared(asked);
  // One comparison has one address, so that what strangers type is not kept.
  if (asked !== ids.join(',')) throw redirect(addresses.compare(ids));
  if (ids.length === 0) return { pieces: [], missing: 0, offered: [] };
  const api = context.get(apiContext);
  const found = await api.get(getWholeProducts, {
    query: { ids: ids.join(','), availability: 'all', limit: MOST_COMPARED },
  });
  const pieces = ids.flatMap((id) => found.find(({ _id }) => _id === id) ?? []);
  const [first] = pieces;
  const others =
    first === undefined || pieces.length === MOST_COMPARED
      ? []
      : await api.get(getRelatedCards, {
          params: { subCategoryId: first.subCategoryId._id },
          query: { limit: OFFERED + MOST_COMPARED },
        });
  return {
    pieces: pieces.map(pagePiece),
    missing: ids.length - pieces.length,
    offered: others
      .filter(({ _id }) => !ids.includes(_id))
      .slice(0, OFFERED)
      .map(pageCard),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: texts.title,
    path: addresses.compare(),
    description:
      loaderData?.pieces.map(({ brand, name }) => `${brand} ${name}`).join(comma) || texts.text,
    found: false,
  });

/** Up to four products side by side; the address says which, so that it can be shared. */
export default function Compare({
  loaderData: { pieces, missing, offered },
}: Route.ComponentProps) {
  const ids = pieces.map(({ _id }) => _id);
  const shown = ids.join(',');

  // A comparison that was sent is taken over by a browser that has none of its own, and by no other.
  useEffect(() => {
    if (compared.read().length === 0 && shown !== '') compared.write(shown.split(','));
  }, [shown]);

  return (
    <>
      <PageHead title={texts.title} text={texts.text} />
      <div className="margins pt-8 pb-24 md:pt-12">
        <GonePieces count={missing} of="this comparison">
          {(label) => (
            <ButtonLink
              look="line"
              to={addresses.compare(ids)}
              replace
              preventScrollReset
              onClick={() => goOnComparing(ids)}
            >
              {label}
            </ButtonLink>
          )}
        </GonePieces>
        {pieces.length === 0 ? (
          <>
            <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
              <ButtonLink to={addresses.shop()}>{texts.goToShop}</ButtonLink>
            </EmptyState>
            <ViewedInMargins />
          </>
        ) : (
          <ComparedTable pieces={pieces} />
        )}
        <AddPieces ids={ids} offered={offered} />
      </div>
    </>
  );
}
