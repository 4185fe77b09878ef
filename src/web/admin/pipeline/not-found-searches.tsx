import { Link } from 'react-router';
import { getSearches } from '#contracts/calls/searches.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { formatCount } from '#web/ui/back-office/formats.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { useReadPage } from '#web/ui/back-office/use-call.ts';

const SHOWN = 10;

/** What shoppers searched for most in the last 30 days and did not find. */
export function NotFoundSearches() {
  const query = useReadPage(getSearches, { query: { found: 'false', limit: SHOWN } });
  return (
    <section className="min-w-0">
      <h2 className="font-medium">
        <Link to={adminAddresses.fruitlessSearches} className="hover:underline">
          Searched for and not found, last 30 days
        </Link>
      </h2>
      <QueryState query={query} what="This list" height="16rem">
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="mt-3 border-t border-hair pt-3 text-ink-muted">
              Every search found something.
            </p>
          ) : (
            <ol className="mt-3 border-t border-hair">
              {rows.map(({ _id, text, searches }) => (
                <li
                  key={_id}
                  className="flex min-h-10 items-center justify-between gap-4 border-b border-hair px-3"
                >
                  <bdi className="min-w-0 truncate">{text}</bdi>
                  <span className="tabular-nums">{formatCount(searches)}</span>
                </li>
              ))}
            </ol>
          )
        }
      </QueryState>
    </section>
  );
}
