import { Download } from 'lucide-react';
import type { WonValue } from '#contracts/leads/pipeline.ts';
import { getWonValues } from '#contracts/leads/pipeline-calls.ts';
import { formatPrice } from '#domain/price.ts';
import { formatCount } from '#languages/count.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { downloadCsv } from '#web/ui/back-office/csv.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';

const monthName = new Intl.DateTimeFormat('en-IN', {
  ...{ month: 'short', year: 'numeric', timeZone: 'UTC' },
});

const monthIn = (month: string) => monthName.format(new Date(month));

/** As many rows are shown; the file has all. */
const MOST_SHOWN = 60;

/** What each seller's leads that were won in a month are worth, as a table and a file. */
export function WonValues({ days }: { days: number }) {
  const query = useRead(getWonValues, { query: { days } });
  return (
    <section aria-labelledby="won-value" className="mt-10">
      <QueryState query={query} what="What was won" height="16rem">
        {(rows) => (
          <>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 id="won-value" className="font-medium">
                Won value by seller and month
              </h2>
              {rows.length > 0 && (
                <ActionButton onClick={() => download(rows)}>
                  <Download size={15} aria-hidden="true" />
                  Export CSV
                </ActionButton>
              )}
            </div>
            {rows.length === 0 ? (
              <p className="mt-3 border-t border-hair pt-3 text-ink-muted">
                Nothing was won in this period.
              </p>
            ) : (
              <Table rows={rows} />
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}

function Table({ rows }: { rows: readonly WonValue[] }) {
  const more = rows.length - MOST_SHOWN;
  return (
    <section
      className="mt-2 overflow-x-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label="Won value, as a table"
    >
      <table className="back-office-table" aria-labelledby="won-value">
        <thead>
          <tr>
            <th className="max-md:hidden">Month</th>
            <th>Seller</th>
            <th className="number">Won</th>
            <th className="number">INR</th>
            <th className="number">AED</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST_SHOWN).map(({ month, seller, leads, INR, AED }) => (
            <tr key={`${month} ${seller._id}`}>
              <td className="own-width whitespace-nowrap max-md:hidden">{monthIn(month)}</td>
              <td>
                <bdi>{seller.name}</bdi>
                <span className="block text-fine text-ink-muted md:hidden">{monthIn(month)}</span>
              </td>
              <td className="number">{formatCount(leads)}</td>
              <td className="number">{INR === 0 ? '–' : formatPrice(INR, 'INR')}</td>
              <td className="number">{AED === 0 ? '–' : formatPrice(AED, 'AED')}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="font-medium">
          <tr>
            <td className="own-width max-md:hidden" />
            <td>All together</td>
            <td className="number">{formatCount(sumOf(rows, 'leads'))}</td>
            <td className="number">{formatPrice(sumOf(rows, 'INR'), 'INR')}</td>
            <td className="number">{formatPrice(sumOf(rows, 'AED'), 'AED')}</td>
          </tr>
        </tfoot>
      </table>
      {more > 0 && (
        <p className="mt-2 text-ink-muted">{`${formatCount(more)} more in the file.`}</p>
      )}
    </section>
  );
}

const sumOf = (rows: readonly WonValue[], of: 'leads' | 'INR' | 'AED') =>
  rows.reduce((sum, row) => sum + row[of], 0);

const download = (rows: readonly WonValue[]) =>
  downloadCsv('won-value.csv', [
    ['Month', 'Seller', 'Won leads', 'INR', 'AED'],
    ...rows.map(({ month, seller, leads, INR, AED }) => [month, seller.name, leads, INR, AED]),
  ]);
