import { data } from 'react-router';
import { getProductTypes } from '#contracts/calls/categories.ts';
import { idOfSlug } from '#domain/text/slug.ts';
import * as texts from '#texts/storefront/listing-pages.ts';
import { addresses, canonicalPage, queryString } from '#web/ui/addresses.ts';
import { apiContext } from '../../api-context.ts';
import { pageMeta } from '../site.ts';
import type { Route } from './+types/products-of-type';
import { listOfType, pieceList } from './list-kinds.ts';
import { Listing } from './listing.tsx';
import { loadProductList } from './load-product-list.ts';

/** Loads the products of one type. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const id = idOfSlug(params.type);
  const [types, listing] = await Promise.all([
    api.get(getProductTypes, { params: { category: id } }),
    loadProductList(api, listOfType, url.searchParams, { type: id }),
  ]);
  const type = types.find(({ _id }) => _id === id);
  if (type === undefined) throw data(null, { status: 404 });
  return { type, ...listing };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? [
        ...pageMeta(matches, {
          title: loaderData.type.name,
          path:
            addresses.productsOfType(loaderData.type) +
            queryString(canonicalPage(loaderData.state)),
          description: loaderData.type.description || texts.typeDescription(loaderData.type.name),
          picture: loaderData.products[0]?.picture ?? loaderData.type.picture,
        }),
        ...pieceList(matches, loaderData.products),
      ]
    : [];

export default function ProductsOfType({ loaderData }: Route.ComponentProps) {
  const { type } = loaderData;
  return (
    <Listing
      {...loaderData}
      kind={listOfType}
      title={type.name}
      text={type.description}
      page={addresses.productsOfType(type)}
      trail={[
        { label: texts.categories, to: addresses.categories },
        { label: type.categoryId.name, to: addresses.productTypes(type.categoryId) },
      ]}
    />
  );
}
