import type { SellerNumbers } from '#contracts/views/seller-numbers.ts';
import { periodsOf, sumByPeriod } from '#domain/time/periods.ts';
import * as texts from '#texts/seller/enquiry-numbers.ts';
import { BarsOverTime, regionSeries } from '#web/ui/back-office/charts/bars-over-time.tsx';

const charts = [
  { key: 'views', title: texts.viewsOverTime, none: texts.noViews },
  { key: 'enquiries', title: texts.enquiriesOverTime, none: texts.noEnquiries },
  { key: 'won', title: texts.wonOverTime, none: texts.nothingWon },
] as const;

/** Views, enquiries and won pieces of the last so many days (UTC), a chart each, by region. */
export function OverTime({ rows, days }: { rows: SellerNumbers['days']; days: number }) {
  const periods = periodsOf(days, new Date());
  const drawn = (key: (typeof charts)[number]['key']) =>
    sumByPeriod(periods, rows, ['IN', 'AE'], (row) => ({ [row.region]: row[key] }));
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-3">
      {charts.map(({ key, title, none }) => (
        <BarsOverTime
          key={key}
          id={`${key}-over-time`}
          title={title}
          none={none}
          series={regionSeries}
          bars={drawn(key)}
        />
      ))}
    </div>
  );
}
