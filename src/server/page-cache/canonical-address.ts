/** Longer addresses are answered, but neither shared nor kept. */
export const LONGEST_KEY = 1_000;

/** Path and query of a request target, which may carry anything a stranger can type. */
export function splitTarget(target: string): { path: string; query: string } {
  const mark = target.indexOf('?');
  return mark < 0
    ? { path: target, query: '' }
    : { path: target.slice(0, mark), query: target.slice(mark + 1) };
}

/**
 * The declared parameters alone, sorted by name, with their question mark. The values of one name
 * keep their order. Everything else in the query (`utm_source` and worse) is left out.
 */
export function declaredQuery(query: string, declared: ReadonlySet<string>): string {
  if (query === '' || declared.size === 0) return '';
  const kept = [...new URLSearchParams(query)].filter(([name]) => declared.has(name));
  if (kept.length === 0) return '';
  const sorted = new URLSearchParams(kept);
  sorted.sort();
  return `?${sorted}`;
}

/** One spelling of a path, however its letters were percent-encoded. */
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
