import { useEffect, useState } from 'react';
import type { Navigation, NavigationCategory } from '#contracts/calls/site.ts';
import * as texts from '#texts/storefront/frame.ts';
import { addresses } from '#web/ui/addresses.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Written } from '#web/ui/written.tsx';
import { storiesPath } from '../stories/paths.ts';
import { menuName } from './main-links.ts';

/** As many as a tablet has room for, and a desk: of more, fewer stand beside the link to all, with their whole names. */
const ON_TABLETS = 5;
const ON_DESKS = 6;

function shownFrom(index: number): string {
  if (index < 3) return '';
  if (index < 4) return 'max-lg:hidden';
  return index < ON_DESKS ? 'max-xl:hidden' : 'max-[96rem]:hidden';
}

type CategoryMenuProps = { navigation: Navigation; hasStories?: boolean | undefined };

/**
 * The categories on wide screens: links, each with a button that discloses its sub-categories. They
 * also show under the pointer, and without scripts to the keyboard; Escape puts them away.
 */
export function CategoryMenu({ navigation: { categories, total }, hasStories }: CategoryMenuProps) {
  const [open, setOpen] = useState<string | null>(null);
  const [isPutAway, putAway] = useState(false);

  useEffect(() => {
    function close(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setOpen(null);
      putAway(true);
      const item = document.activeElement?.closest('.menu-panel')?.parentElement;
      item?.querySelector('button')?.focus();
    }
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);

  function leave() {
    setOpen(null);
    putAway(true);
  }

  return (
    <nav
      aria-label={texts.categories}
      className="min-w-0"
      data-put-away={isPutAway || undefined}
      onPointerEnter={() => putAway(false)}
      onPointerLeave={() => putAway(false)}
    >
      <ul className="flex gap-3 lg:gap-6">
        {categories.map((category, index) => (
          <CategoryItem
            key={category._id}
            category={category}
            isOpen={open === category._id}
            onToggle={(isOpen) => setOpen(isOpen ? category._id : null)}
            onLeave={leave}
            className={total > ON_TABLETS ? shownFrom(index) : ''}
          />
        ))}
        {total > ON_TABLETS && (
          <li className={`flex-none ${allUntil(total, categories.length)}`}>
            <Link to={addresses.allCategories} prefetch="intent" className="nav-link">
              {texts.allCategories.shown}
              <span className="sr-only">{texts.allCategories.rest}</span>
            </Link>
          </li>
        )}
        <li className="flex-none">
          <Link to={addresses.newest} prefetch="intent" className="nav-link">
            {texts.newest}
          </Link>
        </li>
        <li className="flex-none">
          <Link to={addresses.sellers()} prefetch="intent" className="nav-link">
            {texts.sellers}
          </Link>
        </li>
        {hasStories && (
          <li className="flex-none max-lg:hidden">
            <Link to={storiesPath()} prefetch="intent" className="nav-link">
              {texts.stories}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Until where the link to all is needed: until all categories stand beside it. */
function allUntil(total: number, told: number): string {
  if (total > told) return '';
  return total > ON_DESKS ? 'min-[96rem]:hidden' : 'xl:hidden';
}

type CategoryItemProps = {
  category: NavigationCategory;
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
  onLeave(): void;
  className: string;
};

function CategoryItem({ category, isOpen, onToggle, onLeave, className }: CategoryItemProps) {
  const { subCategories } = category;
  const name = menuName(category);
  return (
    <li
      className={`menu-item ${className}`}
      data-open={isOpen || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && !currentTarget.contains(relatedTarget)) onToggle(false);
      }}
    >
      <Link
        to={addresses.productTypes(category)}
        prefetch="intent"
        onClick={onLeave}
        className="nav-link min-w-0"
      >
        <Written className="truncate">{name}</Written>
      </Link>
      {subCategories.length > 0 && (
        <>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={texts.kindsOf(name)}
            onClick={() => onToggle(!isOpen)}
            className="menu-button needs-scripts"
          >
            <Icon name="down" size={14} />
          </button>
          <ul className="menu-panel">
            {subCategories.map((subCategory) => (
              <li key={subCategory._id}>
                <Link
                  to={addresses.subCategoryProducts(category, subCategory)}
                  prefetch="intent"
                  onClick={onLeave}
                  className="menu-link"
                >
                  <Written>{subCategory.name}</Written>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}
