import { addresses } from '#web/ui/addresses.ts';

/** The navigation (docs/behaviour/storefront.md#frame). */
export const mainLinks = [
  { label: 'Home', to: addresses.home },
  { label: 'About', to: addresses.about },
  { label: 'Sell Product', to: addresses.sell },
] as const;

/** The back offices are not among the routes in a shopper's browser. */
export const newDocument = { reloadDocument: true };

/**
 * Returns the address of the header's link that leads to this page or to one above it, else any
 * other: pages of one such address have the same header.
 */
export function linkAt(pathname: string): string {
  const path = pathname.toLowerCase();
  const isHere = ({ to }: { to: string }) => path === to || path.startsWith(`${to}/`);
  return mainLinks.find(isHere)?.to ?? addresses.shop();
}
