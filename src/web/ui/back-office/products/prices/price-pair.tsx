import { useFormContext } from 'react-hook-form';
import type { Currency } from '#contracts/price.ts';
import { formatPrice } from '#domain/price.ts';
import { amountOf, inOtherCurrency, isFarOff, typedPrice } from '#domain/typed-price.ts';
import * as texts from '#texts/back-office/prices.tsx';
import { PriceField } from '../../form/price-field.tsx';
import { unseen } from '../../unseen.tsx';
import type { ProductFormIn } from '../product-form.ts';

const other = { INR: 'AED', AED: 'INR' } as const;
const nameOf = { INR: 'priceINR', AED: 'priceAED' } as const;

/** Both prices of a product. By the seller's rate of rupees for a dirham the one that is empty or far off is proposed. */
export function PricePair({ rate }: { rate: number | null }) {
  const { watch, setValue, clearErrors } = useFormContext<ProductFormIn>();
  const amounts = {
    INR: amountOf(String(watch('priceINR'))),
    AED: amountOf(String(watch('priceAED'))),
  };
  const isFar =
    amounts.INR !== null && amounts.AED !== null && isFarOff(amounts.INR, amounts.AED, rate);

  function proposalFor(currency: Currency) {
    const from = amounts[other[currency]];
    if (rate === null || from === null || (amounts[currency] !== null && !isFar)) return null;
    const amount = inOtherCurrency(from, other[currency], rate);
    return (
      <>
        {texts.atYourRate(formatPrice(amount, currency))}{' '}
        <button
          type="button"
          className="underline underline-offset-2 pointer-coarse:min-h-11"
          onClick={() => {
            setValue(nameOf[currency], typedPrice(amount, currency), { shouldDirty: true });
            clearErrors(nameOf[currency]);
          }}
        >
          {texts.takePrice(currency, unseen)}
        </button>
      </>
    );
  }

  return (
    <div>
      <div className="grid grid-cols-2 gap-4">
        {(['INR', 'AED'] as const).map((currency) => (
          <PriceField
            key={currency}
            currency={currency}
            name={nameOf[currency]}
            label={texts.priceIn(currency)}
            hint={proposalFor(currency)}
          />
        ))}
      </div>
      {isFar && (
        <p role="status" className="mt-2 text-dense text-warn">
          {texts.farApart}
        </p>
      )}
    </div>
  );
}
