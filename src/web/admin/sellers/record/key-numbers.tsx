import { getNumbersOf } from '#contracts/calls/seller-record.ts';
import type { Seller } from '#contracts/seller.ts';
import type { SellerNumbers } from '#contracts/views/seller-numbers.ts';
import { periodsBefore, periodsOf, sumByPeriod } from '#domain/time/periods.ts';
import { formatCount } from '#languages/count.ts';
import { BarsOverTime, regionSeries } from '#web/ui/back-office/charts/bars-over-time.tsx';
import { formatDuration } from '#web/ui/back-office/formats.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { Section } from '../../section.tsx';

const DAYS = 12 * 7;

/** What became of a seller's products in twelve weeks, with the twelve before beside it. */
export function KeyNumbers({ seller }: { seller: Seller }) {
  const query = useRead(getNumbersOf, { params: { sellerId: seller._id }, query: { days: DAYS } });
  return (
    <Section title="The last 12 weeks">
      <QueryState query={query} what="The numbers" height="24rem">
        {(numbers) => <Numbers numbers={numbers} pieces={seller.products} />}
      </QueryState>
    </Section>
  );
}

function Numbers({ numbers, pieces }: { numbers: SellerNumbers; pieces: number }) {
  const bars = periodsOf(DAYS, new Date());
  const drawn = (key: 'views' | 'enquiries') => ({
    series: regionSeries,
    bars: sumByPeriod(bars, numbers.days, ['IN', 'AE'], (row) => ({ [row.region]: row[key] })),
    before: sumByPeriod(periodsBefore(bars, DAYS), numbers.days, ['all'], (row) => ({
      all: row[key],
    })).map(({ all }) => all),
  });
  const from = bars[0]?.from ?? '';
  const sum = (key: 'views' | 'enquiries' | 'won', isNow: boolean) =>
    numbers.days
      .filter(({ day }) => day >= from === isNow)
      .reduce((total, row) => total + row[key], 0);
  const counted = (key: 'views' | 'enquiries' | 'won') => ({
    value: formatCount(sum(key, true)),
    before: formatCount(sum(key, false)),
  });
  const { firstMove } = numbers;
  return (
    <>
      <dl className="mb-8 grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-hair bg-hair lg:grid-cols-5">
        <Figure name="Products now" value={formatCount(pieces)} />
        <Figure name="Views of products" {...counted('views')} />
        <Figure name="Asked about" {...counted('enquiries')} />
        <Figure name="Won" {...counted('won')} />
        <Figure
          name="Usually taken up within"
          value={medianOf(firstMove.minutes)}
          before={medianOf(firstMove.before.minutes)}
        />
      </dl>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-2">
        <BarsOverTime
          id="record-views"
          title="Views by week"
          none="No views in this period."
          {...drawn('views')}
        />
        <BarsOverTime
          id="record-enquiries"
          title="Enquiries by week"
          none="No enquiries in this period."
          {...drawn('enquiries')}
        />
      </div>
    </>
  );
}

const medianOf = (minutes: number | null) => (minutes === null ? '–' : formatDuration(minutes));

function Figure({ name, value, before }: { name: string; value: string; before?: string }) {
  return (
    <div className="flex min-w-0 flex-col bg-panel px-4 py-3.5 max-lg:last:col-span-2">
      <dt className="text-dense text-ink-muted">{name}</dt>
      <dd className="mt-1 font-serif text-title tabular-nums">{value}</dd>
      {before !== undefined && (
        <dd className="mt-auto pt-1 text-dense text-ink-muted">{before} before</dd>
      )}
    </div>
  );
}
