import type { EnquiryStatistics } from '#contracts/leads/enquiry.ts';
import { periodsOf, sumByPeriod } from '#domain/time/periods.ts';
import * as texts from '#texts/back-office/enquiries.ts';
import { BarsOverTime, regionSeries } from '../charts/bars-over-time.tsx';

/** Enquiries of the last so many days (UTC) by region. */
export function EnquiryChart({ rows, days }: { rows: EnquiryStatistics['days']; days: number }) {
  const bars = sumByPeriod(
    periodsOf(days, new Date()),
    rows,
    ['IN', 'AE'],
    ({ region, enquiries }) => ({ [region]: enquiries }),
  );
  return (
    <BarsOverTime
      id="enquiries-over-time"
      title={texts.overTime}
      none={texts.noneInThisTime}
      series={regionSeries}
      bars={bars}
    />
  );
}
