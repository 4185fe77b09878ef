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

/** Parameters that are many by their names: `attr.colour`, `attr.case-size`. Declared as `attr.*`. */
const FAMILIES: readonly string[] = ['attr'];

/** Returns the names of parameters as they are declared, by those of a schema. */
export const declaredNames = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map((name) => (FAMILIES.includes(name) ? `${name}.*` : name)));

function familyOf(name: string): { family: string; member: string } | null {
  const dot = name.indexOf('.');
  const family = name.slice(0, dot);
  return dot > 0 && FAMILIES.includes(family) ? { family, member: name.slice(dot + 1) } : null;
}

/**
 * Returns the declared parameters only, sorted by name, with a question mark. The values of one
 * name keep their order. All others (such as `utm_source`) are left out.
 */
export function declaredQuery(query: string, declared: ReadonlySet<string>): string {
  if (query === '' || declared.size === 0) return '';
  const kept = [...new URLSearchParams(query)].filter(([name]) => {
    const one = familyOf(name);
    return declared.has(one === null ? name : `${one.family}.*`);
  });
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

type Values = Record<string, string | string[]>;

/**
 * Parses a query for the schemas; only the first sixty parameters are read. Those of a family come
 * together: `{ attr: { colour: 'x' } }`.
 */
export function parseQuery(text: string): Record<string, string | string[] | Values> {
  const query: Record<string, string | string[] | Values> = Object.create(null);
  const families: Record<string, Values> = Object.create(null);
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    count += 1;
    if (count > MOST_PARAMETERS) break;
    const one = familyOf(name);
    if (one === null) add(query as Values, name, value);
    else {
      families[one.family] ??= Object.create(null);
      add(families[one.family] as Values, one.member, value);
    }
  }
  return Object.assign(query, families);
}

function add(values: Values, name: string, value: string): void {
  const present = values[name];
  values[name] = present === undefined ? value : [present, value].flat();
}
