import { useState } from 'react';
import { PricesChange, ROUNDINGS, type Rounding } from '#contracts/products/matching-change.ts';
import { typedNumber } from '#contracts/typed/digits.ts';
import { formatPrice } from '#domain/price.ts';
import * as texts from '#texts/back-office/product-changes.ts';
import { fieldSentence } from '../../form/field-sentence.ts';
import type { BulkAction } from '../../list/bulk-dialog.tsx';
import { useOwnCurrencies } from '../../own-currencies.ts';
import { type FieldsChange, usePreviewed } from './change-preview.tsx';

const startsAs = {
  direction: 'up',
  percent: '',
  roundINR: '10',
  roundAED: '1',
  raiseOriginals: '',
};
type Typed = typeof startsAs;
/** Returns the action that raises or lowers prices by per cent, shown before it is done. */
export function usePriceChange(change: FieldsChange): BulkAction {
  const [typed, setTyped] = useState(startsAs);
  const { data, error } = PricesChange.safeParse(changeOf(typed));
  const said = error?.issues[0]?.message;
  const problem = typed.percent === '' || said === undefined ? undefined : fieldSentence(said);
  return {
    label: texts.changePrices,
    ...usePreviewed(
      change,
      data && { action: 'change-prices', ...data },
      <Fields typed={typed} problem={problem} onChange={setTyped} />,
    ),
  };
}

const changeOf = ({ direction, percent, roundINR, roundAED, raiseOriginals }: Typed) => ({
  percent: (typedNumber(percent) ?? Number.NaN) * (direction === 'up' ? 1 : -1),
  roundINR: roundingOf(roundINR),
  roundAED: roundingOf(roundAED),
  ...(direction === 'up' && raiseOriginals !== '' && { raiseOriginals: true }),
});

const roundingOf = (value: string) => ROUNDINGS.find((each) => String(each) === value);

type FieldsProps = {
  typed: Typed;
  problem: string | undefined;
  onChange: (typed: Typed) => void;
};

function Fields({ typed, problem, onChange }: FieldsProps) {
  const currencies = useOwnCurrencies();
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
      {currencies.map((currency) => (
        <label key={currency} className="block">
          <span className="mb-1.5 block">{texts.rounded(currency)}</span>
          <select {...change(`round${currency}`)}>
            {ROUNDINGS.map((step) => (
              <option key={step} value={step}>
                {roundingText(step, currency)}
              </option>
            ))}
          </select>
        </label>
      ))}
      {typed.direction === 'up' && (
        <label className="col-span-2 flex items-center gap-2 font-normal">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={typed.raiseOriginals !== ''}
            onChange={({ target }) =>
              onChange({ ...typed, raiseOriginals: target.checked ? 'yes' : '' })
            }
          />
          {texts.raiseOriginals}
        </label>
      )}
      {problem && (
        <p role="alert" className="col-span-2 font-normal text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}

function roundingText(rounding: Rounding, currency: 'INR' | 'AED'): string {
  if (rounding === 'next-9') return texts.upToNext(9);
  if (rounding === 'next-0') return texts.upToNext(0);
  return rounding < 1 ? texts.notRounded : texts.roundedTo(formatPrice(rounding, currency));
}
