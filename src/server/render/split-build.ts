import type { ServerBuild } from 'react-router';

type Route = NonNullable<ServerBuild['routes'][string]>;

/**
 * Returns a function that returns the build with the routes that can answer a path alone. The router
 * tries a path against all that it knows, one after the other and twice for each page. What begins like
 * no route is for all of the storefront's, among them that of what is not found; what is below a back
 * office is for the whole build.
 */
export function splitBuild(build: ServerBuild): (path: string) => ServerBuild {
  const all = Object.values(build.routes).filter((route) => route !== undefined);
  const shoppers = all.filter((route) => !isOfBackOffice(route.id));
  const withRoutes = (routes: Route[]): ServerBuild => {
    const { assets } = build;
    const ofAssets = routes.map(({ id }) => [id, assets.routes[id]]);
    return {
      ...build,
      assets: { ...assets, routes: Object.fromEntries(ofAssets) },
      routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    };
  };
  const firstOf = (route: Route) => firstPart(fullPath(route, build)).toLowerCase();
  const isForAll = (route: Route) =>
    /^[*:]/.test(firstOf(route)) || all.some(({ parentId }) => parentId === route.id);
  const common = shoppers.filter(isForAll);
  const builds = new Map<string, ServerBuild>();
  for (const first of new Set(shoppers.filter((route) => !isForAll(route)).map(firstOf))) {
    const here = shoppers.filter((route) => !isForAll(route) && firstOf(route) === first);
    builds.set(first, withRoutes([...common, ...here]));
  }
  for (const route of all) {
    if (isOfBackOffice(route.id) && firstOf(route) !== '') builds.set(firstOf(route), build);
  }
  const storefront = withRoutes(shoppers);
  return (path) => builds.get(firstPart(pageOf(path.toLowerCase()))) ?? storefront;
}

const isOfBackOffice = (id: string) => /^(?:seller|admin)\//.test(id);

/** The page whose data are asked for; those of the home page are at `/_.data`. */
const pageOf = (path: string) => path.replace(/\.data$/, '').replace(/^\/_$/, '/');

function fullPath(route: Route, build: ServerBuild): string {
  const parent = route.parentId === undefined ? undefined : build.routes[route.parentId];
  return `${parent ? fullPath(parent, build) : ''}/${route.path ?? ''}`;
}

const firstPart = (path: string) => path.split('/').find(Boolean) ?? '';
