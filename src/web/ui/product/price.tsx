import { discountPercent, formatPrice } from '#domain/price.ts';
import { classNames } from '../class-names.ts';

type PriceProps = {
  priceINR: number;
  priceAED: number;
  originalPrice?: number | null;
  className?: string;
};

/** Both prices of a product; CSS shows that of the user's region first. */
export function Price({ priceINR, priceAED, originalPrice = null, className }: PriceProps) {
  const discount = discountPercent(priceINR, originalPrice);
  return (
    <p className={classNames('prices', className)}>
      <span className="price-inr">{formatPrice(priceINR, 'INR')}</span>
      <span className="price-aed">{formatPrice(priceAED, 'AED')}</span>
      {discount > 0 && originalPrice !== null && (
        <span className="price-before text-small text-ink-muted">
          <span className="sr-only">Original price </span>
          <s className="strike">{formatPrice(originalPrice, 'INR')}</s>
          <span className="ml-2 whitespace-nowrap text-brass-deep">{discount}% off</span>
        </span>
      )}
    </p>
  );
}
