import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storefrontManifest } from '../src/web/storefront-manifest.ts';

type Route = { imports: string[]; css: string[] };
type Manifest = { url: string; routes: Record<string, Route> };

const START = 'window.__reactRouterManifest=';

/**
 * Writes beside the router's list of all routes one of the storefront's alone: shoppers need not load
 * where the back offices are, which they reach by a link that loads a new document.
 */
export async function writeStorefrontManifest(client: string): Promise<void> {
  const files = await readdir(join(client, 'assets'));
  const file = files.find((name) => /^manifest-[0-9a-f]+\.js$/.test(name));
  if (file === undefined) throw new Error(`${client} has no list of routes under the name we know`);
  const text = await readFile(join(client, 'assets', file), 'utf8');
  const manifest = JSON.parse(text.slice(START.length).replace(/;\s*$/, '')) as Manifest;
  const url = storefrontManifest(manifest.url);
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).filter(([id]) => isForShoppers(id)),
  );
  for (const [id, { imports, css }] of Object.entries(routes)) {
    const heavy = [...imports, ...css].find((address) => address.includes('/back-office-'));
    if (heavy) throw new Error(`${id} would load ${heavy}: see the groups in vite.config.ts`);
  }
  await writeFile(join(client, url), `${START}${JSON.stringify({ ...manifest, url, routes })};`);
}

function isForShoppers(id: string): boolean {
  return id === 'root' || (id.startsWith('storefront/') && !id.startsWith('storefront/seo/'));
}
