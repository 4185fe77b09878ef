import type { Funnel } from '#contracts/leads/pipeline.ts';
import { ComparedBars } from '#web/ui/back-office/charts/compared-bars.tsx';
import { formatShare } from '#web/ui/back-office/formats.ts';
import { FunnelTable } from './funnel-table.tsx';

export type FunnelRow = Funnel & { _id: string; name: string; before: Funnel };

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
          Nothing was looked at or asked about in this time.
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
