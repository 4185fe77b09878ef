import { getProductCards } from '#contracts/calls/cards.ts';
import { getTrendingOrder } from '#contracts/calls/home-page.ts';
import { getSellers } from '#contracts/calls/sellers.ts';
import { getHomeContent, getSite } from '#contracts/calls/site.ts';
import type { PublicSite } from '#contracts/site-config.ts';
import { inLanguage } from '#languages/languages.ts';
import { slantedFonts } from '#texts/fonts.ts';
import { language } from '#texts/language.ts';
import * as texts from '#texts/storefront/home.ts';
import { preloadFont } from '#web/ui/browser/preload-font.ts';
import { lazyHydrate } from '#web/ui/lazy-hydrate.tsx';
import { LogoMark } from '#web/ui/logo.tsx';
import { pageCard } from '#web/ui/product/page-card.ts';
import { type ApiClient, apiContext } from '../../api-context.ts';
import { featuredFirst } from '../oldest-first.ts';
import { readCategoryCards } from '../read-all-rows.ts';
import { pageSeller } from '../sellers/page-seller.ts';
import { pageMeta, useFrame } from '../site.ts';
import type { Route } from './+types/home';
import { Hero } from './hero.tsx';
import { heroScenes, picture } from './home-scenes.ts';
import { pageArrival } from './new-arrivals.tsx';
import { promoItems } from './promo-items.ts';
import { firstSections, readSections } from './read-sections.ts';

/** Returns the first trending pieces: as an admin has put them in order, then the newest. */
async function readTrending(api: ApiClient, most: number) {
  const [order, newest] = await Promise.all([
    api.get(getTrendingOrder),
    api.get(getProductCards, { query: { trending: 'true', limit: most } }),
  ]);
  const first = order.slice(0, most);
  const missing = first.filter((id) => newest.every(({ _id }) => _id !== id));
  const others =
    missing.length === 0
      ? []
      : await api.get(getProductCards, {
          query: { ids: missing.join(), trending: 'true', limit: most },
        });
  const all = [...newest, ...others];
  const ordered = first.flatMap((id) => all.find(({ _id }) => _id === id) ?? []);
  return [...ordered, ...newest.filter(({ _id }) => !first.includes(_id))].slice(0, most);
}

const BelowTheFold = lazyHydrate(
  () => import('./below-the-fold.tsx'),
  (module) => module.BelowTheFold,
);

const TRENDING_SHOWN = 12;
/** Pictures of what is new. */
const ARRIVALS_SHOWN = 4;
/** Featured sellers (docs/behaviour/storefront.md#home). */
const SELLERS_SHOWN = 4;

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [trending, sellers, categories, site, newest, content] = await Promise.all([
    readTrending(api, TRENDING_SHOWN),
    api.get(getSellers, { query: { ...featuredFirst, limit: SELLERS_SHOWN } }),
    readCategoryCards(api),
    api.get(getSite),
    api.get(getProductCards, { query: { new: '7', sort: 'newest', limit: ARRIVALS_SHOWN } }),
    api.get(getHomeContent),
  ]);
  const { slides, promotions, sections } = content;
  return {
    hero: heroScenes(site, slides),
    trending: trending.map(pageCard),
    sellers: sellers.map(pageSeller),
    arrivals: {
      picture: picture(site, 'newArrivals'),
      narrow: picture(site, 'newArrivalsNarrow'),
      pieces: newest.map(pageArrival),
    },
    promo: promoItems(site, categories, promotions),
    sections: await readSections(api, site, sections ?? firstSections(site)),
    structured: structuredSite(site, url.origin),
  };
}

export const links: Route.LinksFunction = () => slantedFonts.map(preloadFont);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    path: '/',
    description: texts.description,
  }),
  ...(loaderData ? [{ 'script:ld+json': loaderData.structured }] : []),
];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { hero, ...below } = loaderData;
  return (
    <>
      <Welcome />
      <Hero scenes={hero} />
      <BelowTheFold {...below} />
    </>
  );
}

/** Returns the marketplace's structured data, for search engines. */
function structuredSite(site: PublicSite, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    description: site.tagline,
    email: site.email,
    telephone: site.phone,
    founder: { '@type': 'Person', name: site.founder },
    address: site.address.join(', '),
    sameAs: [site.instagram, ...(site.social ?? []).map(({ link }) => link)],
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': origin + inLanguage(language, '/'),
      inLanguage: language,
    },
  };
}

/**
 * The splash over a session's first home page: shown and faded by CSS alone over the page, ended by a tap or a key
 * (`firstPaintScript`), and hidden from screen readers (docs/behaviour/storefront.md#home).
 */
function Welcome() {
  const { name } = useFrame().site;
  return (
    <div aria-hidden="true" className="welcome">
      <LogoMark className="h-20 text-brass-light" />
      <span className="font-serif text-heading">{name}</span>
    </div>
  );
}
