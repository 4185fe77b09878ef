import { discountPercent, formatPrice } from '#domain/price.ts';
import * as texts from '#texts/storefront/product-parts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { PageProduct } from './page-product.ts';

type LowestPriceProps = {
  product: Pick<
    PageProduct,
    | ('priceINR' | 'originalPrice' | 'lowest30INR')
    | ('priceAED' | 'originalPriceAED' | 'lowest30AED')
  >;
};

/** Beside a struck price, the lowest that was asked in the 30 days before the present one. */
export function LowestPrice({ product }: LowestPriceProps) {
  const { priceINR, originalPrice, lowest30INR } = product;
  const { priceAED, originalPriceAED, lowest30AED } = product;
  const both = [
    ['INR', priceINR, originalPrice, lowest30INR, 'in-india'],
    ['AED', priceAED, originalPriceAED, lowest30AED, 'in-emirates'],
  ] as const;
  const struck = both.filter(([, price, original]) => discountPercent(price, original) > 0);
  return struck.map(
    ([currency, , , lowest, shownIn]) =>
      lowest !== null && (
        <p
          key={currency}
          className={classNames(
            'w-full text-small text-ink-muted',
            struck.length > 1 ? shownIn : undefined,
          )}
        >
          {texts.lowestPrice(formatPrice(lowest, currency))}
        </p>
      ),
  );
}
