import { Link } from 'react-router';
import { formatCount } from '../formats.ts';

type Asked = { _id: string; name: string; enquiries: number };

type MostEnquiredProps = { title: string; rows: readonly Asked[]; to: (row: Asked) => string };

/** The most enquired, with bars to compare. */
export function MostEnquired({ title, rows, to }: MostEnquiredProps) {
  const most = Math.max(1, ...rows.map(({ enquiries }) => enquiries));
  return (
    <section className="min-w-0">
      <h2 className="font-medium">{title}</h2>
      {rows.length === 0 ? (
        <p className="mt-3 border-t border-hair pt-3 text-ink-muted">
          Nothing was asked about in this time.
        </p>
      ) : (
        <ol className="mt-3 border-t border-hair">
          {rows.map((row) => (
            <li key={row._id} className="relative border-b border-hair">
              <span
                aria-hidden="true"
                className="absolute inset-y-0 left-0 w-full origin-left bg-accent-soft/70"
                style={{ transform: `scaleX(${row.enquiries / most})` }}
              />
              <Link
                to={to(row)}
                className="relative flex min-h-10 items-center justify-between gap-4 px-3 hover:underline"
              >
                <bdi className="min-w-0 truncate">{row.name}</bdi>
                <span className="tabular-nums">{formatCount(row.enquiries)}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
