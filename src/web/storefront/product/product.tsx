import {
  data,
  isRouteErrorResponse,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useSearchParams,
} from 'react-router';
import { getProductCards, getRelatedCards } from '#contracts/calls/cards.ts';
import { getStories } from '#contracts/calls/pages.ts';
import { getProduct } from '#contracts/calls/products.ts';
import type { Product, ProductCard } from '#contracts/product.ts';
import { availabilityInWords } from '#domain/availability/reservation.ts';
import { formatPrice } from '#domain/price.ts';
import { isolate } from '#domain/text/isolate.ts';
import { idOfSlug } from '#domain/text/slug.ts';
import { basePath } from '#texts/language.ts';
import * as texts from '#texts/storefront/product.ts';
import { addresses } from '#web/ui/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { lazyHydrate } from '#web/ui/lazy-hydrate.tsx';
import { pageCard } from '#web/ui/product/page-card.ts';
import { type ApiClient, apiContext } from '../../api-context.ts';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { MessagePage } from '../messages/message-page.tsx';
import { pageMeta } from '../site.ts';
import { chosenSize, sizeChoiceOf, sizesToAsk } from '../specifications/specifications-of.ts';
import { LazyRecentlyViewed } from '../viewed/lazy-recently-viewed.tsx';
import type { Route } from './+types/product';
import { Details } from './details.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { pageProduct } from './page-product.ts';
import { structuredData } from './structured-data.ts';

const ChatBar = lazyHydrate(
  () => import('./chat-bar.tsx'),
  (module) => module.ChatBar,
);
const SpecificationTable = lazyHydrate(
  () => import('../specifications/specification-table.tsx'),
  (module) => module.SpecificationTable,
);
const Related = lazyHydrate(
  () => import('./related.tsx'),
  (module) => module.Related,
);

/** Related products shown under a product. */
const RELATED_SHOWN = 4;
/** Characters of a description that search results and link previews show. */
const DESCRIBED = 160;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const size = url.searchParams.get('size');
  if (!params.id) throw data(null, { status: 404 });
  const api = context.get(apiContext);
  const product = await api.get(getProduct, { params: { id: idOfSlug(params.id) } });
  const address = addresses.product(product);
  // One product has one address: any other text before its id is redirected there.
  if (address !== `/product/${params.id}`) throw redirect(encodeURI(address), 301);
  if (size !== null && chosenSize(sizeChoiceOf(product.attributes), size) === null) {
    throw redirect(encodeURI(address));
  }
  // Shared in chats, which do not keep every letter.
  const { href } = new URL(basePath + address, url.origin);
  const [related, stories] = await Promise.all([
    relatedTo(product, api),
    api.get(getStories, { query: { piece: product._id, limit: '2' } }),
  ]);
  return {
    product: pageProduct(product),
    url: href,
    structured: structuredData(product, href),
    related: related.map(pageCard),
    stories: stories.map(({ name, title }) => ({ name, title })),
  };
}

/** The size is in what is there already. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const isSizeAlone =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !isSizeAlone && defaultShouldRevalidate;
}

/**
 * Returns other products of the sub-category and, where they are few, of the category after them.
 */
async function relatedTo(product: Product, api: ApiClient): Promise<ProductCard[]> {
  const others = (list: ProductCard[]) => list.filter(({ _id }) => _id !== product._id);
  const limit = RELATED_SHOWN + 1;
  const nearest = others(
    await api.get(getRelatedCards, {
      params: { subCategoryId: product.subCategoryId._id },
      query: { limit },
    }),
  );
  if (nearest.length >= RELATED_SHOWN) return nearest.slice(0, RELATED_SHOWN);
  const near = await api.get(getProductCards, {
    query: { category: product.categoryId._id, limit: 2 * limit },
  });
  const known = new Set(nearest.map(({ _id }) => _id));
  const further = others(near).filter(({ _id }) => !known.has(_id));
  return [...nearest, ...further].slice(0, RELATED_SHOWN);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [{ title: texts.notFoundTitle }, { name: 'robots', content: 'noindex' }];
  const { product } = loaderData;
  const picture = product.media.find(({ kind }) => kind === 'image') ?? null;
  const prices = texts.bothPrices(
    formatPrice(product.priceINR, 'INR'),
    formatPrice(product.priceAED, 'AED'),
  );
  // Chats show little more than the description's beginning.
  const state = availabilityInWords({ availability: 'AVAILABLE', reservedUntil: null, ...product });
  return [
    ...pageMeta(matches, {
      title: `${isolate(product.brand)} ${isolate(product.name)}`,
      description: shortened(
        texts.described(state ? `${state} · ${prices}` : prices, product.description),
      ),
      path: addresses.product(product),
      picture,
    }),
    { property: 'og:type', content: 'product' },
    { 'script:ld+json': loaderData.structured },
  ];
};

/** Returns as much as a search result or a link preview shows, cut between words. */
function shortened(text: string): string {
  if (text.length <= DESCRIBED) return text;
  return `${text.slice(0, DESCRIBED).replace(/\s+\S*$/, '')}…`;
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, related, stories, url } = loaderData;
  const chosen = useSearchParams()[0].get('size');
  const size = chosenSize(product.sizes, chosen);
  const enquired = {
    ...product,
    category: product.categoryId.name,
    ...(size !== null && chosen !== null
      ? { size, url: `${url}?size=${encodeURIComponent(chosen)}` }
      : { url }),
  };
  const choice = size === null ? sizesToAsk(product) : null;
  return (
    <div className="pb-24 md:pb-32">
      <div className="margins pt-4 md:pt-6">
        <Breadcrumbs
          trail={[
            { label: texts.shop, to: addresses.shop() },
            { label: product.categoryId.name, to: addresses.categoryProducts(product.categoryId) },
          ]}
          here={product.name}
        />
      </div>
      <div className="product-page">
        <Gallery
          key={product._id}
          media={product.media}
          name={product.name}
          transitionName={`product-${product._id}`}
        />
        <Details
          product={product}
          enquired={enquired}
          size={size === null ? null : chosen}
          choice={choice}
          stories={stories}
        />
      </div>
      <SpecificationTable lines={product.specifications} />
      <Related
        products={related}
        heading={product.availability === 'SOLD' ? texts.similarPieces : texts.youMayAlsoLike}
      />
      <LazyRecentlyViewed id={product._id} />
      <ChatBar product={enquired} choice={choice} />
    </div>
  );
}

/** The page of a deleted or unknown product; other errors are the frame's. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status >= 500) throw error;
  return (
    <div className="pb-24">
      <MessagePage title={texts.notFoundTitle} text={texts.notFound}>
        <ButtonLink to={addresses.shop()}>{texts.returnToShop}</ButtonLink>
      </MessagePage>
      <LazyRecentlyViewed />
    </div>
  );
}
