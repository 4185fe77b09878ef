import { Link } from 'react-router';
import { formatCount } from '#languages/count.ts';
import { Written } from '../../written.tsx';

export type Ranked = { _id: string; name: string; count: number };

type RankingProps<Row extends Ranked> = {
  title: string;
  text?: string;
  /** What is said where there are no rows. */
  none: string;
  rows: readonly Row[];
  to: (row: Row) => string;
};

/** What has the most of something, with bars to compare. */
export function Ranking<Row extends Ranked>({ title, text, none, rows, to }: RankingProps<Row>) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section className="min-w-0">
      <h2 className="font-medium">{title}</h2>
      {text && <p className="mt-1 text-dense text-ink-muted">{text}</p>}
      {rows.length === 0 ? (
        <p className="mt-3 border-t border-hair pt-3 text-ink-muted">{none}</p>
      ) : (
        <ol className="mt-3 border-t border-hair">
          {rows.map((row) => (
            <li key={row._id} className="relative border-b border-hair">
              <span
                aria-hidden="true"
                className="absolute inset-y-0 inset-s-0 w-full origin-left rtl:origin-right bg-accent-soft/70"
                style={{ transform: `scaleX(${row.count / most})` }}
              />
              <Link
                to={to(row)}
                className="relative flex min-h-10 items-center justify-between gap-4 px-3 hover:underline pointer-coarse:min-h-11"
              >
                <Written className="min-w-0 truncate">{row.name}</Written>
                <span className="whitespace-nowrap tabular-nums">{formatCount(row.count)}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
