const ID_IN_SEGMENT = /^.+-([a-z0-9]{20})$/;

/** Returns a path as redirects are kept: each `{name}-{id}` in it as the bare id. */
export const pathOfIds = (path: string): string =>
  path
    .split('/')
    .map((segment) => ID_IN_SEGMENT.exec(segment)?.[1] ?? segment)
    .join('/');

/** Returns a path and every path above it, without the root: `/a/b` and `/a`. */
export function withAllAbove(path: string): string[] {
  const segments = path.replace(/\/+$/, '').split('/').slice(1);
  return segments.map((_, index) => `/${segments.slice(0, segments.length - index).join('/')}`);
}

/** Whether a path is another one or stands below it. */
export const isWithin = (path: string, other: string): boolean =>
  path === other || path.startsWith(`${other}/`);

/** Returns where a path leads that is `from` or stands below it. */
export function redirectedPath(path: string, { from, to }: { from: string; to: string }): string {
  const below = path.split('/').slice(from.split('/').length);
  return [to, ...below].join('/');
}
