import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type {
  BulkChangeInput,
  MatchingPreview,
  PreviewOfMatching,
} from '#contracts/products/matching-change.ts';
import { formatPrice } from '#domain/price.ts';
import { formatCount } from '#languages/count.ts';
import * as texts from '#texts/back-office/product-changes.ts';
import { messageOf } from '../../calls.ts';
import type { BulkAction } from '../../list/bulk-dialog.tsx';
import { useOwnCurrencies } from '../../own-currencies.ts';
import { useSettled } from '../../use-settled.ts';
import { PreviewedProducts } from '../previewed-products.tsx';

/** Each of several types without these. */
export type Without<T, Keys> = T extends unknown ? Omit<T, Keys & keyof T> : never;
/** A change of prices, categories or attributes, without of which products. */
export type FieldsAsk = Without<
  Extract<BulkChangeInput, { action: PreviewOfMatching['action'] }>,
  'filter' | 'ids' | 'previewed'
>;

/** How products are changed, and seen as they would be, by a seller or an admin. */
export type FieldsChange = {
  of: (ask: FieldsAsk & { previewed?: number }) => Pick<BulkAction, 'start'>;
  preview: (ask: FieldsAsk, signal: AbortSignal) => Promise<MatchingPreview>;
};

/** What is shown of which change, as JSON: how many match, and how many of them change. */
type Shown = { asked: string; total: number; changing: number };
const nothing: Shown = { asked: '', total: 0, changing: 0 };

/** Is never sent. */
const unready: FieldsAsk = { action: 'change-prices', percent: 1, roundINR: 1, roundAED: 1 };

/** Returns an action that shows what it would do below its fields, and waits until that was shown and is not nothing. */
export function usePreviewed(
  { of, preview }: FieldsChange,
  ask: FieldsAsk | undefined,
  fields: ReactNode,
): Pick<BulkAction, 'form' | 'isReady' | 'start'> {
  const [shown, setShown] = useState<Shown>(nothing);
  const key = ask === undefined ? '' : JSON.stringify(ask);
  return {
    form: (
      <>
        {fields}
        {ask && <ChangePreview asked={key} read={preview} onShown={setShown} />}
      </>
    ),
    isReady: ask !== undefined && shown.asked === key && shown.changing > 0,
    ...of({ ...(ask ?? unready), previewed: shown.total }),
  };
}

type ChangePreviewProps = {
  /** What is asked for, as JSON. */
  asked: string;
  read: FieldsChange['preview'];
  /** Called with what is shown; with nothing while it is looked up. */
  onShown: (shown: Shown) => void;
};

function ChangePreview({ asked, read, onShown }: ChangePreviewProps) {
  const settled = useSettled(asked);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['preview of a change', settled],
    queryFn: ({ signal }) => read(JSON.parse(settled), signal),
    placeholderData: keepPreviousData,
    ...{ staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
  });
  const isShown = data !== undefined && !isPlaceholderData && !error;
  const { total, changing } = data ?? nothing;
  useEffect(() => {
    onShown(isShown ? { asked: settled, total, changing } : nothing);
    return () => onShown(nothing);
  }, [isShown, settled, total, changing, onShown]);
  if (error) {
    return (
      <p role="alert" className="mt-4 rounded-control bg-bad-soft px-3 py-2 text-bad">
        {messageOf(error)}
      </p>
    );
  }
  if (data === undefined) {
    return (
      <p role="status" className="back-office-skeleton mt-5 h-24">
        <span className="sr-only">{texts.looking}</span>
      </p>
    );
  }
  const { action }: FieldsAsk = JSON.parse(settled);
  return (
    <section aria-busy={!isShown} className="mt-5 text-dense tabular-nums">
      <div role="status">
        <Counts action={action} {...data} />
      </div>
      <div className="mt-5">
        <PreviewedProducts first={data.first} of={action === 'change-prices' ? total : changing} />
      </div>
      <p className="mt-3 text-fine text-ink-muted">{texts.fromOwnPrice}</p>
    </section>
  );
}

const sameIs = {
  'change-prices': texts.keepPrices,
  move: texts.standThere,
  'set-attribute': texts.haveValue,
};

type CountsProps = MatchingPreview & { action: FieldsAsk['action'] };

function Counts({ action, changing, same, refused, losing, prices }: CountsProps) {
  const currencies = useOwnCurrencies();
  const isPrices = action === 'change-prices';
  const counts: [label: string, count: number, isBad?: boolean][] = [
    [texts.willChange, changing],
    [sameIs[action], same],
    [isPrices ? texts.pricesRefused : texts.valueRefused, refused, true],
    [texts.loseDetails, losing, true],
  ];
  return (
    <dl className="divide-y divide-hair border-y border-hair">
      {counts
        .filter(([, count], index) => index === 0 || count > 0)
        .map(([label, count, isBad]) => (
          <Line key={label} label={label} isBad={isBad}>
            {formatCount(count)}
          </Line>
        ))}
      {changing > 0 &&
        prices &&
        currencies.map((currency) => {
          const [from, to] = [prices.lowest, prices.highest].map((pair) =>
            formatPrice(pair[`price${currency}`], currency),
          ) as [string, string];
          return (
            <Line key={currency} label={texts.newPrices(currency)}>
              {from === to ? from : texts.fromTo({ from, to })}
            </Line>
          );
        })}
    </dl>
  );
}

type LineProps = { label: string; isBad?: boolean | undefined; children: ReactNode };

const Line = ({ label, isBad, children }: LineProps) => (
  <div className={`flex justify-between gap-4 py-1.5 ${isBad ? 'text-bad' : ''}`}>
    <dt>{label}</dt>
    <dd className="shrink-0 text-end">{children}</dd>
  </div>
);
