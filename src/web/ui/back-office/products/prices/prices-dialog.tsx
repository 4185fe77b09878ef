import { productCalls } from '#contracts/calls/products.ts';
import type { Currency } from '#contracts/price.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import type { PriceState } from '#contracts/products/prices.ts';
import { formatPrice } from '#domain/price.ts';
import { isolate } from '#domain/text/isolate.ts';
import * as texts from '#texts/back-office/prices.tsx';
import { useBackOffice } from '../../back-office-provider.tsx';
import { DialogFrame } from '../../dialogs/dialog-frame.tsx';
import { formatDay } from '../../formats.ts';
import { useOwnCurrencies } from '../../own-currencies.ts';
import { QueryState } from '../../query-state.tsx';
import { useRead } from '../../use-call.ts';

type PricesDialogProps = {
  product: Pick<ManagedProduct, '_id' | 'name'>;
  onClose: () => void;
};

/** What a product cost in the last year: a line for each currency that changed, and each change with its day. */
export function PricesDialog({ product: { _id, name }, onClose }: PricesDialogProps) {
  const { role } = useBackOffice();
  const query = useRead(productCalls[role.role].getPrices, { params: { id: _id } });
  return (
    <DialogFrame title={texts.pricesOf(isolate(name))} width="32rem" onClose={onClose}>
      <div className="min-h-0 overflow-y-auto px-5 pt-3 pb-6 md:px-6">
        <QueryState query={query} what={texts.thePrices}>
          {(states) => <Prices states={states} />}
        </QueryState>
      </div>
    </DialogFrame>
  );
}

const names = { INR: texts.rupees, AED: texts.dirhams };

function Prices({ states }: { states: PriceState[] }) {
  const isSteady = states.length < 2;
  const currencies = useOwnCurrencies();
  return (
    <>
      {isSteady && <p className="mb-4 text-ink-soft">{texts.notChanged}</p>}
      {!isSteady && (
        <div className="mb-5 grid gap-5 sm:grid-cols-2">
          {currencies.map((currency) => (
            <PriceLine
              key={currency}
              name={names[currency]}
              currency={currency}
              points={states.map((state) => ({
                price: state[`price${currency}`],
                since: state.since,
              }))}
            />
          ))}
        </div>
      )}
      <table className="w-full text-dense">
        <thead>
          <tr className="border-b border-line text-start text-ink-muted *:py-2 *:font-medium">
            <th scope="col" className="text-start">
              {texts.since}
            </th>
            {currencies.map((currency) => (
              <th key={currency} scope="col" className="text-end">
                {names[currency]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-hair">
          {states.toReversed().map((state, index) => (
            <tr key={state.since ?? ''} className="*:py-2 *:align-baseline">
              <th scope="row" className="text-start font-normal whitespace-nowrap">
                {state.since === null ? texts.earlier : formatDay(state.since)}
                {index === 0 && <span className="ms-2 text-fine text-ink-muted">{texts.now}</span>}
              </th>
              {currencies.map((currency) => (
                <td key={currency} className="text-end tabular-nums">
                  {formatPrice(state[`price${currency}`], currency)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

type PriceLineProps = {
  name: string;
  currency: Currency;
  points: { price: number; since: string | null }[];
};

const WIDTH = 220;
const HEIGHT = 56;

/** A price over time, as steps; the table beside it tells the same in words. */
export function PriceLine({ name, currency, points }: PriceLineProps) {
  const prices = points.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const path = stepsOf(points, Date.now(), { width: WIDTH, height: HEIGHT });
  return (
    <figure>
      <figcaption className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3 text-fine text-ink-muted">
        <span className="font-medium text-ink">{name}</span>
        <span className="tabular-nums">
          {least === most
            ? formatPrice(most, currency)
            : `${formatPrice(least, currency)} – ${formatPrice(most, currency)}`}
        </span>
      </figcaption>
      <svg
        viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`}
        preserveAspectRatio="none"
        className="block h-16 w-full border-b border-hair rtl:-scale-x-100"
        aria-hidden="true"
      >
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          vectorEffect="non-scaling-stroke"
          className="text-accent"
        />
      </svg>
    </figure>
  );
}

type Point = { price: number; since: string | null };

/** A tenth of the width, for a price whose beginning is not known. */
const UNKNOWN = 0.1;

/**
 * Returns the path of a price that stands until the next one, from the first known moment until now. A price that
 * never changed is a line in the middle.
 */
export function stepsOf(
  points: readonly Point[],
  now: number,
  { width, height }: { width: number; height: number },
): string {
  const prices = points.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const known = points.flatMap(({ since }) => (since === null ? [] : [Date.parse(since)]));
  const first = Math.min(...known, now);
  const left = points[0]?.since === null ? width * UNKNOWN : 0;
  const x = ({ since }: Point) =>
    since === null || now === first
      ? 0
      : left + ((Date.parse(since) - first) / (now - first)) * (width - left);
  const y = ({ price }: Point) =>
    most === least ? height / 2 : height - ((price - least) / (most - least)) * height;
  const steps = points.map((point, index) =>
    index === 0
      ? `M${round(x(point))} ${round(y(point))}`
      : `H${round(x(point))}V${round(y(point))}`,
  );
  return `${steps.join('')}H${width}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
