import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { getMediaSweep, resumeMediaSweep } from '#contracts/calls/media-sweep.ts';
import type { Waiting } from '#contracts/calls/waiting.ts';
import type { EnquiryStatistics } from '#contracts/leads/enquiry.ts';
import { getAllStatistics } from '#contracts/leads/enquiry-calls.ts';
import { periodsOf, sumByPeriod } from '#domain/time/periods.ts';
import * as texts from '#texts/back-office/enquiries.ts';
import { ActingButton } from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { MostEnquired } from '#web/ui/back-office/enquiries/most-enquired.tsx';
import { usePeriod } from '#web/ui/back-office/enquiries/use-period.tsx';
import { formatMoment, formatTotal } from '#web/ui/back-office/formats.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { useRead, useTell } from '#web/ui/back-office/use-call.ts';
import { BarsOverTime, regionSeries } from '../../ui/back-office/charts/bars-over-time.tsx';
import { May, useMay, usePermissions } from '../may.tsx';
import { permissionOfScreen } from '../screens.ts';
import { useWaiting } from '../use-waiting.ts';

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

/** After a restore, files that the older database does not know stay until an admin says so. */
function SweepNotice() {
  const paused = useRead(getMediaSweep, {}).data?.paused;
  const send = useTell(resumeMediaSweep);
  if (!paused) return null;
  return (
    <section
      aria-label="Unused files"
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel border border-hair bg-panel px-4 py-3.5"
    >
      <div className="max-w-prose grow basis-80">
        <p className="font-medium">
          Restored from a backup{paused.since && ` on ${formatMoment(paused.since)}`}
        </p>
        <p className="mt-1 text-ink-soft">
          Pictures and videos of the time after that backup are kept, although nothing here uses
          them: a newer backup may still need them. Once the shop is as it should be, let them go.
        </p>
      </div>
      <ActingButton act={() => send({})}>Remove unused files again</ActingButton>
    </section>
  );
}

type Thing = {
  kind: keyof Waiting;
  to: string;
  /** The text for one, and for any other number. */
  words: [one: string, many: string];
  /** Shown only while there is one. */
  isSeldom?: boolean;
};

const things = [
  {
    kind: 'sellers',
    to: adminAddresses.approvals,
    words: ['seller waits for approval', 'sellers wait for approval'],
  },
  {
    kind: 'answers',
    to: adminAddresses.approvalAnswers,
    words: ['seller waits for an answer', 'sellers wait for an answer'],
    isSeldom: true,
  },
  {
    kind: 'documents',
    to: adminAddresses.sellersWithDueDocuments,
    words: ['seller has a document that expires', 'sellers have documents that expire'],
    isSeldom: true,
  },
  {
    kind: 'changes',
    to: adminAddresses.approvalChanges,
    words: ['change of a seller waits', 'changes of sellers wait'],
    isSeldom: true,
  },
  {
    kind: 'looks',
    to: adminAddresses.approvalLooks,
    words: ['product waits for another look', 'products wait for another look'],
    isSeldom: true,
  },
  {
    kind: 'reports',
    to: adminAddresses.reports,
    words: ['product or shop was reported', 'products and shops were reported'],
    isSeldom: true,
  },
  {
    kind: 'pictures',
    to: adminAddresses.products({ withoutPictures: 'true' }),
    words: ['product has no pictures', 'products have no pictures'],
  },
  {
    kind: 'messages',
    to: adminAddresses.messages({ read: 'false' }),
    words: ['unread message from visitors', 'unread messages from visitors'],
  },
  {
    kind: 'mails',
    to: adminAddresses.mails({ state: 'failed' }),
    words: ['mail could not be sent', 'mails could not be sent'],
    isSeldom: true,
  },
] satisfies Thing[];

/** What waits for an admin, with links: of what the role may see. */
function ToDo() {
  const permissions = usePermissions();
  const waiting = useWaiting();
  const shown = things.filter(
    ({ kind, to, isSeldom }: Thing) =>
      permissions.includes(permissionOfScreen(to.split('?')[0] ?? '')) &&
      (!isSeldom || waiting?.[kind]?.total),
  );
  return (
    <ul className="mb-8 grid gap-3 md:grid-cols-3">
      {shown.map(({ kind, to, words: [one, many] }) => {
        const count = waiting?.[kind];
        return (
          <li key={to}>
            <Link
              to={to}
              className="flex items-center gap-4 rounded-panel border border-hair bg-panel px-4 py-3.5 hover:bg-hover"
            >
              <span className="min-w-[1.5ch] whitespace-nowrap font-serif text-heading tabular-nums">
                {count ? formatTotal(count.total, count.capped) : '–'}
              </span>
              <span className="grow text-ink-soft">{count?.total === 1 ? one : many}</span>
              <ArrowRight size={16} aria-hidden="true" className="shrink-0 text-ink-muted" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
