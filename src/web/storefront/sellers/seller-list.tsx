import { Form } from 'react-router';
import type { PublicSeller } from '#contracts/seller.ts';
import { addresses } from '#web/ui/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { apiContext } from '../../api-context.ts';
import { eldestFirst } from '../eldest-first.ts';
import { PageHead } from '../page-head.tsx';
import { pageMeta } from '../site.ts';
import type { Route } from './+types/seller-list';
import { SellerCard } from './seller-card.tsx';

/** Sellers shown before View All Sellers (SPEC §4), and at most on one page. */
const SHOWN = 4;
const MOST_SHOWN = 100;

export async function loader({ context, url }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 200);
  const showsAll = url.searchParams.get('all') === '1';
  const found = await context.get(apiContext).list<PublicSeller>('/get-sellers', {
    ...(q ? { q } : eldestFirst),
    limit: showsAll ? MOST_SHOWN : SHOWN,
  });
  return { q, showsAll, sellers: found.rows, total: found.total };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'Sellers',
    path: addresses.sellers(),
    description: 'The verified sellers of this marketplace: who they are, and what they offer.',
    found: !loaderData?.q,
  });

export default function SellerList({ loaderData }: Route.ComponentProps) {
  const { q, showsAll, sellers, total } = loaderData;
  return (
    <>
      <PageHead title="Sellers" text="Each of them verified before their first piece is shown.">
        <SellerSearch q={q} showsAll={showsAll} />
      </PageHead>
      <div className="margins pt-10 pb-24 md:pt-16">
        {sellers.length === 0 ? (
          <EmptyState title="No Sellers Found" text="Try adjusting your search criteria">
            <ButtonLink look="line" to={addresses.sellers()}>
              Show all sellers
            </ButtonLink>
          </EmptyState>
        ) : (
          <ul className="card-grid grid-cols-2 lg:grid-cols-4">
            {sellers.map((seller) => (
              <li key={seller._id}>
                <SellerCard seller={seller} sizes="(min-width: 64rem) 23vw, 45vw" heading="h2" />
              </li>
            ))}
          </ul>
        )}
        {total > SHOWN && (
          <p className="mt-14 text-center">
            <ButtonLink
              look="line"
              preventScrollReset
              to={addresses.sellers({ q, all: showsAll ? undefined : 1 })}
            >
              {showsAll ? 'Show Less' : 'View All Sellers'}
            </ButtonLink>
          </p>
        )}
      </div>
    </>
  );
}

function SellerSearch({ q, showsAll }: { q: string; showsAll: boolean }) {
  return (
    <Form
      key={q}
      method="get"
      action={addresses.sellers()}
      role="search"
      aria-label="Sellers"
      className="self-end md:col-span-4"
    >
      {showsAll && <input type="hidden" name="all" value="1" />}
      <label htmlFor="seller-search" className="sr-only">
        Search sellers
      </label>
      <div className="relative">
        <input
          id="seller-search"
          name="q"
          type="search"
          defaultValue={q}
          maxLength={200}
          autoComplete="off"
          placeholder="Search sellers"
          className="block min-h-12 w-full border border-field bg-paper-bright pr-12 pl-3.5 placeholder:text-ink-muted focus-visible:outline-offset-0"
        />
        <button
          type="submit"
          aria-label="Search"
          className="absolute inset-y-0 right-0 grid w-12 place-items-center"
        >
          <Icon name="search" size={18} />
        </button>
      </div>
    </Form>
  );
}
