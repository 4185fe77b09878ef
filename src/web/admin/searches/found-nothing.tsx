import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { getSearches } from '#contracts/calls/searches.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { formatTotal } from '#web/ui/back-office/formats.ts';
import { useReadPage } from '#web/ui/back-office/use-call.ts';

const SHOWN = 8;

/** The most frequent searches that found nothing, each a press away from being a synonym. */
export function FoundNothing({ onChoose }: { onChoose: (text: string) => void }) {
  const { data } = useReadPage(getSearches, { query: { found: 'false', limit: SHOWN } });
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <section
      aria-labelledby="found-nothing"
      className="mb-4 rounded-panel border border-hair bg-panel px-4 py-3"
    >
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="found-nothing" className="font-medium">
          Found nothing in the last 30 days
        </h2>
        {data.total > data.rows.length && (
          <Link
            to={adminAddresses.fruitlessSearches}
            className="inline-flex min-h-6 items-center text-ink-soft underline underline-offset-2 hover:text-ink"
          >
            All {formatTotal(data.total, data.capped)}
          </Link>
        )}
      </div>
      <ul className="flex flex-wrap gap-2">
        {data.rows.map(({ text, searches }) => (
          <li key={text} className="max-w-full">
            <button
              type="button"
              onClick={() => onChoose(text)}
              className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-control border border-hair px-2.5 py-1 text-start hover:border-ink-muted"
            >
              <Plus size={14} aria-hidden="true" className="shrink-0 text-ink-muted" />
              <span className="sr-only">Make a synonym of </span>
              <bdi className="wrap-anywhere">{text}</bdi>
              <span className="text-ink-muted tabular-nums">
                {searches}
                <span className="sr-only"> {searches === 1 ? 'search' : 'searches'}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
