import type { NavigationCategory } from '#contracts/calls/site.ts';
import * as texts from '#texts/storefront/frame.ts';
import { addresses } from '#web/ui/addresses.ts';

/** The navigation (docs/behaviour/storefront.md#frame). */
export const mainLinks = [
  { label: texts.home, to: addresses.home },
  { label: texts.about, to: addresses.about },
  { label: texts.sellProduct, to: addresses.sell },
] as const;

/** Returns a category's name beside the links of the header: of one called as they are, as "Home pieces". */
export function menuName({ name }: NavigationCategory): string {
  const taken = [...mainLinks.map(({ label }) => label), texts.newest, texts.sellers, texts.shop];
  return taken.some((label) => label.toLowerCase() === name.trim().toLowerCase())
    ? texts.piecesOf(name)
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
