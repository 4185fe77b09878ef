import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { getSellerNumbers } from '#contracts/calls/views.ts';
import { periodsOf } from '#domain/time/periods.ts';
import * as texts from '#texts/seller/profile.ts';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { formatCount } from '#web/ui/back-office/formats.ts';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { totalsOf } from '../enquiries/numbers/totals.ts';
import { useUserId } from '../use-self.ts';

const DAYS = 30;

/** How often a seller's products were looked at and asked about lately, and the way to its numbers. */
export function NumbersCard() {
  const { data } = useRead(getSellerNumbers, {
    params: { userId: useUserId() },
    query: { days: DAYS },
  });
  const from = periodsOf(DAYS, new Date())[0]?.from ?? '';
  const now = data && totalsOf(data.days, from).now;
  return (
    <Link
      to={sellerAddresses.enquiryNumbers}
      className="flex min-h-14 items-center gap-x-6 rounded-panel border border-hair bg-panel px-5 py-3.5 hover:bg-hover md:px-6"
    >
      <span className="flex grow flex-wrap gap-x-6 gap-y-1">
        <span className="font-semibold">{texts.lastDays(DAYS)}</span>
        <span className="text-ink-soft tabular-nums">
          {now
            ? texts.numbers({
                views: formatCount(now.views),
                enquiries: formatCount(now.enquiries),
                won: formatCount(now.won),
              })
            : texts.viewsEnquiriesSales}
        </span>
      </span>
      <ArrowRight
        size={16}
        aria-hidden="true"
        className="shrink-0 text-ink-muted rtl:-scale-x-100"
      />
    </Link>
  );
}
