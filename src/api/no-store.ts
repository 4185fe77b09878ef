import type { Api } from './app.ts';

/**
 * Forbids browsers and proxies to keep what is for one person: every answer but those of public GETs,
 * which are the same for all whatever token is sent along. Refusals of a token are not kept either.
 */
export function sendNoStore(app: Api): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { policy = 'admin', kept } = request.routeOptions.config;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const hasToken = request.headers.authorization !== undefined;
    const isForAll = isRead && policy === 'anyone' && !(hasToken && kept === false);
    if (!isForAll) reply.header('cache-control', 'no-store');
    done();
  });
}
