import { generatePath, matchRoutes } from 'react-router';
import { inLanguage, languages, splitLanguage } from '#languages/languages.ts';
import {
  canonicalPath,
  declaredQuery,
  LONGEST_KEY,
  splitTarget,
} from '#server/page-cache/canonical-address.ts';
import { rememberAddresses } from '#server/page-cache/remember-addresses.ts';

/** Which query parameters each page reads, by its route pattern: `{ '/shop': ['q', 'sort'] }`. */
export type PageQueries = Readonly<Record<string, readonly string[]>>;

/** `url` is what is rendered, for any spelling; `key` is null where it is too long to cache. */
export type PageAddress = { url: string; key: string | null };

export type PageAddressOptions = {
  queries: PageQueries;
  /** Ids of all routes: the only allowed values of the router's own `_routes` parameter. */
  routeIds: Iterable<string>;
};

/** The query parameter by which the router says whose data it wants. */
export const DATA_ROUTES = '_routes';

/**
 * Returns a function from request targets to pages. All spellings of one page (letter case of its
 * fixed parts, trailing slash, percent-encoding, order of parameters, parameters it does not read)
 * get one address, and only that is rendered, so that what one visitor types is never shown to
 * another.
 */
export function createPageAddresses(options: PageAddressOptions): (target: string) => PageAddress {
  const routes = Object.entries(options.queries).map(([path, names]) => ({
    path,
    handle: new Set(names),
  }));
  const routeIds = new Set(options.routeIds);
  // The router compiles its patterns anew at each match; searches differ in their queries alone.
  const routeOf = rememberAddresses((page) => ({ match: matchRoutes(routes, page)?.[0] }));

  return rememberAddresses((target) => {
    const { path, query } = splitTarget(target);
    // The data of the Arabic home page are at `/ar.data`.
    const { page: whole, isData } = withoutDataSuffix(path);
    const { language, rest: page } = splitLanguage(whole);
    const { path: prefix } = languages[language];
    const { match } = routeOf(page);
    const declared: ReadonlySet<string> = match?.route.handle ?? new Set();
    const canonical = match ? spell(match.route.path, match.params, page) : canonicalPath(page);
    const url = isData
      ? prefix +
        dataPath(canonical) +
        joined(declaredQuery(query, declared), dataRoutes(query, routeIds))
      : inLanguage(language, canonical) + declaredQuery(query, declared);
    return { url, key: url.length > LONGEST_KEY ? null : `page ${url}` };
  });
}

function spell(pattern: string, params: Record<string, string | undefined>, page: string): string {
  return pattern.endsWith('*') ? canonicalPath(page) : generatePath(pattern, params);
}

/**
 * The router requests a page's data at `{page}.data`, and where that ends in a slash at `_.data`.
 */
export function withoutDataSuffix(path: string): { page: string; isData: boolean } {
  if (path.endsWith('/_.data')) return { page: path.slice(0, -'_.data'.length), isData: true };
  if (path.endsWith('.data')) return { page: path.slice(0, -'.data'.length), isData: true };
  return { page: path, isData: false };
}

function dataPath(page: string): string {
  return page.endsWith('/') ? `${page}_.data` : `${page}.data`;
}

function dataRoutes(query: string, routeIds: ReadonlySet<string>): string {
  const asked = new URLSearchParams(query).get(DATA_ROUTES)?.split(',') ?? [];
  const known = [...new Set(asked)].filter((id) => routeIds.has(id)).sort();
  return known.length === 0 ? '' : `?${new URLSearchParams({ [DATA_ROUTES]: known.join(',') })}`;
}

function joined(first: string, second: string): string {
  return first && second ? `${first}&${second.slice(1)}` : first || second;
}
