import type { Product } from '../product.ts';
import type { CallAddress, CallTypes, Route } from './call.ts';
import { getCategories } from './categories.ts';
import { getProducts, getRelated } from './products.ts';

/** The types of a list that is asked for cards. */
export type CardTypes<T extends CallTypes> = Omit<T, 'query' | 'response'> & {
  query: Omit<T['query'], 'fields'>;
  response: NonNullable<T['cards']>;
};

type ProductTypes = NonNullable<(typeof getProducts)['types']>;

/** The types of the list of products with all that is told of each. */
export type WholeTypes = Omit<ProductTypes, 'query' | 'response'> & {
  query: Omit<ProductTypes['query'], 'fields'>;
  response: Product[];
};

type Listing<R extends Route, T extends CallTypes> = { route: R; policy: 'anyone'; types?: T };

/** Returns the address of a public list whose rows are to be cards. */
function cardsOf<const R extends Route, T extends CallTypes>({ route, policy }: Listing<R, T>) {
  const address: CallAddress<CardTypes<T>> & Listing<R, CardTypes<T>> = {
    route,
    policy,
    fields: 'card',
  };
  return address;
}

/** The address of the same lists with all that is told of a product. */
export const getWholeProducts: CallAddress<WholeTypes> & Listing<'GET /get-product', WholeTypes> = {
  route: getProducts.route,
  policy: getProducts.policy,
  fields: 'all',
};

export const getProductCards = cardsOf(getProducts);
export const getRelatedCards = cardsOf(getRelated);
export const getCategoryCards = cardsOf(getCategories);
