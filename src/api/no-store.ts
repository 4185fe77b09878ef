import type { Api } from './app.ts';

/**
 * Forbids browsers and proxies to store personal responses: all except those of public GETs, which
 * are the same for all, with or without a token. Refusals of a token are not stored either.
 */
export function sendNoStore(app: Api): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { access, kept } = request.routeOptions.config;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const hasToken = request.headers.authorization !== undefined;
    const isForAll = isRead && access?.policy === 'anyone' && !(hasToken && kept === false);
    if (!isForAll) reply.header('cache-control', 'no-store');
    done();
  });
}
