import { getSellers } from '#contracts/calls/sellers.ts';
import * as texts from '#texts/storefront/sellers.ts';
import { addresses } from '#web/ui/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { apiContext } from '../../api-context.ts';
import { SHOWN_AT_FIRST, ShowAll } from '../lists/show-all.tsx';
import { oldestFirst } from '../oldest-first.ts';
import { PageHead } from '../page-head.tsx';
import { searchText } from '../read-params.ts';
import { ListSearch } from '../search/list-search.tsx';
import { pageMeta } from '../site.ts';
import { ViewedInMargins } from '../viewed/lazy-recently-viewed.tsx';
import type { Route } from './+types/seller-list';
import { pageSeller } from './page-seller.ts';
import { SellerCard } from './seller-card.tsx';

/** Sellers at most on one page. */
const MOST_SHOWN = 100;

export async function loader({ context, url }: Route.LoaderArgs) {
  const q = searchText(url.searchParams.get('q'));
  const showsAll = url.searchParams.get('all') === '1';
  const found = await context.get(apiContext).list(getSellers, {
    query: { ...(q ? { q } : oldestFirst), limit: showsAll ? MOST_SHOWN : SHOWN_AT_FIRST },
  });
  return { q, showsAll, sellers: found.rows.map(pageSeller), total: found.total };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: texts.title,
    path: addresses.sellers(),
    description: texts.description,
    found: !loaderData?.q,
  });

export default function SellerList({ loaderData }: Route.ComponentProps) {
  const { q, showsAll, sellers, total } = loaderData;
  return (
    <>
      <PageHead title={texts.title} text={texts.text}>
        <ListSearch
          action={addresses.sellers()}
          q={q}
          of="sellers"
          keep={{ all: showsAll ? '1' : undefined }}
        />
      </PageHead>
      <div className="margins pt-10 pb-24 md:pt-16">
        {sellers.length === 0 ? (
          <>
            <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
              <ButtonLink look="line" to={addresses.sellers()}>
                {texts.showAll}
              </ButtonLink>
            </EmptyState>
            <ViewedInMargins />
          </>
        ) : (
          <ul className="card-grid grid-cols-2 lg:grid-cols-4">
            {sellers.map((seller) => (
              <li key={seller._id}>
                <SellerCard seller={seller} sizes="(min-width: 64rem) 23vw, 44vw" heading="h2" />
              </li>
            ))}
          </ul>
        )}
        <ShowAll
          total={total}
          showsAll={showsAll}
          more={texts.viewAll}
          open={addresses.sellers({ q, all: 1 })}
          close={addresses.sellers({ q })}
        />
      </div>
    </>
  );
}
