/** Address of the storefront's own list of routes, from that of the list of all of them. */
export function storefrontManifest(whole: string): string {
  return whole.replace(/\.js$/, '-storefront.js');
}
