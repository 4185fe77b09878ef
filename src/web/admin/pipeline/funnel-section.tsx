import type { Funnel } from '#contracts/leads/pipeline.ts';
import { formatCount } from '#languages/count.ts';
import { ComparedBars } from '#web/ui/back-office/charts/compared-bars.tsx';
import { formatShare } from '#web/ui/back-office/formats.ts';

type FunnelRow = Funnel & { _id: string; name: string; before: Funnel };

type FunnelSectionProps = {
  id: string;
  title: string;
  /** What a row is, at the head of its column. */
  what: string;
  rows: readonly FunnelRow[];
};

const columns = [
  { key: 'views', title: 'Views' },
  { key: 'enquiries', title: 'Enquiries' },
  { key: 'won', title: 'Won' },
] as const;

/** As many are compared at a glance; the table has all. */
const MOST_DRAWN = 12;

/** Views, enquiries and won products with their rates, and the period before: drawn, and as a table. */
export function FunnelSection({ id, title, what, rows }: FunnelSectionProps) {
  const drawn = rows.slice(0, MOST_DRAWN).map(({ _id, name, before, ...now }) => ({
    ...{ _id, name },
    values: {
      views: { now: now.views, before: before.views },
      enquiries: {
        ...{ now: now.enquiries, before: before.enquiries },
        note: `${formatShare(now.enquiries, now.views)} of views`,
      },
      won: {
        ...{ now: now.won, before: before.won },
        note: `${formatShare(now.won, now.enquiries)} of enquiries`,
      },
    },
  }));
  const more = rows.length - drawn.length;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="font-medium">
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="mt-3 border-t border-hair pt-3 text-ink-muted">
          No views or enquiries in this period.
        </p>
      ) : (
        <>
          <ComparedBars columns={columns} rows={drawn} />
          <details className="mt-2">
            <summary className="cursor-pointer text-dense text-ink-muted pointer-coarse:py-3">
              Show as a table{more > 0 && `, with ${more} more`}
            </summary>
            <FunnelTable {...{ title, what, rows }} />
          </details>
        </>
      )}
    </section>
  );
}

type FunnelTableProps = {
  title: string;
  /** What a row is, at the head of its column. */
  what: string;
  rows: readonly FunnelRow[];
};

/** Views, enquiries and won products with their rates, on phones in one cell; below each the period before. */
function FunnelTable({ title, what, rows }: FunnelTableProps) {
  return (
    <section
      aria-label={`${title}, as a table`}
      className="relative mt-2 overflow-x-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
    >
      <table className="back-office-table md:min-w-[38rem]" aria-label={title}>
        <thead>
          <tr>
            <th>{what}</th>
            <th className="number">Views</th>
            <th className="number">Enquiries</th>
            <th className="number max-md:hidden">of views</th>
            <th className="number">Won</th>
            <th className="number max-md:hidden">of enquiries</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ _id, name, before, ...now }) => (
            <tr key={_id}>
              <td>
                <bdi className="wrap-anywhere">{name}</bdi>
              </td>
              <td className="number">
                <Pair now={formatCount(now.views)} before={formatCount(before.views)} />
              </td>
              <Share part="enquiries" whole="views" {...{ now, before }} />
              <Share part="won" whole="enquiries" {...{ now, before }} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type ShareProps = {
  part: keyof Funnel;
  whole: keyof Funnel;
  now: Funnel;
  before: Funnel;
};

/** A count, and what share of another it is. */
function Share({ part, whole, now, before }: ShareProps) {
  const rate = (
    <Pair
      now={formatShare(now[part], now[whole])}
      before={formatShare(before[part], before[whole])}
    />
  );
  return (
    <>
      <td className="number">
        <Pair now={formatCount(now[part])} before={formatCount(before[part])} />
        <span className="mt-1 block md:hidden">
          {rate}
          <span className="block text-fine text-ink-muted">of {whole}</span>
        </span>
      </td>
      <td className="number max-md:hidden">{rate}</td>
    </>
  );
}

const Pair = ({ now, before }: { now: string; before: string }) => (
  <>
    {now}
    <span className="block text-fine text-ink-muted">
      <span className="sr-only">, before: </span>
      {before}
    </span>
  </>
);
