import { useState } from 'react';
import type { ListFacets } from '#contracts/facets/facets.ts';
import type { Currency } from '#contracts/price.ts';
import type { ProductFacets } from '#contracts/product.ts';
import { formatCount } from '#domain/count.ts';
import { formatPrice } from '#domain/price.ts';
import { inputClass } from '#web/ui/field.tsx';
import { type PriceRange, priceOf } from '../read-params.ts';
import { PriceHistogram } from './price-histogram.tsx';
import { LAST_POSITION, priceScale } from './price-scale.ts';

/** The slider's maximum where nothing is listed (docs/behaviour/storefront.md#price-filter). */
const DEFAULT_BOUNDS = { min: 0, max: 50_000 };

type PriceFilterProps = {
  state: PriceRange;
  bounds: ProductFacets['price'];
  prices: ListFacets['prices'];
};

/** Lowest and highest price: two inputs, and with scripts a slider that fills them. */
export function PriceFilter({ state, bounds, prices }: PriceFilterProps) {
  const [currency, setCurrency] = useState<Currency>(state.currency);
  const [low, setLow] = useState(textOf(state.minPrice));
  const [high, setHigh] = useState(textOf(state.maxPrice));
  const [shown, setShown] = useState(state);
  const { min, max } = bounds[currency].max > 0 ? bounds[currency] : DEFAULT_BOUNDS;

  // The address has changed; what is being typed stays while it has not.
  const isSame =
    shown.minPrice === state.minPrice &&
    shown.maxPrice === state.maxPrice &&
    shown.currency === state.currency;
  if (!isSame) {
    setShown(state);
    setCurrency(state.currency);
    setLow(textOf(state.minPrice));
    setHigh(textOf(state.maxPrice));
  }

  function change(next: Currency) {
    setCurrency(next);
    setLow('');
    setHigh('');
  }

  return (
    <fieldset className="border-b border-line py-6">
      <legend className="float-left w-full text-small font-medium">Price</legend>
      <div className="clear-both pt-2">
        <CurrencyChoice currency={currency} onChange={change} />
        <Slider
          {...{ currency, min, max, low, high }}
          prices={prices?.[currency]}
          onLow={setLow}
          onHigh={setHigh}
        />
        <div className="grid grid-cols-2 gap-3">
          <Bound label="From" name="minPrice" value={low} hint={min} onChange={setLow} />
          <Bound label="To" name="maxPrice" value={high} hint={max} onChange={setHigh} />
        </div>
      </div>
    </fieldset>
  );
}

type CurrencyChoiceProps = { currency: Currency; onChange(currency: Currency): void };

function CurrencyChoice({ currency, onChange }: CurrencyChoiceProps) {
  return (
    <div className="flex gap-6">
      {(['INR', 'AED'] as const).map((each) => (
        <label key={each} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-small">
          <input
            type="radio"
            name="currency"
            value={each}
            checked={currency === each}
            onChange={() => onChange(each)}
            className="choice"
          />
          {each === 'INR' ? '₹ Rupees' : 'AED Dirhams'}
        </label>
      ))}
    </div>
  );
}

type SliderProps = {
  currency: Currency;
  min: number;
  max: number;
  low: string;
  high: string;
  prices: NonNullable<ListFacets['prices']>[Currency] | undefined;
  onLow(text: string): void;
  onHigh(text: string): void;
};

/** Two thumbs on one line, under what there is at each price. A thumb at its end means no limit. */
function Slider({ currency, min, max, low, high, prices, onLow, onHigh }: SliderProps) {
  const scale = priceScale(min, max);
  const positionOf = (text: string, without: number) => {
    const price = priceOf(text);
    return price === null ? without : scale.positionOf(price);
  };
  const from = positionOf(low, 0);
  const to = positionOf(high, LAST_POSITION);
  const priceText = (position: number) => formatPrice(scale.priceAt(position), currency);
  const shown = { '--from': from / LAST_POSITION, '--to': to / LAST_POSITION };
  return (
    <div style={shown as React.CSSProperties}>
      {prices && <PriceHistogram prices={prices} scale={scale} />}
      <div
        className="needs-scripts range"
        onPointerUp={({ target }) => {
          // After the last change has been shown.
          if (target instanceof HTMLInputElement) setTimeout(() => target.form?.requestSubmit());
        }}
      >
        <input
          type="range"
          aria-label="Lowest price"
          aria-valuetext={priceText(from)}
          max={LAST_POSITION}
          value={from}
          onChange={({ currentTarget: { valueAsNumber } }) => {
            const position = Math.min(valueAsNumber, to);
            onLow(position === 0 ? '' : String(scale.priceAt(position)));
          }}
        />
        <input
          type="range"
          aria-label="Highest price"
          aria-valuetext={priceText(to)}
          max={LAST_POSITION}
          value={to}
          onChange={({ currentTarget: { valueAsNumber } }) => {
            const position = Math.max(valueAsNumber, from);
            onHigh(position === LAST_POSITION ? '' : String(scale.priceAt(position)));
          }}
        />
      </div>
    </div>
  );
}

type BoundProps = {
  label: string;
  name: string;
  value: string;
  /** The limit while nothing is typed. */
  hint: number;
  onChange(text: string): void;
};

function Bound({ label, name, value, hint, onChange }: BoundProps) {
  return (
    <label className="block text-fine text-ink-muted">
      {label}
      <input
        type="text"
        inputMode="decimal"
        pattern="[0-9,]*\.?[0-9]*"
        title="A price in figures"
        autoComplete="off"
        name={name}
        value={value}
        placeholder={formatCount(hint)}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`${inputClass} mt-1 text-small`}
      />
    </label>
  );
}

function textOf(price: number | null): string {
  return price === null ? '' : String(price);
}
