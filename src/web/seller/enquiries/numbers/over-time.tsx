import type { SellerNumbers } from '#contracts/views/seller-numbers.ts';
import { periodsOf, sumByPeriod } from '#domain/time/periods.ts';
import { BarsOverTime, regionSeries } from '#web/ui/back-office/charts/bars-over-time.tsx';

const charts = [
  { key: 'views', title: 'Views over time', none: 'No views in this time.' },
  { key: 'enquiries', title: 'Enquiries over time', none: 'No enquiries in this time.' },
  { key: 'won', title: 'Won over time', none: 'Nothing was won in this time.' },
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
