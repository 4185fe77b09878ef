import type { World } from './world.ts';

/** Addresses of every kind of public answer, with and without what the edited product is in. */
export function answersOf(world: World): string[] {
  const { ours, other, watches, lamps, edited, cheap, lamp } = world;
  const lists = [
    '',
    'limit=2',
    'limit=2&page=2',
    'sort=name',
    'sort=rating',
    'sort=price-low-high',
    'sort=price-high-low&currency=AED',
    'maxPrice=300',
    'minPrice=100&maxPrice=1000&currency=AED',
    'brand=Calderon',
    'trending=true',
    'trending=false',
    'availability=sold',
    'availability=reserved',
    `seller=${ours.id}&availability=available`,
    `category=${watches.id}&availability=all`,
    'q=watch',
    'q=wach',
    'q=lamp',
    'q=watch+under+300',
    'q=calderon+over+3+aed',
    'q=lamp+calderon+xqzw',
    `q=watch&type=${watches.type.id}`,
    `q=watch&seller=${other.id}`,
    `category=${watches.id}`,
    `category=${lamps.id}`,
    `category=${watches.id}&sort=price-low-high`,
    `category=${lamps.id}&sort=price-low-high`,
    `category=${lamps.id},${watches.id}&brand=Midas`,
    `subCategory=${watches.sub.id}`,
    `type=${watches.type.id}`,
    `type=${lamps.type.id}`,
    `seller=${ours.id}`,
    `seller=${other.id}&trending=true`,
    `seller=${ours.id}&category=${lamps.id}`,
    `seller=${ours.id}&type=${watches.type.id}`,
    `ids=${edited.id},${lamp.id}`,
    `ids=${cheap.id}&category=${watches.id}`,
  ];
  const narrowed = [
    '',
    'discount=true',
    'new=7',
    'q=watch&discount=true',
    'brand=Calderon&maxPrice=300',
    `category=${watches.id}`,
    `category=${lamps.id}&subCategory=${lamps.sub.id}`,
    `type=${watches.type.id}&seller=${ours.id}`,
    `seller=${other.id}`,
  ];
  return [
    ...lists.flatMap((query) => [
      listAt('get-product', query),
      listAt('get-product', cards(query)),
    ]),
    ...lists
      .filter((query) => !/ids|trending/.test(query))
      .map((query) =>
        listAt('get-listing', /sort|q=/.test(query) ? query : `facets=brand&${query}`),
      ),
    ...narrowed.map((query) => listAt('get-listing', `facets=${FACETS}&${query}`)),
    ...narrowed.map((query) => `/api/get-facet?name=brand&find=a&${query}`),
    listAt('get-product', 'fields=all'),
    ...[edited, cheap, lamp].map(({ id }) => `/api/get-product/${id}`),
    ...[watches, lamps].flatMap(({ id, sub, type }) => [
      `/api/get-related/${sub.id}?fields=card`,
      `/api/get-related/${ours.id}/${sub.id}`,
      `/api/get-category/${id}`,
      `/api/get-subcategory/all/${id}`,
      `/api/get-subcategory/${ours.id}/${id}`,
      `/api/get-type/${id}`,
      `/api/get-type/${type.id}`,
    ]),
    ...[ours, other].flatMap(({ id }) => [`/api/get-seller/${id}`, `/api/get-category/${id}`]),
    ...['', '?sort=products', '?q=lam', '?sort=name'].flatMap((query) => [
      `/api/get-category${query}`,
      listAt('get-category', cards(query.slice(1))),
    ]),
    ...['', '?limit=1', '?sort=name'].map((query) => `/api/get-sellers${query}`),
    ...['wat', 'lam', 'cald', 'sell', 'sub'].map((text) => `/api/suggest?q=${text}`),
    ...['/api/site', '/api/get-navigation', '/api/sitemap', '/api/sitemap/all'],
    ...[edited, lamp].map(({ id }) => `/api/sitemap/${id.slice(0, 2)}`),
    ...[
      `get-product/${edited.id}`,
      `get-product/${lamp.id}`,
      'get-listing?facets=subCategory',
      listAt('get-product', cards(`category=${watches.id}`)).slice('/api/'.length),
      `get-related/${watches.sub.id}?fields=card`,
      'get-category',
      'get-navigation',
      `get-seller/${ours.id}`,
      'suggest?q=wat',
    ].map((call) => `${IN_ARABIC}/api/${call}`),
  ];
}

/** What stands before an address of `answersOf` whose answer is asked for in Arabic, as in the keys of the cache. */
const IN_ARABIC = 'ar ';

/** Returns the request for one of `answersOf`. */
export const requestFor = (answer: string) =>
  answer.startsWith(IN_ARABIC)
    ? { url: answer.slice(IN_ARABIC.length), headers: { 'accept-language': 'ar' } }
    : { url: answer };

/** Whether it is one of those in Arabic, of which `npm test` looks at all. */
export const isInArabic = (answer: string) => answer.startsWith(IN_ARABIC);

const FILTERS = /[?&](q|brand|minPrice|maxPrice|availability|discount|new)=/;

/** Whether an answer is a search or a filtered list, which may be a minute old. */
export const isFiltered = (url: string): boolean =>
  url.startsWith('/api/get-') && FILTERS.test(url) && !/[?&]ids=|get-category/.test(url);

/** Whether an answer is filtered, sorted or counted by what edits change. */
export const isByValues = (url: string): boolean =>
  isFiltered(url) || /get-listing|get-facet|sort=(?:name|price)/.test(url);

/** Whether an answer is of a seller or category alone that the edited product is not of. */
export function isOfOtherScope({ ours, other, watches, lamps }: World, url: string): boolean {
  // The facet of a chosen seller counts the others.
  if (/facets=.*seller=/.test(url)) return false;
  const names = (...things: { id: string }[]) => things.some(({ id }) => url.includes(id));
  const own = names(ours, watches, watches.sub, watches.type);
  return names(other, lamps, lamps.sub, lamps.type) && !own;
}

const FACETS = 'subCategory,brand,seller,attributes,discount,new,price';

const cards = (query: string) => (query === '' ? 'fields=card' : `${query}&fields=card`);

/** The address in the order of parameters by which answers are kept. */
function listAt(call: string, query: string): string {
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return `/api/${call}${query && `?${sorted}`}`;
}
