import { NavLink } from 'react-router';
import type { SiteConfig } from '#contracts/site-config.ts';
import { addresses } from '#web/ui/addresses.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { LogoMark } from '#web/ui/logo.tsx';
import { favorites } from '#web/ui/product/favorites.ts';
import { useFrameMarkup } from './frame-markup.ts';
import { pluralise } from './pluralise.ts';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SearchBox } from './search/search-box.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';

/** The navigation (docs/behaviour/storefront.md#frame). */
const links = [
  { label: 'Home', to: addresses.home },
  { label: 'About', to: addresses.about },
  { label: 'Sell Product', to: addresses.sell },
] as const;

/** More links, where the phone's menu has room for them. */
const moreLinks = [
  { label: 'Shop', to: addresses.shop() },
  { label: 'Categories', to: addresses.categories },
  { label: 'Sellers', to: addresses.sellers() },
] as const;

/** The back offices are not among the routes in a shopper's browser. */
const newDocument = { reloadDocument: true };

/** Scroll offset in pixels beyond which the navigation is solid. */
const SOLID_FROM = 50;
const MENU = 'menu';

/**
 * Returns the address of the header's link that leads to this page or to one above it, else any
 * other: pages of one such address have the same header.
 */
export function linkAt(pathname: string): string {
  const path = pathname.toLowerCase();
  const isHere = ({ to }: { to: string }) => path === to || path.startsWith(`${to}/`);
  return links.find(isHere)?.to ?? addresses.shop();
}

type HeaderProps = { site: SiteConfig; isOverHero: boolean };

export function Header({ site, isOverHero }: HeaderProps) {
  const isScrolled = useScrolledPast(SOLID_FROM);
  const markup = useFrameMarkup('header');
  return (
    <header
      className="site-header sticky top-0 z-30"
      data-over-hero={isOverHero || undefined}
      data-scrolled={isScrolled || undefined}
      {...(markup ?? { children: <HeaderContent name={site.name} /> })}
    />
  );
}

/** Everything in the header. It has no ids of React's: it is rendered apart from pages too. */
export function HeaderContent({ name }: { name: string }) {
  return (
    <>
      <div className="margins flex h-(--header) items-center md:gap-6 lg:gap-10">
        <Wordmark name={name} />
        <ScrollToTop />
        <nav aria-label="Main" className="hidden md:block">
          <ul className="flex items-center gap-6 lg:gap-8">
            {links.map(({ label, to }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === '/'}
                  {...(to === addresses.sell ? newDocument : { prefetch: 'intent' })}
                  className="nav-link"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <SearchBox className="hidden w-44 md:block lg:w-64" />
        <FavouritesLink className="max-md:hidden lg:-ml-6" />
        <div className="flex md:hidden">
          <FavouritesLink />
          <Link
            to={`${addresses.shop()}#search`}
            aria-label="Search the shop"
            className="grid size-11 place-items-center"
          >
            <Icon name="search" size={20} />
          </Link>
          <button
            type="button"
            popoverTarget={MENU}
            aria-label="Menu"
            className="-mr-3 grid size-11 place-items-center"
          >
            <Icon name="menu" size={22} />
          </button>
        </div>
      </div>
      <PhoneMenu name={name} />
    </>
  );
}

/** The heart, with the number of favourites once that is known. */
function FavouritesLink({ className }: { className?: string }) {
  const count = Object.values(favorites.use()).flat().length;
  return (
    <Link
      to={addresses.favourites()}
      aria-label={count > 0 ? `Favourites, ${pluralise(count, 'piece')}` : 'Favourites'}
      className={classNames('needs-scripts relative grid size-11 place-items-center', className)}
    >
      <Icon name="heart" size={20} />
      {count > 0 && <span className="heart-count">{count > 99 ? '99+' : count}</span>}
    </Link>
  );
}

function Wordmark({ name }: { name: string }) {
  return (
    <Link to={addresses.home} className="-ml-1 flex min-h-11 min-w-0 items-center gap-2.5 px-1">
      <LogoMark className="h-6 flex-none" />
      <span className="truncate font-serif text-[1.625rem] leading-tight tracking-[-0.01em]">
        {name}
      </span>
    </Link>
  );
}

/**
 * The phone's menu as a popover: opens without scripts, closes by Escape and by touching anything
 * else.
 */
function PhoneMenu({ name }: { name: string }) {
  const close = () => document.getElementById(MENU)?.hidePopover?.();
  return (
    <div id={MENU} popover="auto" className="phone-menu text-paper">
      <div className="margins flex h-(--header) items-center justify-between">
        <Wordmark name={name} />
        <button
          type="button"
          popoverTarget={MENU}
          popoverTargetAction="hide"
          aria-label="Close menu"
          className="-mr-3 grid size-11 place-items-center"
        >
          <Icon name="close" size={22} />
        </button>
      </div>
      <nav aria-label="Menu" className="margins pt-8 pb-14">
        <ul className="border-t border-line-dark">
          {[...links, ...moreLinks].map(({ label, to }) => (
            <li key={to} className="border-b border-line-dark">
              <Link
                to={to}
                onClick={close}
                {...(to === addresses.sell && newDocument)}
                className="flex min-h-16 items-center font-display text-[2rem] leading-none tracking-[-0.02em]"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
