import { addresses } from '#web/ui/addresses.ts';
import { lazyHydrate } from '#web/ui/lazy-hydrate.tsx';
import { apiContext } from '../../api-context.ts';
import { pageMeta } from '../site.ts';
import type { Route } from './+types/shop';
import { CategoryCircles } from './category-circles.tsx';
import { loadShop, type ShopData } from './load-shop.ts';
import { Results } from './results.tsx';
import { ShopForm } from './shop-form.tsx';
import { ShopHero } from './shop-hero.tsx';
import { Toolbar } from './toolbar.tsx';

const FilterPanel = lazyHydrate(() =>
  import('./filter-panel.tsx').then((module) => module.FilterPanel),
);
const Newsletter = lazyHydrate(() =>
  import('../newsletter/newsletter.tsx').then((module) => module.Newsletter),
);

export function loader({ context, url }: Route.LoaderArgs) {
  return loadShop(context.get(apiContext), url.searchParams);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const category = loaderData && onlyCategory(loaderData);
  return pageMeta(matches, {
    title: category?.name ?? 'Shop',
    path: category ? addresses.categoryProducts(category) : addresses.shop(),
    description: `${category?.name ?? 'Premium brands'} from many sellers, with prices in rupees and dirhams. Ask the seller by chat.`,
    picture: loaderData?.products[0]?.picture ?? null,
    found: (loaderData?.state.q ?? '') === '',
  });
};

/** Returns the shown category, where exactly one is chosen. */
function onlyCategory({ state, categories }: Pick<ShopData, 'state' | 'categories'>) {
  const [only, ...others] = state.categories;
  return others.length > 0 ? undefined : categories.find(({ _id }) => _id === only);
}

export default function Shop({ loaderData }: Route.ComponentProps) {
  const { hero, state, categories, bounds } = loaderData;
  return (
    <>
      <ShopHero scene={hero} category={onlyCategory(loaderData)?.name} />
      <CategoryCircles categories={categories} chosen={state.categories} />
      <ShopForm state={state}>
        <FilterPanel
          key={`${state.minPrice}-${state.maxPrice}-${state.currency}-${state.categories}`}
          state={state}
          categories={categories}
          bounds={bounds}
        />
        <div className="min-w-0 grow">
          <Toolbar {...loaderData} />
          <Results {...loaderData} />
        </div>
      </ShopForm>
      <Newsletter />
    </>
  );
}
