import { data } from 'react-router';
import { getSubCategories } from '#contracts/calls/categories.ts';
import { getSeller } from '#contracts/calls/sellers.ts';
import { isolate } from '#domain/text/isolate.ts';
import { idOfSlug } from '#domain/text/slug.ts';
import * as texts from '#texts/storefront/listing-pages.ts';
import { addresses, canonicalPage, queryString } from '#web/ui/addresses.ts';
import { apiContext } from '../../api-context.ts';
import { pageMeta } from '../site.ts';
import type { Route } from './+types/products-of-seller';
import { listOfSeller, pieceList } from './list-kinds.ts';
import { Listing } from './listing.tsx';
import { loadProductList } from './load-product-list.ts';

/** Loads the products of one seller in one sub-category. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const sellerId = idOfSlug(params.seller);
  const categoryId = idOfSlug(params.category);
  const id = idOfSlug(params.id);
  const [seller, subCategories, listing] = await Promise.all([
    api.get(getSeller, { params: { id: sellerId } }),
    api.get(getSubCategories, { params: { seller: 'all', category: categoryId } }),
    loadProductList(api, listOfSeller, url.searchParams, { seller: sellerId, subCategory: id }),
  ]);
  const subCategory = subCategories.find(({ _id }) => _id === id);
  if (subCategory === undefined) throw data(null, { status: 404 });
  return { seller: { _id: seller._id, name: seller.name }, subCategory, ...listing };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { seller, subCategory, products, state } = loaderData;
  return [
    ...pageMeta(matches, {
      title: texts.nameBySeller(isolate(subCategory.name), isolate(seller.name)),
      path:
        addresses.sellerProducts(seller, subCategory.categoryId, subCategory) +
        queryString(canonicalPage(state)),
      description: texts.sellerDescription(subCategory.name, seller.name),
      picture: products[0]?.picture ?? subCategory.picture,
    }),
    ...pieceList(matches, products),
  ];
};

export default function ProductsOfSeller({ loaderData }: Route.ComponentProps) {
  const { seller, subCategory } = loaderData;
  const category = subCategory.categoryId;
  return (
    <Listing
      {...loaderData}
      kind={listOfSeller}
      title={subCategory.name}
      text={texts.soldBySeller(isolate(seller.name))}
      page={addresses.sellerProducts(seller, category, subCategory)}
      trail={[
        { label: texts.sellers, to: addresses.sellers() },
        { label: seller.name, to: addresses.seller(seller) },
        { label: category.name, to: addresses.sellerCategory(seller, category) },
      ]}
    />
  );
}
