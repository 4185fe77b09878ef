import { type ReactNode, useEffect, useRef } from 'react';
import { redirect, useLocation } from 'react-router';
import { getMovedEntries } from '#contracts/calls/redirects.ts';
import { getSite } from '#contracts/calls/site.ts';
import { callPath } from '#domain/call-path.ts';
import * as texts from '#texts/storefront/shop.ts';
import { addresses, canonicalPage } from '#web/ui/addresses.ts';
import { whenIdle } from '#web/ui/browser/when-idle.ts';
import { classNames } from '#web/ui/class-names.ts';
import { lazyHydrate } from '#web/ui/lazy-hydrate.tsx';
import { pagePicture } from '#web/ui/pictures/page-picture.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { publicCall } from '#web/ui/public-call.ts';
import { Written } from '#web/ui/written.tsx';
import { type ApiClient, apiContext } from '../../api-context.ts';
import { picture, towardsText } from '../home/home-scenes.ts';
import { pieceList, shopList } from '../product-list/list-kinds.ts';
import type { ListState } from '../product-list/list-state.ts';
import { loadProductList } from '../product-list/load-product-list.ts';
import { ProductListForm, Toolbar } from '../product-list/product-list-form.tsx';
import { readCategoryCards } from '../read-all-rows.ts';
import { SearchField } from '../search/search-field.tsx';
import { pageMeta } from '../site.ts';
import type { View } from '../views.ts';
import type { Route } from './+types/shop';
import { listName } from './list-name.ts';

const CategoryCircles = lazyHydrate(
  () => import('./category-circles.tsx'),
  (module) => module.CategoryCircles,
);
const ProductResults = lazyHydrate(
  () => import('../product-list/product-results.tsx'),
  (module) => module.ProductResults,
);
const FilterPanel = lazyHydrate(
  () => import('../product-list/filter-panel.tsx'),
  (module) => module.FilterPanel,
);
const Newsletter = lazyHydrate(
  () => import('../newsletter/newsletter.tsx'),
  (module) => module.Newsletter,
);

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [list, categories, site] = await Promise.all([
    loadProductList(api, shopList, url.searchParams),
    readCategoryCards(api),
    api.get(getSite),
  ]);
  if (list.total === 0) await followMoved(api, url.searchParams, categories);
  const category = onlyCategory({ state: list.state, categories });
  return {
    ...list,
    path: pathOf(list.state, category),
    called: listName({
      state: list.state,
      category: category?.name,
      facets: list.facets.values,
    }),
    // A search and what is new begin with their pieces.
    hero:
      list.state.q === '' && list.state.chosen.new === undefined
        ? picture(site, towardsText(site, 'shop'))
        : null,
    categories: categories.map(({ _id, name, picture, focusX, focusY }) => ({
      _id,
      name,
      picture: picture && pagePicture({ ...picture, placeholder: '' }),
      focusX,
      focusY,
    })),
  };
}

/** Leads a list of nothing on where it names a category, sub-category or type that was merged into another. */
async function followMoved(
  api: ApiClient,
  params: URLSearchParams,
  categories: readonly { _id: string }[],
) {
  const named = ['category', 'subCategory', 'type'].flatMap((name) => params.getAll(name));
  const ids = named.flatMap((ids) => ids.split(',')).filter((id) => /^[a-z0-9]{20}$/.test(id));
  const isKnown = ids.every((id) => categories.some(({ _id }) => _id === id));
  if (isKnown || ids.length > 10) return;
  const now = await api.get(getMovedEntries, { query: { ids: ids.join(',') } });
  if (now.join() === ids.join()) return;
  const query = ids.reduce((text, id, index) => text.replaceAll(id, now[index] ?? id), `${params}`);
  throw redirect(addresses.shop(Object.fromEntries(new URLSearchParams(query))), 301);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { called, path, products, state } = loaderData;
  return [
    ...pageMeta(matches, {
      title: called.name ?? texts.title,
      path,
      description: texts.described(called.summary ?? texts.premiumBrands),
      picture: products[0]?.picture ?? null,
      found: state.q === '',
    }),
    ...pieceList(matches, products),
  ];
};

/** Returns the canonical path: of a category, of what is new, of everything, and of their further pages. */
function pathOf(state: ListState, category: { _id: string } | undefined) {
  const page = canonicalPage(state);
  if (category) return addresses.shop({ category: category._id, ...page });
  if (state.chosen.new) return addresses.shop({ sort: 'newest', new: 7, ...page });
  return addresses.shop(page);
}

