import { productCalls } from '#contracts/calls/products.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import type { PriceState } from '#contracts/products/price-history.ts';
import { formatPrice } from '#domain/price.ts';
import { isolate } from '#domain/text/isolate.ts';
import * as texts from '#texts/back-office/prices.tsx';
import { useBackOffice } from '../../back-office-provider.tsx';
import { DialogFrame } from '../../dialogs/dialog-frame.tsx';
import { formatDay } from '../../formats.ts';
import { useOwnCurrencies } from '../../own-currencies.ts';
import { QueryState } from '../../query-state.tsx';
import { useRead } from '../../use-call.ts';
import { PriceLine } from './price-line.tsx';

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
            <th scope="col">{texts.since}</th>
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
