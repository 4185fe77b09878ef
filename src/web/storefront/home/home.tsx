import type { Product } from '#contracts/product.ts';
import type { PublicSeller } from '#contracts/seller.ts';
import { cardProduct } from '#web/ui/card-product.ts';
import italicFont from '../../../../.fonts/fraunces-display-italic.woff2?url';
import { apiContext } from '../../api-context.ts';
import { eldestFirst } from '../eldest-first.ts';
import { pageMeta } from '../site.ts';
import type { Route } from './+types/home';
import { FeaturedSellers } from './featured-sellers.tsx';
import { Hero } from './hero.tsx';
import { NewArrivals } from './new-arrivals.tsx';
import { Trending } from './trending.tsx';

const TRENDING_SHOWN = 12;
/** Featured sellers (SPEC §9). */
const SELLERS_SHOWN = 4;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [trending, sellers, newest] = await Promise.all([
    api.get<Product[]>('/get-product', { trending: true, limit: TRENDING_SHOWN }),
    api.get<PublicSeller[]>('/get-sellers', { ...eldestFirst, limit: SELLERS_SHOWN }),
    api.get<Product[]>('/get-product', { sort: 'newest', limit: 3 }),
  ]);
  return {
    trending: trending.map(cardProduct),
    sellers,
    newest: newest.map(cardProduct),
  };
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: italicFont },
];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    path: '/',
    description:
      'Watches, sunglasses, footwear, fashion and pieces for the home from many sellers, priced in rupees and dirhams. Ask the seller by chat.',
    picture: loaderData?.trending[0]?.picture ?? null,
  });

export default function Home({ loaderData: { trending, sellers, newest } }: Route.ComponentProps) {
  const lead = [...trending, ...newest].find(({ picture }) => picture) ?? trending[0];
  return (
    <>
      <Hero lead={lead} />
      <Trending products={trending} />
      <FeaturedSellers sellers={sellers} />
      <NewArrivals products={newest} />
    </>
  );
}
