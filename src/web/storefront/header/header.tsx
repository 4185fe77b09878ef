import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { NavLink } from 'react-router';
import type { Navigation } from '#contracts/calls/site.ts';
import type { PublicSite } from '#contracts/site-config.ts';
import * as texts from '#texts/storefront/frame.ts';
import { search, wholeShop } from '#texts/storefront/search.ts';
import { addresses } from '#web/ui/addresses.ts';
import { wantsLessMotion } from '#web/ui/browser/wants-less-motion.ts';
import { Icon, Outline } from '#web/ui/icon.tsx';
import { LanguageLinks } from '#web/ui/language-links.tsx';
import { Link } from '#web/ui/link.tsx';
import { enquiryList } from '#web/ui/product/enquiry-list.ts';
import { favorites } from '#web/ui/product/favorites.ts';
import { QueryForm } from '#web/ui/query-form.tsx';
import { listOutline } from '../enquiries/list-outline.ts';
import { useFrameMarkup } from '../frame-markup.ts';
import { RegionSwitch } from '../region-switch.tsx';
import { SearchField } from '../search/search-field.tsx';
import { CategoryMenu } from './category-menu.tsx';
import { mainLinks, newDocument } from './main-links.ts';
import { MENU, PhoneMenu } from './phone-menu.tsx';
import { type Named, Wordmark } from './wordmark.tsx';

/** Scroll offset in pixels from which the button is shown. */
const OFFERED_FROM = 600;

function ScrollToTop() {
  const isOffered = useScrolledPast(OFFERED_FROM);
  return (
    <button
      type="button"
      aria-label={texts.scrollToTop}
      onClick={() => scrollTo({ top: 0, behavior: wantsLessMotion() ? 'instant' : 'smooth' })}
      className="to-top"
      data-offered={isOffered || undefined}
    >
      <Icon name="up" size={20} />
    </button>
  );
}

/** Scroll offset in pixels beyond which the navigation is solid. */
const SOLID_FROM = 50;

type HeaderProps = { site: PublicSite; navigation: Navigation; isOverHero: boolean };

export function Header({ site, navigation, isOverHero }: HeaderProps) {
  const isScrolled = useScrolledPast(SOLID_FROM);
  const markup = useFrameMarkup('header');
  return (
    <header
      className="site-header sticky top-0 z-30"
      data-over-hero={isOverHero || undefined}
      data-scrolled={isScrolled || undefined}
      ref={markLive}
      {...(markup ?? { children: <HeaderContent site={site} navigation={navigation} /> })}
    />
  );
}

/** Says that its buttons respond: it is hydrated after the page. */
function markLive(header: HTMLElement | null): void {
  if (header) header.dataset.live = '';
}

/** Everything in the header. It has no ids of React's: it is rendered apart from pages too. */
export function HeaderContent({ site, navigation }: { site: Named; navigation: Navigation }) {
  return (
    <>
      <div className="margins flex h-(--header-top) items-center md:gap-5 lg:gap-10">
        <Wordmark site={site} />
        <ScrollToTop />
        <nav aria-label={texts.mainMenu} className="hidden md:block">
          <ul className="flex items-center gap-6 lg:gap-8">
            {mainLinks.map(({ label, to }) => (
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
        <SearchBox className="hidden w-36 md:block lg:w-64" />
        <div className="flex max-md:hidden md:-ms-4 lg:-ms-6">
          <FavouritesLink />
          <EnquiryListLink />
        </div>
        <div className="flex md:hidden">
          <FavouritesLink />
          <EnquiryListLink />
          <Link
            to={`${addresses.shop()}#search`}
            aria-label={texts.searchShop}
            className="grid size-11 place-items-center"
          >
            <Icon name="search" size={20} />
          </Link>
          <button
            type="button"
            popoverTarget={MENU}
            aria-label={texts.menu}
            className="-me-3 grid size-11 place-items-center"
          >
            <Icon name="menu" size={22} />
          </button>
        </div>
      </div>
      <div className="margins hidden h-11 items-center justify-between gap-4 md:flex lg:gap-6">
        <CategoryMenu navigation={navigation} hasStories={site.hasStories} />
        <div className="-me-3 flex flex-none">
          <LanguageLinks />
          <RegionSwitch look="in-frame" />
        </div>
      </div>
      <PhoneMenu site={site} navigation={navigation} />
    </>
  );
}

/** The heart, with the number of favourites once that is known. */
function FavouritesLink() {
  const count = Object.values(favorites.use()).flat().length;
  return (
    <CountedLink
      to={addresses.favourites()}
      name={count > 0 ? texts.favouritesWith(count) : texts.favourites}
      count={count}
    >
      <Icon name="heart" size={20} />
    </CountedLink>
  );
}

function EnquiryListLink() {
  const count = enquiryList.use().pieces.length;
  return (
    <CountedLink
      to={addresses.enquiryList()}
      name={count > 0 ? texts.enquiryListWith(count) : texts.enquiryList}
      count={count}
    >
      <Outline path={listOutline.plain} size={20} />
    </CountedLink>
  );
}

type CountedLinkProps = { to: string; name: string; count: number; children: ReactNode };

function CountedLink({ to, name, count, children }: CountedLinkProps) {
  return (
    <Link
      to={to}
      aria-label={name}
      className="keeps-space relative grid size-11 place-items-center"
    >
      {children}
      {count > 0 && <span className="heart-count">{count > 99 ? '99+' : count}</span>}
    </Link>
  );
}

/** The navigation's search: links to the shop's list of results. */
function SearchBox({ className }: { className?: string }) {
  return (
    <QueryForm action={addresses.shop()} role="search" aria-label={wholeShop} className={className}>
      <SearchField id="search-all" label={search} look="line" suggests />
    </QueryForm>
  );
}

/** Whether the page is scrolled more than `offset` pixels down. */
function useScrolledPast(offset: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > offset,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}
