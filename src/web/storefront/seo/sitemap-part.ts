import { data } from 'react-router';
import { getProductTypes } from '#contracts/calls/categories.ts';
import { getPageNames } from '#contracts/calls/pages.ts';
import { getSellers } from '#contracts/calls/sellers.ts';
import { getSitemapPart } from '#contracts/calls/site.ts';
import { addresses } from '#web/ui/addresses.ts';
import { type ApiClient, apiContext } from '../../api-context.ts';
import { oldestFirst } from '../oldest-first.ts';
import { readAllRows, readCategoryCards } from '../read-all-rows.ts';
import { plainPath, storiesPath, storyPath } from '../stories/paths.ts';
import type { Route } from './+types/sitemap-part';
import { sitemapXml, xmlResponse } from './xml.ts';

/** The most sellers: with their categories they fit into one file. */
const MOST_SELLERS = 10_000;

/**
 * Serves one part of the sitemap: the pages of all taxonomy entries and sellers, or up to 10,000
 * products.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [, part] = /^(taxonomy|products-[0-9a-z]{1,3})\.xml$/.exec(params.part) ?? [];
  if (part === undefined) throw data(null, { status: 404 });
  const paths =
    part === 'taxonomy' ? await taxonomyPaths(api) : await productPaths(api, part.slice(9));
  return xmlResponse(sitemapXml(url.origin, paths));
}

async function productPaths(api: ApiClient, part: string): Promise<string[]> {
  const products = await api.get(getSitemapPart, { params: { part } });
  return products.map(addresses.product);
}

async function taxonomyPaths(api: ApiClient): Promise<string[]> {
  const categories = await readCategoryCards(api);
  const types = await Promise.all(
    categories.map(({ _id }) => api.get(getProductTypes, { params: { category: _id } })),
  );
  const sellers = await readAllRows(
    (window) => api.list(getSellers, { query: { ...oldestFirst, ...window } }),
    MOST_SELLERS,
  );
  const pages = await api.get(getPageNames);
  const hasStories = pages.some(({ kind }) => kind === 'story');
  const plain = [
    addresses.home,
    addresses.shop(),
    addresses.categories,
    addresses.sellers(),
    addresses.about,
    addresses.privacy,
    ...(hasStories ? [storiesPath()] : []),
    ...pages.map(({ kind, name }) => (kind === 'story' ? storyPath(name) : plainPath(name))),
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
