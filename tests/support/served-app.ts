import { loadPages } from '#server/load-pages.ts';
import type { AppContext } from '#services/app-context.ts';
import { testApp } from './app.ts';
import { freePort } from './free-port.ts';

export type ServedApp = Awaited<ReturnType<typeof servedApp>>;

/**
 * An empty marketplace with the built pages, served on a free port by this process, for a browser
 * test that cannot share the demo. Its address has a host name, without which there are no passkeys.
 */
export async function servedApp(overrides: Partial<AppContext> = {}) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const served = await testApp({ publicUrl: url, ...overrides }, await loadPages(false), null);
  await served.app.listen({ port, host: 'localhost' });
  return { ...served, url };
}
