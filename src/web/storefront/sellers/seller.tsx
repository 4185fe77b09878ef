import { Link } from 'react-router';
import type { Product } from '#contracts/product.ts';
import type { PublicSeller } from '#contracts/seller.ts';
import { idOfSlug } from '#domain/slug.ts';
import { addresses } from '#web/ui/addresses.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { cardProduct } from '#web/ui/card-product.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { ProductCard } from '#web/ui/product-card.tsx';
import { apiContext } from '../../api-context.ts';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { counted } from '../counted.ts';
import { pageMeta } from '../site.ts';
import type { Route } from './+types/seller';

const SHOWN = 8;

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const id = encodeURIComponent(idOfSlug(params.id));
  const seller = await api.get<PublicSeller>(`/get-seller/${id}`);
  const products = await api.get<Product[]>('/get-product', { seller: seller._id, limit: SHOWN });
  return { seller, products: products.map(cardProduct) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.seller.name,
        path: addresses.seller(loaderData.seller),
        description: loaderData.seller.description || `Pieces sold by ${loaderData.seller.name}.`,
        picture: loaderData.seller.picture,
      })
    : [];

export default function Seller({ loaderData: { seller, products } }: Route.ComponentProps) {
  return (
    <>
      <div className="margins pt-4 md:pt-6">
        <Breadcrumbs trail={[{ label: 'Sellers', to: addresses.sellers() }]} here={seller.name} />
      </div>
      <SellerHead seller={seller} />
      <section className="margins pt-16 pb-24 md:pt-24" aria-labelledby="pieces-heading">
        <h2 id="pieces-heading" className="font-display text-heading">
          Newest pieces
        </h2>
        {products.length === 0 ? (
          <div className="mt-8">
            <EmptyState title="No products found" text="This seller's shelves are empty for now.">
              <ButtonLink to={addresses.sellers()}>See other sellers</ButtonLink>
            </EmptyState>
          </div>
        ) : (
          <ul className="card-grid mt-8 grid-cols-2 md:mt-12 lg:grid-cols-4">
            {products.map((product) => (
              <li key={product._id}>
                <ProductCard product={product} sizes="(min-width: 64rem) 23vw, 46vw" />
              </li>
            ))}
          </ul>
        )}
        {seller.products > SHOWN && (
          <p className="mt-14 text-center">
            <ButtonLink look="line" to={addresses.shop({ seller: seller._id })}>
              All {counted(seller.products, 'piece')}
            </ButtonLink>
          </p>
        )}
      </section>
    </>
  );
}

function SellerHead({ seller }: { seller: PublicSeller }) {
  return (
    <section className="margins mt-3 grid gap-x-8 gap-y-8 md:grid-cols-12">
      <div className="md:col-span-4">
        <Picture
          media={seller.picture}
          sizes="(min-width: 48rem) 31vw, 92vw"
          ratio={1}
          priority
          fill
        />
      </div>
      <div className="self-end md:col-span-7 md:col-start-6">
        <p className="eyebrow text-brass-deep">Verified seller</p>
        <h1 className="mt-3 font-display text-page">
          <bdi>{seller.name}</bdi>
        </h1>
        {seller.description && (
          <p className="mt-5 max-w-xl text-lead text-ink-soft" dir="auto">
            {seller.description}
          </p>
        )}
        <ul className="mt-8 border-t border-line">
          {seller.categories.map((category) => (
            <li key={category._id} className="border-b border-line">
              <Link
                to={addresses.shop({ category: category._id, seller: seller._id })}
                prefetch="intent"
                className="flex min-h-13 items-center justify-between gap-4 hover:text-brass-deep"
              >
                <bdi>{category.name}</bdi>
                <span className="text-small text-ink-muted">
                  {counted(category.products, 'piece')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