/** Returns the shown category, where exactly one is chosen. */
function onlyCategory<T extends { _id: string }>({
  state,
  categories,
}: {
  state: Pick<ListState, 'chosen'>;
  categories: readonly T[];
}): T | undefined {
  const [only, ...others] = state.chosen.category ?? [];
  return others.length > 0 ? undefined : categories.find(({ _id }) => _id === only);
}

/** Beside the filters on wide screens. */
const sizes: Record<View, string> = {
  2: '(min-width: 64rem) 35vw, (min-width: 48rem) 44vw, 92vw',
  3: '(min-width: 64rem) 23vw, (min-width: 48rem) 30vw, 44vw',
  4: '(min-width: 64rem) 17vw, (min-width: 48rem) 22vw, 29vw',
};

export default function Shop({ loaderData }: Route.ComponentProps) {
  const { hero, called, ...data } = loaderData;
  const { state, scope, categories, bounds, facets, total, isCapped, search } = data;
  const common = { kind: shopList, state, page: addresses.shop() };
  useCountedSearch(state.q);
  return (
    <>
      <ShopHero scene={hero} name={called.name}>
        <CategoryCircles categories={categories} chosen={state.chosen.category ?? []} />
      </ShopHero>
      <ProductListForm
        {...common}
        className="margins gap-x-12 pt-6 pb-24 md:pt-8 lg:flex xl:gap-x-16"
      >
        <FilterPanel
          {...common}
          {...{ scope, bounds, facets, total, isCapped }}
          look="filters-column"
          categories={categories}
          {...(search && { search })}
        />
        <div className="min-w-0 grow">
          <Toolbar {...common} filtersClass="grow sm:grow-0 lg:hidden">
            <ShopSearch q={state.q} />
          </Toolbar>
          <ProductResults {...common} {...data} sizes={sizes} />
        </div>
      </ProductListForm>
      <Newsletter />
    </>
  );
}

function ShopSearch({ q }: { q: string }) {
  const input = useRef<HTMLInputElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '#search') input.current?.focus();
  }, [hash]);
  return (
    <div className="w-full sm:w-auto sm:grow">
      <SearchField
        id="search"
        label={texts.searchProducts}
        placeholder={texts.searchHint}
        q={q}
        input={input}
        suggests
      />
    </div>
  );
}

let last: string | undefined;

/** What was searched for when this page was opened by a link of our own, a reload or a step back. */
function searchedBefore(q: string): string {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opened && opened.type !== 'navigate') return q;
  const from = URL.parse(document.referrer);
  return from?.origin === location.origin ? (from.searchParams.get('q') ?? '').trim() : '';
}

/**
 * Tells the server that a person searched: the text alone, once for each search and not for its other pages
 * and filters (docs/behaviour/rules.md#counted-searches).
 */
function useCountedSearch(q: string): void {
  useEffect(() => {
    last ??= searchedBefore(q);
    if (q === '' || q === last || navigator.webdriver) {
      last = q || last;
      return;
    }
    last = q;
    void whenIdle().then(() => {
      const address = `/api${callPath(publicCall('POST /searches'))}`;
      navigator.sendBeacon(address, JSON.stringify({ q }));
    });
  }, [q]);
}

type ShopHeroProps = {
  scene: ReturnType<typeof picture> | null;
  /** What the list is called, where it is of one category, brand or seller. */
  name: string | null;
  /** The ways into the categories, beside a photograph. */
  children: ReactNode;
};

/** The head of the shop: its title beside a photograph, or alone above a search's results. */
function ShopHero({ scene, name, children }: ShopHeroProps) {
  return (
    <div className={classNames(scene && 'shop-hero')}>
      <div className="shop-hero-words">
        <h1
          className={classNames(
            'font-display text-balance wrap-anywhere',
            // However long a search is, its results begin in the first view.
            scene ? 'text-heading md:text-page' : 'line-clamp-2 text-heading',
          )}
        >
          {name === null ? texts.title : <Written>{name}</Written>}
        </h1>
        {scene && name === null && (
          <p className="mt-2 max-w-md text-balance max-md:hidden">{texts.text}</p>
        )}
      </div>
      {scene && (
        <>
          <Picture
            media={scene}
            sizes="(min-width: 48rem) 58vw, 50vw"
            ratio={null}
            priority
            alt=""
            className="shop-hero-picture"
          />
          {children}
        </>
      )}
    </div>
  );
}
