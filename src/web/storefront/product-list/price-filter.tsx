import { useState } from 'react';
import type { ListFacets } from '#contracts/facets/facets.ts';
import type { Currency } from '#contracts/price.ts';
import type { PriceEnds } from '#contracts/product.ts';
import { currencyOf, regionOf } from '#domain/currencies.ts';
import { formatPrice } from '#domain/price.ts';
import { formatCount } from '#languages/count.ts';
import * as texts from '#texts/storefront/list-parts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { inputClass } from '#web/ui/field.tsx';
import { chooseRegion, useKnownRegion } from '#web/ui/region.ts';
import { type PriceRange, priceOf } from '../read-params.ts';
import { LAST_POSITION, type PriceScale, priceScale } from './price-scale.ts';

/** The slider's maximum where nothing is listed (docs/behaviour/storefront.md#price-filter). */
const DEFAULT_BOUNDS = { min: 0, max: 50_000 };

type PricedState = PriceRange & { q: string };

type PriceFilterProps = {
  state: PricedState;
  bounds: PriceEnds;
  prices: ListFacets['prices'];
};

/**
 * Lowest and highest price, in the currency of the reader's region, or of the address where it has
 * bounds or a search with a number, which may say one. The page's HTML, which is for everybody, has both where the region decides: CSS shows one.
 */
export function PriceFilter(props: PriceFilterProps) {
  const { state } = props;
  const [said, say] = useState(boundCurrency(state));
  const [shown, setShown] = useState(state);
  const region = useKnownRegion();
  if (!isSame(shown, state)) {
    setShown(state);
    say(boundCurrency(state));
  }
  const currency = said ?? (region && currencyOf(region));

  function choose(next: Currency) {
    say(null);
    chooseRegion(regionOf(next));
  }

  return (
    <fieldset className="border-b border-line py-6">
      <legend className="float-start w-full text-small font-medium">{texts.price}</legend>
      {(currency === null ? currencies : [currency]).map((each) => (
        <PricePanel
          key={each}
          {...props}
          currency={each}
          // Of two panels, the form sends what the plain page without scripts shows.
          isSent={currency !== null || each === 'INR'}
          className={currency === null ? shownIn[each] : ''}
          onCurrency={choose}
        />
      ))}
    </fieldset>
  );
}

const currencies = ['INR', 'AED'] as const;
const shownIn = { INR: 'in-india', AED: 'in-emirates' };

const isSame = (one: PricedState, other: PricedState) =>
  one.q === other.q &&
  one.minPrice === other.minPrice &&
  one.maxPrice === other.maxPrice &&
  one.currency === other.currency;

/** The currency of an address's prices; null where it has none. */
const boundCurrency = ({ q, minPrice, maxPrice, currency }: PricedState): Currency | null =>
  minPrice === null && maxPrice === null && !/\d/.test(q) ? null : currency;

type PricePanelProps = PriceFilterProps & {
  currency: Currency;
  isSent: boolean;
  className: string;
  onCurrency(currency: Currency): void;
};

/** The prices in one currency: two inputs, and with scripts a slider that fills them. */
function PricePanel(props: PricePanelProps) {
  const { currency, state, bounds, prices, isSent, className, onCurrency } = props;
  const own = state.currency === currency ? state : { minPrice: null, maxPrice: null };
  const [low, setLow] = useState(textOf(own.minPrice));
  const [high, setHigh] = useState(textOf(own.maxPrice));
  const [shown, setShown] = useState(state);
  const { min, max } = bounds[currency].max > 0 ? bounds[currency] : DEFAULT_BOUNDS;
  const nameOf = (name: string) => (isSent ? name : undefined);

  // The address has changed; what is being typed stays while it has not.
  if (!isSame(shown, state)) {
    setShown(state);
    setLow(textOf(own.minPrice));
    setHigh(textOf(own.maxPrice));
  }

  return (
    <div className={classNames('clear-both pt-2', className)}>
      <CurrencyChoice currency={currency} name={nameOf('currency')} onChange={onCurrency} />
      <Slider
        {...{ currency, min, max, low, high }}
        prices={prices?.[currency]}
        onLow={setLow}
        onHigh={setHigh}
      />
      <div className="grid grid-cols-2 gap-3">
        <Bound
          label={texts.from}
          name={nameOf('minPrice')}
          value={low}
          hint={min}
          onChange={setLow}
        />
        <Bound
          label={texts.to}
          name={nameOf('maxPrice')}
          value={high}
          hint={max}
          onChange={setHigh}
        />
      </div>
    </div>
  );
}

type CurrencyChoiceProps = {
  currency: Currency;
  name: string | undefined;
  onChange(currency: Currency): void;
};

function CurrencyChoice({ currency, name, onChange }: CurrencyChoiceProps) {
  return (
    <div className="flex gap-6">
      {currencies.map((each) => (
        <label key={each} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-small">
          <input
            type="radio"
            name={name}
            value={each}
            checked={currency === each}
            onChange={() => onChange(each)}
            className="choice"
          />
          {texts.currencies[each]}
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
          aria-label={texts.lowestPrice}
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
          aria-label={texts.highestPrice}
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
  name: string | undefined;
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
        title={texts.priceInFigures}
        autoComplete="off"
        name={name}
        value={value}
        placeholder={formatCount(hint)}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`${inputClass} mt-1 md:text-small`}
      />
    </label>
  );
}

function textOf(price: number | null): string {
  return price === null ? '' : String(price);
}

type Bars = NonNullable<ListFacets['prices']>['INR'];

const HEIGHT = 40;
const GAP = 1;

/** How many pieces there are at each price, over the slider's line; the slider says it in words. */
function PriceHistogram({ prices, scale }: { prices: Bars; scale: PriceScale }) {
  const path = pathOf(prices, scale);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${LAST_POSITION} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="histogram rtl:-scale-x-100"
    >
      <path d={path} />
      <path d={path} className="histogram-chosen" />
    </svg>
  );
}

/** Returns the bars as one path, each as high as the root of its number, so that single pieces are seen. */
function pathOf({ low, high, bars }: Bars, { positionOf }: PriceScale): string {
  const from = positionOf(low);
  const step = (positionOf(high) - from) / bars.length;
  const most = Math.max(...bars);
  return bars
    .map((number, at) => {
      if (number === 0) return '';
      const height = Math.max(2, Math.round(HEIGHT * Math.sqrt(number / most)));
      const width = Math.max(0.5, step - GAP).toFixed(1);
      return `M${(from + at * step).toFixed(1)} ${HEIGHT}v-${height}h${width}v${height}z`;
    })
    .join('');
}
