import type { CallAddress, Route } from '#contracts/calls/call.ts';

/** The method and the path of a route, such as `GET` and `/get-seller/:id`. */
export function splitRoute(route: Route): { method: string; path: string } {
  const [method = '', path = ''] = route.split(' ');
  return { method, path };
}

/**
 * Path and query of a call below `/api`, without what is undefined or empty; of a record, each of its
 * members as a parameter, `attr.colour`. Each name stays within
 * its segment, whatever it holds. Throws a `URIError` for one that is half a character.
 */
export function callPath(
  { route, fields }: Pick<CallAddress, 'route' | 'fields'>,
  { params = {}, query = {} }: { params?: object; query?: object } = {},
): string {
  const values = new Map<string, unknown>(Object.entries(params));
  const named = splitRoute(route).path.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent(String(values.get(name))),
  );
  const asked: Record<string, unknown> = { ...query, fields };
  const pairs = Object.entries(asked)
    .flatMap(membersOf)
    .flatMap(([name, value]) =>
      [value]
        .flat()
        .flatMap((each) => (each === undefined || each === '' ? [] : [[name, `${each}`]])),
    );
  return pairs.length === 0 ? named : `${named}?${new URLSearchParams(pairs)}`;
}

function membersOf([name, value]: [string, unknown]): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[name, value]];
  return Object.entries(value).map(([member, each]) => [`${name}.${member}`, each]);
}
