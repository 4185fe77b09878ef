import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { storefrontManifest } from '../src/web/storefront-manifest.ts';

/**
 * Writes the storefront's manifest beside the router's own, in the router's words, from the server
 * build in `folder`. Throws where a page of the storefront would load what the back offices share.
 */
export async function writeStorefrontManifest(folder: string, serverFile: string): Promise<void> {
  const address = pathToFileURL(join(folder, 'server', serverFile)).href;
  const { assets }: ServerBuild = await import(/* @vite-ignore */ address);
  const manifest = storefrontManifest(assets);
  for (const route of Object.values(manifest.routes)) {
    const files = [...(route?.imports ?? []), ...(route?.css ?? [])];
    const heavy = files.find((file) => file.includes('/back-office-'));
    if (heavy)
      throw new Error(`${route?.id} would load ${heavy}: see the groups in vite.config.ts`);
  }
  const script = `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
  await writeFile(join(folder, 'client', manifest.url), script);
}
