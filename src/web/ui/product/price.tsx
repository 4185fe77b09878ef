import type { Currency } from '#contracts/price.ts';
import { discountPercent, formatPrice } from '#domain/price.ts';
import * as texts from '#texts/ui/prices.ts';
import { classNames } from '../class-names.ts';

type PriceProps = {
  priceINR: number;
  priceAED: number;
  originalPrice?: number | null;
  originalPriceAED?: number | null;
  className?: string;
};

/**
 * Both prices of a product; CSS shows that of the user's region first, and the earlier one of that
 * region, or of the other where it has none (docs/behaviour/rules.md#prices).
 */
export function Price(props: PriceProps) {
  const { priceINR, priceAED, originalPrice = null, originalPriceAED = null, className } = props;
  const before = [
    { currency: 'INR', price: priceINR, original: originalPrice, shownIn: 'in-india' },
    { currency: 'AED', price: priceAED, original: originalPriceAED, shownIn: 'in-emirates' },
  ] as const;
  const lower = before.filter(({ price, original }) => discountPercent(price, original) > 0);
  return (
    <p className={classNames('prices', className)}>
      <span className="price-inr">{formatPrice(priceINR, 'INR')}</span>
      <span className="price-aed">{formatPrice(priceAED, 'AED')}</span>
      {lower.map(({ shownIn, ...prices }) => (
        <PriceBefore key={shownIn} {...prices} className={lower.length > 1 ? shownIn : undefined} />
      ))}
    </p>
  );
}

type PriceBeforeProps = {
  currency: Currency;
  price: number;
  original: number | null;
  className: string | undefined;
};

function PriceBefore({ currency, price, original, className }: PriceBeforeProps) {
  if (original === null) return null;
  return (
    <span className={classNames('price-before text-small text-ink-muted', className)}>
      <span className="sr-only">{texts.originalPrice} </span>
      <s className="strike">{formatPrice(original, currency)}</s>
      <span className="ms-2 whitespace-nowrap text-brass-deep">
        {texts.percentOff(discountPercent(price, original))}
      </span>
    </span>
  );
}
