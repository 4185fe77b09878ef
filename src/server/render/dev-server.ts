import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';

/**
 * Runs Vite inside this server in development: it serves modules and hot updates itself. Returns a
 * function that loads the newest server build. Its sockets share the app's port. Vite stops when
 * the app closes.
 */
export async function attachDevServer(app: FastifyInstance): Promise<() => Promise<ServerBuild>> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  // Before the server waits for its connections, some of which Vite holds open.
  app.addHook('preClose', () => vite.close());
  return async () =>
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild;
}
