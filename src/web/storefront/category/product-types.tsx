import { data, redirect } from 'react-router';
import { getCategoriesOf, getProductTypes } from '#contracts/calls/categories.ts';
import { idOfSlug } from '#domain/text/slug.ts';
import * as texts from '#texts/storefront/categories.ts';
import { addresses } from '#web/ui/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { apiContext } from '../../api-context.ts';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { pageEntry } from '../lists/page-entry.ts';
import { TaxonomyCard } from '../lists/taxonomy-card.tsx';
import { PageHead } from '../page-head.tsx';
import { pageMeta } from '../site.ts';
import type { Route } from './+types/product-types';

/** Loads the types of a category; redirects to the products of one without types. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const id = idOfSlug(params.category);
  const [[category], types] = await Promise.all([
    api.get(getCategoriesOf, { params: { id } }),
    api.get(getProductTypes, { params: { category: id } }),
  ]);
  if (category === undefined || category._id !== idOfSlug(params.category)) {
    throw data(null, { status: 404 });
  }
  if (types.length === 0) throw redirect(addresses.categoryProducts(category));
  return { category: pageEntry(category), types: types.map(pageEntry) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.category.name,
        path: addresses.productTypes(loaderData.category),
        description: texts.kindsIn({
          category: loaderData.category.name,
          kinds: loaderData.types.map(({ name }) => name),
        }),
        picture: loaderData.category.picture,
      })
    : [];

export default function ProductTypes({ loaderData: { category, types } }: Route.ComponentProps) {
  return (
    <>
      <div className="margins pt-4 md:pt-6">
        <Breadcrumbs
          trail={[{ label: texts.title, to: addresses.categories }]}
          here={category.name}
        />
      </div>
      <PageHead title={category.name} text={category.description || texts.chooseKind}>
        <p className="self-end md:col-span-4 md:text-end">
          <ButtonLink look="line" to={addresses.categoryProducts(category)}>
            {texts.allPieces(category.products)}
          </ButtonLink>
        </p>
      </PageHead>
      <ul className="margins card-grid grid-cols-2 pt-10 pb-24 md:grid-cols-3 md:pt-16 lg:grid-cols-4">
        {types.map((type, index) => (
          <li key={type._id}>
            <TaxonomyCard
              entry={type}
              to={addresses.productsOfType(type)}
              sizes="(min-width: 64rem) 23vw, (min-width: 48rem) 30vw, 44vw"
              priority={index < 2}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
