import type { IncomingHttpHeaders } from 'node:http';
import { said } from '#languages/said.ts';
import type { AppContext } from '#services/app-context.ts';
import { failure } from '#services/failure.ts';
import type { Api } from '../app.ts';

/**
 * Refuses public writes where the browser says that another site's page sends them: that page's
 * visitor would log in, enquire or write unknowingly. Other programs send no such header, and may
 * write.
 */
export function refuseCrossSite(app: Api, { publicUrl }: Pick<AppContext, 'publicUrl'>): void {
  const ourOrigin = new URL(publicUrl).origin;
  app.addHook('onRequest', (request, _reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isOpen = request.routeOptions.config.access?.policy === 'anyone';
    if (isRead || !isOpen || isFromOurPages(request.headers, ourOrigin)) return done();
    done(failure(403, 'cross-site', said('fromOtherSite')));
  });
}

/**
 * Decided by headers that pages cannot change: `Sec-Fetch-Site`, and of older browsers `Origin`.
 */
function isFromOurPages(headers: IncomingHttpHeaders, ourOrigin: string): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (origin === ourOrigin || site === 'same-origin' || site === 'none') return true;
  if (site !== undefined) return false;
  return origin === undefined || (host !== undefined && URL.parse(origin)?.host === host);
}
