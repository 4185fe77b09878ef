import { data } from 'react-router';
import { getCategoriesOf, getSubCategories } from '#contracts/calls/categories.ts';
import { getSeller } from '#contracts/calls/sellers.ts';
import { isolate } from '#domain/text/isolate.ts';
import { idOfSlug } from '#domain/text/slug.ts';
import * as texts from '#texts/storefront/sellers.ts';
import { addresses } from '#web/ui/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { apiContext } from '../../api-context.ts';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { SHOWN_AT_FIRST, ShowAll } from '../lists/show-all.tsx';
import { TaxonomyCard, TaxonomyRow } from '../lists/taxonomy-card.tsx';
import { PageHead } from '../page-head.tsx';
import { searchText } from '../read-params.ts';
import { ListSearch } from '../search/list-search.tsx';
import { pageMeta } from '../site.ts';
import { ViewedInMargins } from '../viewed/lazy-recently-viewed.tsx';
import type { Route } from './+types/sub-categories';
import { ownPicturesIn, withOwnPicture } from './own-pictures.ts';

type Layout = 'grid' | 'rows';

/** Loads the sub-categories of one category in which one seller has products. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const sellerId = idOfSlug(params.seller);
  const categoryId = idOfSlug(params.category);
  const [seller, [category], all, ownPictures] = await Promise.all([
    api.get(getSeller, { params: { id: sellerId } }),
    api.get(getCategoriesOf, { params: { id: categoryId } }),
    api.get(getSubCategories, { params: { seller: sellerId, category: categoryId } }),
    ownPicturesIn(api, sellerId, categoryId),
  ]);
  if (category === undefined) throw data(null, { status: 404 });
  const q = searchText(url.searchParams.get('q'));
  const layout: Layout = url.searchParams.get('layout') === 'rows' ? 'rows' : 'grid';
  const showsAll = url.searchParams.get('all') === '1';
  const found = all.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
  return {
    seller: { _id: seller._id, name: seller.name },
    category: { _id: category._id, name: category.name, picture: category.picture },
    q,
    layout,
    showsAll,
    total: found.length,
    shown: (showsAll ? found : found.slice(0, SHOWN_AT_FIRST)).map((entry) =>
      withOwnPicture(entry, ownPictures.get(entry._id)),
    ),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { seller, category, q } = loaderData;
  return pageMeta(matches, {
    title: texts.categoryBy({ category: isolate(category.name), seller: isolate(seller.name) }),
    path: addresses.sellerCategory(seller, category),
    description: texts.categoryDescription({ category: category.name, seller: seller.name }),
    picture: category.picture,
    found: q === '',
  });
};

export default function SubCategories({ loaderData }: Route.ComponentProps) {
  const { seller, category, q, layout, showsAll, total, shown } = loaderData;
  const state = {
    q,
    layout: layout === 'rows' ? 'rows' : undefined,
    all: showsAll ? 1 : undefined,
  };
  const at = (change: Partial<Record<keyof typeof state, string | number | undefined>> = {}) =>
    addresses.sellerCategory(seller, category, { ...state, ...change });
  return (
    <>
      <div className="margins pt-4 md:pt-6">
        <Breadcrumbs
          trail={[
            { label: texts.title, to: addresses.sellers() },
            { label: seller.name, to: addresses.seller(seller) },
          ]}
          here={category.name}
        />
      </div>
      <PageHead title={category.name} text={texts.collectionsBy(seller.name)}>
        <ListSearch
          action={addresses.sellerCategory(seller, category)}
          q={q}
          of="collections"
          keep={{ layout: state.layout, all: showsAll ? '1' : undefined }}
        />
      </PageHead>
      <div className="margins pt-8 pb-24">
        <div className="flex items-center justify-between gap-4">
          <p role="status" className="text-small text-ink-muted">
            {texts.collectionCount(total)}
          </p>
          <LayoutChoice
            chosen={layout}
            grid={at({ layout: undefined })}
            rows={at({ layout: 'rows' })}
          />
        </div>
        <div className="mt-6">
          {shown.length === 0 ? (
            <>
              <EmptyState title={texts.noCollections}>
                <ButtonLink look="line" to={at({ q: '' })}>
                  {texts.showAllCollections}
                </ButtonLink>
              </EmptyState>
              <ViewedInMargins />
            </>
          ) : (
            <ul
              className={
                layout === 'rows' ? 'border-t border-line' : 'card-grid grid-cols-2 lg:grid-cols-4'
              }
            >
              {shown.map((entry, index) => (
                <li key={entry._id}>
                  {layout === 'rows' ? (
                    <TaxonomyRow
                      entry={entry}
                      to={addresses.sellerProducts(seller, category, entry)}
                    />
                  ) : (
                    <TaxonomyCard
                      entry={entry}
                      to={addresses.sellerProducts(seller, category, entry)}
                      sizes="(min-width: 64rem) 23vw, 44vw"
                      priority={index < 2}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
        <ShowAll
          total={total}
          showsAll={showsAll}
          more={texts.viewMore}
          open={at({ all: 1 })}
          close={at({ all: undefined })}
        />
      </div>
    </>
  );
}

type LayoutChoiceProps = { chosen: Layout; grid: string; rows: string };

function LayoutChoice({ chosen, grid, rows }: LayoutChoiceProps) {
  const choices = [
    { layout: 'grid', label: texts.grid, icon: 'grid', to: grid },
    { layout: 'rows', label: texts.rows, icon: 'rows', to: rows },
  ] as const;
  return (
    <fieldset className="flex border border-field">
      <legend className="sr-only">{texts.layout}</legend>
      {choices.map(({ layout, label, icon, to }) => (
        <Link
          key={layout}
          to={to}
          replace
          preventScrollReset
          prefetch="intent"
          aria-label={label}
          aria-current={layout === chosen ? 'true' : undefined}
          className="choice-link"
        >
          <Icon name={icon} size={18} />
        </Link>
      ))}
    </fieldset>
  );
}
