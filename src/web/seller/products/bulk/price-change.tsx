import { useState } from 'react';
import type { ManagedProduct } from '#contracts/product.ts';
import { PricesChange, ROUNDINGS } from '#contracts/products/matching-change.ts';
import { changedPrices } from '#domain/changed-price.ts';
import { formatPrice } from '#domain/price.ts';
import * as texts from '#texts/seller/product-changes.ts';
import { fieldSentence } from '#web/ui/back-office/form/field-sentence.ts';
import type { BulkAction } from '#web/ui/back-office/list/bulk-dialog.tsx';
import { Written } from '#web/ui/written.tsx';
import type { ActionOf } from './bulk-changes.tsx';

/** How many products are shown as they will be. */
const PREVIEWED = 5;

const startsAs = { direction: 'up', percent: '', roundINR: '10', roundAED: '1' };
type Typed = typeof startsAs;
/** Is never sent. */
const unready: PricesChange = { percent: 1, roundINR: 1, roundAED: 1 };

/** Returns the action that raises or lowers prices by per cent, shown before it is done. */
export function usePriceChange(
  of: ActionOf,
  shown: readonly ManagedProduct[],
): BulkAction<ManagedProduct> {
  const [typed, setTyped] = useState(startsAs);
  const { success, data, error } = PricesChange.safeParse(changeOf(typed));
  const change = success ? data : unready;
  const said = error?.issues[0]?.message;
  const problem = typed.percent === '' || said === undefined ? undefined : fieldSentence(said);
  return {
    label: texts.changePrices,
    form: (
      <>
        <Fields typed={typed} problem={problem} onChange={setTyped} />
        {success && <Preview change={data} products={shown} />}
      </>
    ),
    isReady: success,
    ...of({ action: 'change-prices', ...change }),
  };
}

const changeOf = ({ direction, percent, roundINR, roundAED }: Typed) => ({
  percent: percent.trim() === '' ? Number.NaN : Number(percent) * (direction === 'up' ? 1 : -1),
  roundINR: Number(roundINR),
  roundAED: Number(roundAED),
});

type FieldsProps = {
  typed: Typed;
  problem: string | undefined;
  onChange: (typed: Typed) => void;
};

function Fields({ typed, problem, onChange }: FieldsProps) {
  const change = (name: keyof Typed) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...typed, [name]: target.value }),
    className: 'back-office-input font-normal',
  });
  return (
    <div className="mt-4 grid grid-cols-2 gap-4 text-dense font-medium">
      <label className="block">
        <span className="mb-1.5 block">{texts.prices}</span>
        <select {...change('direction')}>
          <option value="up">{texts.riseBy}</option>
          <option value="down">{texts.fallBy}</option>
        </select>
      </label>
      <label className="block">
        <span className="mb-1.5 block">{texts.perCent}</span>
        <input inputMode="decimal" autoComplete="off" {...change('percent')} />
      </label>
      {(['INR', 'AED'] as const).map((currency) => (
        <label key={currency} className="block">
          <span className="mb-1.5 block">{texts.rounded(currency)}</span>
          <select {...change(`round${currency}`)}>
            {ROUNDINGS.map((step) => (
              <option key={step} value={step}>
                {step < 1 ? texts.notRounded : texts.roundedTo(formatPrice(step, currency))}
              </option>
            ))}
          </select>
        </label>
      ))}
      {problem && (
        <p role="alert" className="col-span-2 font-normal text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}

type PreviewProps = { change: PricesChange; products: readonly ManagedProduct[] };

/** The first products with their prices before and after. */
function Preview({ change, products }: PreviewProps) {
  return (
    <table className="mt-4 w-full text-dense tabular-nums">
      <caption className="mb-1.5 text-start font-medium">
        {products.length > PREVIEWED ? texts.firstWillBe(PREVIEWED) : texts.willBe}
      </caption>
      <tbody className="divide-y divide-hair border-y border-hair">
        {products.slice(0, PREVIEWED).map((product) => {
          const before = {
            priceINR: product.priceINR.toFixed(2),
            priceAED: product.priceAED.toFixed(2),
          };
          const after = changedPrices(before, change);
          return (
            <tr key={product._id}>
              <th scope="row" className="py-1.5 pe-3 text-start font-normal wrap-anywhere">
                <Written>{product.name}</Written>
              </th>
              {(['INR', 'AED'] as const).map((currency) => (
                <td key={currency} className="py-1.5 ps-3 text-end whitespace-nowrap">
                  <s className="block text-fine text-ink-muted">
                    {formatPrice(product[`price${currency}`], currency)}
                  </s>
                  {formatPrice(Number(after[`price${currency}`]), currency)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
