import type { EntryContext } from 'react-router';

type Manifest = EntryContext['manifest'];

/**
 * Returns the part of the router's manifest that shoppers load, with the address at which the build
 * puts it: the back offices are reached by links that load a new document.
 */
export function storefrontManifest(manifest: Manifest): Manifest {
  const routes = Object.entries(manifest.routes).filter(([id]) => isForShoppers(id));
  return {
    ...manifest,
    routes: Object.fromEntries(routes),
    url: `/assets/storefront-manifest-${manifest.version}.js`,
  };
}

function isForShoppers(id: string): boolean {
  return id === 'root' || (id.startsWith('storefront/') && !id.startsWith('storefront/seo/'));
}
