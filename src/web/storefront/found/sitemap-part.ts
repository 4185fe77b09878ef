import { data } from 'react-router';
import type { Category, ProductType } from '#contracts/category.ts';
import type { PublicSeller } from '#contracts/seller.ts';
import { addresses } from '#web/ui/addresses.ts';
import { type ApiClient, apiContext } from '../../api-context.ts';
import type { Route } from './+types/sitemap-part';
import { sitemapXml, xmlAnswer } from './xml.ts';

const SELLERS_AT_A_TIME = 100;
/** Sellers at most: with their categories they stay within what one file may hold. */
const MOST_SELLERS = 10_000;

/** One part of the sitemap: the pages of all places and sellers, or up to 10,000 products. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [, part] = /^(places|products-[0-9a-z]{1,3})\.xml$/.exec(params.part) ?? [];
  if (part === undefined) throw data(null, { status: 404 });
  const paths = part === 'places' ? await placePaths(api) : await productPaths(api, part.slice(9));
  return xmlAnswer(sitemapXml(url.origin, paths));
}

async function productPaths(api: ApiClient, part: string): Promise<string[]> {
  const products = await api.get<{ _id: string; name: string }[]>(`/sitemap/${part}`);
  return products.map(addresses.product);
}

async function placePaths(api: ApiClient): Promise<string[]> {
  const categories = await api.get<Category[]>('/get-category');
  const types = await Promise.all(
    categories.map(({ _id }) => api.get<ProductType[]>(`/get-type/${_id}`)),
  );
  const sellers = await allSellers(api);
  const plain = [
    addresses.home,
    addresses.shop(),
    addresses.categories,
    addresses.sellers(),
    addresses.about,
  ];
  return [
    ...plain,
    ...categories.map((category, index) =>
      types[index]?.length
        ? addresses.productTypes(category)
        : addresses.categoryProducts(category),
    ),
    ...types.flat().map(addresses.productsOfType),
    ...sellers.map(addresses.seller),
    ...sellers.flatMap((seller) =>
      seller.categories.map((category) => addresses.sellerCategory(seller, category)),
    ),
  ];
}

async function allSellers(api: ApiClient): Promise<PublicSeller[]> {
  const sellers: PublicSeller[] = [];
  for (let page = 1; sellers.length < MOST_SELLERS; page += 1) {
    const query = { page, limit: SELLERS_AT_A_TIME, sort: 'createdAt', order: 'asc' };
    const found = await api.get<PublicSeller[]>('/get-sellers', query);
    sellers.push(...found);
    if (found.length < SELLERS_AT_A_TIME) break;
  }
  return sellers;
}
