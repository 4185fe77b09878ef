import { useEffect, useState } from 'react';
import * as texts from '#texts/storefront/product-parts.tsx';
import { callApi } from '#web/ui/api-client.ts';
import { type PageCard, pageCard } from '#web/ui/product/page-card.ts';
import { ProductCard } from '#web/ui/product/product-card.tsx';
import { publicCards } from '#web/ui/public-call.ts';
import { ProductCardSkeleton } from '#web/ui/skeleton.tsx';
import { RECENTLY_SHOWN, viewed, withViewed } from './viewed.ts';

/** The product whose page it stands on, if it does: it is remembered, and left out. */
export type RecentlyViewedProps = { id?: string | undefined };

/** The cards that this document has shown: a page that one comes back to has them at once, and so its height. */
const shown = new Map<string, PageCard>();

/**
 * Recently viewed products in their present state: they are loaded by id, so deleted ones are
 * missing.
 */
export function RecentlyViewed({ id }: RecentlyViewedProps) {
  const [ids] = useState(() =>
    viewed
      .read()
      .filter((other) => other !== id)
      .slice(0, RECENTLY_SHOWN),
  );
  const [products, setProducts] = useState<PageCard[]>();

  useEffect(() => {
    if (id !== undefined) viewed.write(withViewed(viewed.read(), id));
    if (ids.length === 0) return;
    const leaving = new AbortController();
    callApi(
      publicCards('GET /get-product'),
      { query: { ids: ids.join(','), availability: 'all' } },
      { signal: leaving.signal },
    ).then(
      (result) => {
        const cards = result.ok ? inOrder(result.data.map(pageCard), ids) : [];
        for (const card of cards) shown.set(card._id, card);
        setProducts(cards);
      },
      () => {},
    );
    return () => leaving.abort();
  }, [id, ids]);

  if (ids.length === 0 || products?.length === 0) return null;
  return (
    <section className="viewed margins pt-20 md:pt-28" aria-labelledby="viewed-heading">
      <h2 id="viewed-heading" className="font-display text-heading">
        {texts.recentlyViewed}
      </h2>
      <ul className="viewed-strip mt-8 md:mt-12">
        {(products ?? ids.map((each) => shown.get(each))).map((product, index) => (
          <li key={product?._id ?? ids[index]}>
            {product ? (
              <ProductCard
                product={product}
                travels={false}
                sizes="(min-width: 64rem) 18vw, 42vw"
              />
            ) : (
              <ProductCardSkeleton />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function inOrder(products: PageCard[], ids: readonly string[]): PageCard[] {
  return ids.flatMap((id) => products.find(({ _id }) => _id === id) ?? []);
}
