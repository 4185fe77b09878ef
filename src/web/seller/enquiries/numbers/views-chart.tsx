import type { SellerNumbers } from '#contracts/views/seller-numbers.ts';
import { periodsOf, sumByPeriod } from '#domain/periods.ts';
import { BarsOverTime, regionSeries } from '#web/ui/back-office/charts/bars-over-time.tsx';

/** Views of pieces in the last so many days (UTC) by region. */
export function ViewsChart({ rows, days }: { rows: SellerNumbers['days']; days: number }) {
  const bars = sumByPeriod(
    periodsOf(days, new Date()),
    rows,
    ['IN', 'AE'],
    ({ region, views }) => ({
      [region]: views,
    }),
  );
  return (
    <BarsOverTime
      id="views-over-time"
      title="Views over time"
      none="No views in this time."
      series={regionSeries}
      bars={bars}
    />
  );
}
