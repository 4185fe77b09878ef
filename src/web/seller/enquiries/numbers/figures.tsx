import type { SellerNumbers } from '#contracts/views/seller-numbers.ts';
import { formatPrice } from '#domain/price.ts';
import * as texts from '#texts/seller/enquiry-numbers.ts';
import { formatCount, formatDuration, formatShare } from '#web/ui/back-office/formats.ts';
import { useOwnCurrencies } from '#web/ui/back-office/own-currencies.ts';
import { broughtIn, changeOf, totalsOf } from './totals.ts';

type FigureProps = {
  name: string;
  value: string;
  /** What share it is of the step before. */
  share?: string;
  before: string;
  change: string | null;
};

const formatMedian = (minutes: number | null) => (minutes === null ? '–' : formatDuration(minutes));

/** From looked at to won, with the period before beside each. */
export function Figures({ numbers, from }: { numbers: SellerNumbers; from: string }) {
  const { now, before } = totalsOf(numbers.days, from);
  const { firstMove } = numbers;
  const currencies = useOwnCurrencies();
  const of = (key: keyof typeof now) => ({
    value: formatCount(now[key]),
    before: formatCount(before[key]),
    change: changeOf(now[key], before[key]),
  });
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-hair bg-hair lg:grid-cols-3">
      <Figure name={texts.views} {...of('views')} />
      <Figure
        name={texts.askedAbout}
        {...of('enquiries')}
        share={texts.shareOfViews(formatShare(now.enquiries, now.views))}
      />
      <Figure
        name={texts.won}
        {...of('won')}
        share={texts.shareOfAsked(formatShare(now.won, now.enquiries))}
      />
      {currencies.map((currency) => {
        const value = broughtIn(numbers.wonValue, currency, from);
        return (
          <Figure
            key={currency}
            name={currency === 'INR' ? texts.wonInRupees : texts.wonInDirhams}
            value={formatPrice(value.now, currency)}
            before={formatPrice(value.before, currency)}
            change={changeOf(value.now, value.before)}
          />
        );
      })}
      <Figure
        name={texts.takenUpAfter}
        value={formatMedian(firstMove.minutes)}
        before={formatMedian(firstMove.before.minutes)}
        change={null}
        share={texts.median}
      />
    </dl>
  );
}

function Figure({ name, value, share, before, change }: FigureProps) {
  return (
    <div className="flex min-w-0 flex-col bg-panel px-4 py-3.5">
      <dt className="text-dense text-ink-muted">{name}</dt>
      <dd className="mt-1 font-serif text-heading tabular-nums max-sm:text-title">{value}</dd>
      {share && <dd className="text-dense text-ink-soft">{share}</dd>}
      <dd className="mt-auto pt-1.5 text-dense text-ink-muted">
        {texts.before(before)}
        {change && <span className="whitespace-nowrap"> · {change}</span>}
      </dd>
    </div>
  );
}
