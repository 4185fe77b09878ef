/**
 * Returns the address of the storefront's own list of routes, from that of the list of all routes.
 */
export function storefrontManifest(whole: string): string {
  return whole.replace(/\.js$/, '-storefront.js');
}
