/** Responses to longer addresses are neither shared nor cached. */
export const LONGEST_KEY = 1_000;

/**
 * Splits a request target into path and query. A stranger can type anything: a proxy's
 * `http://host/path` too, whose host is ignored. The path begins with a slash.
 */
export function splitTarget(target: string): { path: string; query: string } {
  const local = target.startsWith('/') ? target : (localPart(target) ?? `/${target}`);
  const mark = local.indexOf('?');
  return mark < 0
    ? { path: local, query: '' }
    : { path: local.slice(0, mark), query: local.slice(mark + 1) };
}

function localPart(target: string): string | undefined {
  const url = URL.parse(target);
  return url && /^https?:$/.test(url.protocol) ? url.pathname + url.search : undefined;
}

/**
 * Returns the declared parameters only, sorted by name, with a question mark. The values of one
 * name keep their order. All others (such as `utm_source`) are left out.
 */
export function declaredQuery(query: string, declared: ReadonlySet<string>): string {
  if (query === '' || declared.size === 0) return '';
  const kept = [...new URLSearchParams(query)].filter(([name]) => declared.has(name));
  if (kept.length === 0) return '';
  const sorted = new URLSearchParams(kept);
  sorted.sort();
  return `?${sorted}`;
}

/** Returns one spelling of a path, however its letters were percent-encoded. */
export function canonicalPath(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/');
  } catch {
    return path;
  }
}

const MOST_PARAMETERS = 60;

/** Parses a query for the schemas; only the first sixty parameters are read. */
export function parseQuery(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    count += 1;
    if (count > MOST_PARAMETERS) break;
    const present = query[name];
    query[name] = present === undefined ? value : [present, value].flat();
  }
  return query;
}
