import type { ServerBuild } from 'react-router';

export type SplitBuild = {
  storefront: ServerBuild;
  /** Whether only the whole build can answer a path: it is below a back office. */
  isElsewhere: (path: string) => boolean;
};

type Route = NonNullable<ServerBuild['routes'][string]>;

/**
 * Returns the build with the storefront's routes alone. The router tries a path against all that it
 * knows, one after the other and several times for each page, and most are the back offices'.
 */
export function splitBuild(build: ServerBuild): SplitBuild {
  const all = Object.values(build.routes).filter((route) => route !== undefined);
  const others = all.filter((route) => isOfBackOffice(route.id));
  const places = new Set(
    others.flatMap((route) => firstPart(fullPath(route, build)).toLowerCase() || []),
  );
  const routes = Object.fromEntries(
    all.filter((route) => !others.includes(route)).map((route) => [route.id, route]),
  );
  return {
    storefront: { ...build, routes },
    isElsewhere: (path) => places.has(firstPart(path.toLowerCase().replace(/\.data$/, ''))),
  };
}

const isOfBackOffice = (id: string) => /^(?:seller|admin)\//.test(id);

function fullPath(route: Route, build: ServerBuild): string {
  const parent = route.parentId === undefined ? undefined : build.routes[route.parentId];
  return `${parent ? fullPath(parent, build) : ''}/${route.path ?? ''}`;
}

const firstPart = (path: string) => path.split('/').find(Boolean) ?? '';
