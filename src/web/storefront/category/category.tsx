import { data } from 'react-router';
import { getCategoriesOf } from '#contracts/calls/categories.ts';
import { idOfSlug } from '#domain/text/slug.ts';
import * as texts from '#texts/storefront/categories.ts';
import { goToShop } from '#texts/storefront/every-page.ts';
import { addresses } from '#web/ui/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { apiContext } from '../../api-context.ts';
import { pageEntry } from '../lists/page-entry.ts';
import { SHOWN_AT_FIRST, ShowAll } from '../lists/show-all.tsx';
import { TaxonomyCard } from '../lists/taxonomy-card.tsx';
import { PageHead } from '../page-head.tsx';
import { readAllCategories } from '../read-all-rows.ts';
import { pageMeta } from '../site.ts';
import { ViewedInMargins } from '../viewed/lazy-recently-viewed.tsx';
import type { Route } from './+types/category';

/**
 * Loads all categories; with a category's id that one, with a seller's id those in which the seller
 * has products.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const id = params.id ? idOfSlug(params.id) : null;
  const categories =
    id === null ? await readAllCategories(api) : await api.get(getCategoriesOf, { params: { id } });
  if (id !== null && categories.length === 0) throw data(null, { status: 404 });
  const showsAll = url.searchParams.get('all') === '1';
  return {
    sellerId: id !== null && categories[0]?._id !== id ? id : null,
    page: url.pathname,
    showsAll,
    total: categories.length,
    categories: (showsAll ? categories : categories.slice(0, SHOWN_AT_FIRST)).map(pageEntry),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: texts.title,
    path: addresses.categories,
    description: texts.description((loaderData?.categories ?? []).map(({ name }) => name)),
    picture: loaderData?.categories[0]?.picture ?? null,
  });

export default function Categories({ loaderData }: Route.ComponentProps) {
  const { categories, total, showsAll, page, sellerId } = loaderData;
  return (
    <>
      <PageHead title={texts.title} text={texts.text} />
      <div className="margins pt-10 pb-24 md:pt-16">
        {categories.length === 0 ? (
          <>
            <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
              <ButtonLink to={addresses.shop()}>{goToShop}</ButtonLink>
            </EmptyState>
            <ViewedInMargins />
          </>
        ) : (
          <ul className="card-grid category-grid">
            {categories.map((category, index) => (
              <li key={category._id}>
                <TaxonomyCard
                  entry={category}
                  to={
                    sellerId
                      ? addresses.sellerCategory({ _id: sellerId, name: '' }, category)
                      : addresses.productTypes(category)
                  }
                  sizes="(min-width: 48rem) 46vw, 92vw"
                  scale="large"
                  priority={index < 2}
                />
              </li>
            ))}
          </ul>
        )}
        <ShowAll
          total={total}
          showsAll={showsAll}
          more={texts.viewMore}
          open={`${page}?all=1`}
          close={page}
        />
      </div>
    </>
  );
}
