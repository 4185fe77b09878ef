import { CompareButton } from '#web/ui/product/compare-button.tsx';
import type { PageProduct } from './page-product.ts';
import { ShareButton } from './share-button.tsx';
import { WishlistButton } from './wishlist-button.tsx';

/** What a shopper does with a piece beside asking for it; `url` is the address that is shared. */
export function Tools({ product, url }: { product: PageProduct; url: string }) {
  const name = `${product.brand} ${product.name}`;
  return (
    <div className="flex divide-x divide-line *:grow">
      <CompareButton product={product} />
      <WishlistButton product={product} />
      <ShareButton title={name} text={name} url={url} />
    </div>
  );
}
