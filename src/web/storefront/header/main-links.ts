import type { NavigationCategory } from '#contracts/navigation/navigation.ts';
import { addresses } from '#web/ui/addresses.ts';

/** The navigation (docs/behaviour/storefront.md#frame). */
export const mainLinks = [
  { label: 'Home', to: addresses.home },
  { label: 'About', to: addresses.about },
  { label: 'Sell Product', to: addresses.sell },
] as const;

/** Returns a category's name beside the links of the header: of one called as they are, as "Home pieces". */
export function menuName({ name }: NavigationCategory): string {
  const taken = [...mainLinks.map(({ label }) => label), 'New', 'Sellers', 'Shop'];
  return taken.some((label) => label.toLowerCase() === name.trim().toLowerCase())
    ? `${name} pieces`
    : name;
}

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
