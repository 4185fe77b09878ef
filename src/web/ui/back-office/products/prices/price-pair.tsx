import { type FormEvent, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Currency } from '#contracts/price.ts';
import { formatPrice } from '#domain/price.ts';
import { amountOf, inOtherCurrency, isFarOff, typedPrice } from '#domain/typed-price.ts';
import * as texts from '#texts/back-office/prices.tsx';
import { PriceField } from '../../form/price-field.tsx';
import { useOwnCurrencies } from '../../own-currencies.ts';
import { unseen } from '../../unseen.tsx';
import type { ProductFormIn } from '../product-form.ts';

const other = { INR: 'AED', AED: 'INR' } as const;
const nameOf = { INR: 'priceINR', AED: 'priceAED' } as const;

/**
 * Both prices of a product. By the rate of rupees for a dirham, which is asked for where it is not known, the one is
 * proposed that is empty, far off, or was left as it was while the other was changed.
 */
export function PricePair({ rate: known }: { rate: number | null }) {
  const [typedRate, setTypedRate] = useState('');
  const [touched, setTouched] = useState<Currency | null>(null);
  const currencies = useOwnCurrencies();
  const rate = known ?? amountOf(typedRate);
  const { watch, setValue, clearErrors } = useFormContext<ProductFormIn>();
  const amounts = {
    INR: amountOf(String(watch('priceINR'))),
    AED: amountOf(String(watch('priceAED'))),
  };
  const isFar =
    amounts.INR !== null && amounts.AED !== null && isFarOff(amounts.INR, amounts.AED, rate);

  function proposalFor(currency: Currency) {
    const from = amounts[other[currency]];
    const isLeft = touched === other[currency];
    if (rate === null || from === null || (amounts[currency] !== null && !isFar && !isLeft))
      return null;
    const amount = inOtherCurrency(from, other[currency], rate);
    if (amount === amounts[currency]) return null;
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
      <div
        className="grid grid-cols-2 gap-4"
        onInput={({ target }: FormEvent) => {
          if (target instanceof HTMLInputElement)
            setTouched(target.name === nameOf.INR ? 'INR' : 'AED');
        }}
      >
        {currencies.map((currency) => (
          <PriceField
            key={currency}
            currency={currency}
            name={nameOf[currency]}
            label={texts.priceIn(currency)}
            hint={proposalFor(currency)}
          />
        ))}
      </div>
      {known === null && touched !== null && (
        <RateField value={typedRate} onChange={setTypedRate} />
      )}
      {isFar && (
        <p role="status" className="mt-2 text-dense text-warn">
          {texts.farApart}
        </p>
      )}
    </div>
  );
}

/** Asks what a dirham is worth, for this form alone. */
function RateField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <label htmlFor={id} className="text-dense text-ink-soft">
        {texts.rateAsked}
      </label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        className="back-office-input w-24!"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
