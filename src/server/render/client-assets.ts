import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const A_YEAR = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/**
 * Serves the browser's part of the build from `folder` (`build/client`). Files in `assets` carry
 * their hash in their name, so they never change. Only files that exist at the start are served:
 * another name below `/assets/` is a plain 404 and not rendered as a page.
 */
export async function serveClientAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    globIgnore: ['**/*.br', '**/*.gz', '.*/**'],
    setHeaders(reply, path) {
      reply.header('cache-control', /[/\\]assets[/\\]/.test(path) ? A_YEAR : AN_HOUR);
      reply.header('x-content-type-options', 'nosniff');
    },
  });
  app.get('/assets/*', (_request, reply) => reply.callNotFound());
}
