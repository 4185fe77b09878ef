import { Link } from 'react-router';
import type { WaitingSeller } from '#contracts/leads/pipeline.ts';
import { getWaitingSellers } from '#contracts/leads/pipeline-calls.ts';
import { formatCount } from '#languages/count.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { formatAgo, formatDuration, formatMoment } from '#web/ui/back-office/formats.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { May } from '../may.tsx';

const MOST_WAITING = 1000;

/** Sellers with leads that are still new after a day. */
export default function WaitingSellers() {
  const query = useRead(getWaitingSellers, {});
  return (
    <>
      <ScreenHead
        title="Waiting leads"
        text="Sellers with enquiries that are still new after a day, those with the most first."
      />
      <QueryState query={query} what="This list" height="20rem">
        {(rows) => (rows.length === 0 ? <Nobody /> : <Sellers rows={rows} />)}
      </QueryState>
    </>
  );
}

const Nobody = () => (
  <div className="border-y border-hair px-5 py-16 text-center">
    <p className="font-medium">No shopper waits</p>
    <p className="mt-1 text-ink-muted">Every enquiry was taken up within a day.</p>
  </div>
);

function Sellers({ rows }: { rows: readonly WaitingSeller[] }) {
  return (
    <ul className="border-t border-hair">
      {rows.map(({ _id, name, waiting, oldest, medianMinutes }) => (
        <li
          key={_id}
          className="grid gap-x-6 gap-y-0.5 border-b border-hair px-2 py-3 hover:bg-hover md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1.5fr)_minmax(0,1.5fr)_auto] md:items-center"
        >
          <Link
            to={adminAddresses.sellerProfile(_id)}
            className="min-w-0 font-medium wrap-anywhere hover:underline max-md:min-h-6"
          >
            <bdi>{name}</bdi>
          </Link>
          <Link
            to={adminAddresses.newLeads(_id)}
            className="w-fit tabular-nums underline underline-offset-2 max-md:flex max-md:min-h-11 max-md:items-center"
          >
            {formatCount(waiting)}
            {waiting === MOST_WAITING && '+'} waiting<span className="sr-only"> of {name}</span>
          </Link>
          <span className="text-ink-soft" title={formatMoment(oldest)}>
            the oldest came {formatAgo(oldest)}
          </span>
          <span className="text-ink-soft">
            {medianMinutes === null
              ? 'none taken up in 90 days'
              : `usually taken up within ${formatDuration(medianMinutes)}`}
          </span>
          <May permission="answer-messages">
            <Link
              to={adminAddresses.sellerMessages(_id)}
              className="w-fit underline underline-offset-2 max-md:flex max-md:min-h-11 max-md:items-center"
            >
              Write<span className="sr-only"> to {name}</span>
            </Link>
          </May>
        </li>
      ))}
    </ul>
  );
}
