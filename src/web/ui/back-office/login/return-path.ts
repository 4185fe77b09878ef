/** Where a log-in came from and why the session ended, as passed in the router's state. */
export type LoginState = { from?: string; ended?: string };

/**
 * Returns the path to go to after a log-in: only one of this site and of this back office (`area`
 * such as `/admin`), never its log-in itself. Otherwise `home`.
 */
export function returnPath(from: unknown, area: string, home: string): string {
  if (typeof from !== 'string' || from.length > 1000) return home;
  const url = URL.parse(from, 'https://this.site');
  if (url === null || url.origin !== 'https://this.site') return home;
  const path = url.pathname;
  if (path !== area && !path.startsWith(`${area}/`)) return home;
  if (/^\/(admin|seller)\/(login|register|forgot-password|reset-password)?\/?$/.test(path)) {
    return home;
  }
  return path + url.search;
}
