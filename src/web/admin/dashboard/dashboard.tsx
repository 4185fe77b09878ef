import type { EnquiryStatistics } from '#contracts/leads/enquiry.ts';
import { getAllStatistics } from '#contracts/leads/enquiry-calls.ts';
import { periodsOf, sumByPeriod } from '#domain/time/periods.ts';
import * as texts from '#texts/back-office/enquiries.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { MostEnquired } from '#web/ui/back-office/enquiries/most-enquired.tsx';
import { usePeriod } from '#web/ui/back-office/enquiries/use-period.tsx';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { BarsOverTime, regionSeries } from '../../ui/back-office/charts/bars-over-time.tsx';
import { May, useMay } from '../may.tsx';
import { SweepNotice } from './sweep-notice.tsx';
import { ToDo } from './to-do.tsx';

/** The dashboard: enquiries, and what waits for an admin. */
export default function Dashboard() {
  const { days, field } = usePeriod();
  const maySee = useMay('see-numbers');
  const query = useRead(getAllStatistics, { query: { days } }, { enabled: maySee });
  return (
    <>
      <ScreenHead title="Dashboard">{maySee && field}</ScreenHead>
      <May permission="change-operation">
        <SweepNotice />
      </May>
      <ToDo />
      {maySee && (
        <QueryState query={query} what="The numbers" height="30rem">
          {(statistics) => (
            <>
              <EnquiryChart rows={statistics.days} days={days} />
              <div className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-2">
                <MostEnquired
                  title="Most asked-about products"
                  rows={statistics.products}
                  to={(row) => adminAddresses.products({ q: row.name })}
                />
                <MostEnquired
                  title="Most asked-about sellers"
                  rows={statistics.sellers}
                  to={(row) => adminAddresses.sellerEnquiries(row._id)}
                />
              </div>
            </>
          )}
        </QueryState>
      )}
    </>
  );
}

/** Enquiries of the last so many days (UTC) by region. */
function EnquiryChart({ rows, days }: { rows: EnquiryStatistics['days']; days: number }) {
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
