import type { Navigation } from '#contracts/calls/site.ts';
import * as texts from '#texts/storefront/frame.ts';
import { addresses } from '#web/ui/addresses.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LanguageLinks } from '#web/ui/language-links.tsx';
import { Link } from '#web/ui/link.tsx';
import { Written } from '#web/ui/written.tsx';
import { RegionSwitch } from '../region-switch.tsx';
import { storiesPath } from '../stories/paths.ts';
import { mainLinks, menuName, newDocument } from './main-links.ts';
import { type Named, Wordmark } from './wordmark.tsx';

/** Id of the menu, which its button opens with and without scripts. */
export const MENU = 'menu';

/** More links, where the phone's menu has room for them. */
const moreLinks = [
  { label: texts.shop, to: addresses.shop() },
  { label: texts.newest, to: addresses.newest },
  { label: texts.sellers, to: addresses.sellers() },
  { label: texts.favourites, to: addresses.favourites() },
  { label: texts.enquiryList, to: addresses.enquiryList() },
  { label: texts.yourEnquiries, to: addresses.yourEnquiries },
] as const;

const storiesLink = { label: texts.stories, to: storiesPath() };

/**
 * The phone's menu as a popover: opens without scripts, closes by Escape and by touching anything
 * else.
 */
export function PhoneMenu({ site, navigation }: { site: Named; navigation: Navigation }) {
  const close = () => document.getElementById(MENU)?.hidePopover?.();
  return (
    <div id={MENU} popover="auto" className="phone-menu text-paper">
      <div className="margins flex h-(--header) items-center justify-between">
        <Wordmark site={site} />
        <button
          type="button"
          popoverTarget={MENU}
          popoverTargetAction="hide"
          aria-label={texts.closeMenu}
          className="-me-3 grid size-11 place-items-center"
        >
          <Icon name="close" size={22} />
        </button>
      </div>
      <nav aria-label={texts.menu} className="margins pt-4 pb-14">
        <Categories navigation={navigation} onLeave={close} />
        <div className="mt-6 -ms-3 flex flex-wrap items-center justify-between">
          <RegionSwitch look="in-frame" />
          <LanguageLinks />
        </div>
        <ul className="mt-4 grid grid-cols-2 gap-x-6 border-t border-line-dark pt-4">
          {[...mainLinks, ...moreLinks, ...(site.hasStories ? [storiesLink] : [])].map(
            ({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  onClick={close}
                  {...(to === addresses.sell && newDocument)}
                  className="phone-link"
                >
                  {label}
                </Link>
              </li>
            ),
          )}
        </ul>
      </nav>
    </div>
  );
}

function Categories({ navigation, onLeave }: { navigation: Navigation; onLeave: () => void }) {
  return (
    <>
      <p className="mb-2">
        <Link to={addresses.categories} onClick={onLeave} className="nav-link eyebrow">
          {texts.categories}
        </Link>
      </p>
      <ul className="border-t border-line-dark">
        {navigation.categories.map((category) => (
          <li key={category._id} className="border-b border-line-dark">
            <details className="menu-details">
              <summary>
                <Written className="min-w-0 truncate">{menuName(category)}</Written>
                <Icon name="down" size={18} />
              </summary>
              <ul className="pb-3">
                <li>
                  <Link
                    to={addresses.productTypes(category)}
                    onClick={onLeave}
                    className="nav-link"
                  >
                    {texts.allOf(menuName(category))}
                  </Link>
                </li>
                {category.subCategories.map((subCategory) => (
                  <li key={subCategory._id}>
                    <Link
                      to={addresses.subCategoryProducts(category, subCategory)}
                      onClick={onLeave}
                      className="nav-link"
                    >
                      <Written>{subCategory.name}</Written>
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
