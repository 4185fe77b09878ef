import type { Funnel } from '#contracts/leads/pipeline.ts';
import { formatCount, formatShare } from '#web/ui/back-office/formats.ts';

export type FunnelRow = Funnel & { _id: string; name: string; before: Funnel };

type FunnelTableProps = {
  id: string;
  title: string;
  /** What a row is, at the head of its column. */
  what: string;
  rows: readonly FunnelRow[];
};

/** Views, enquiries and won pieces with their rates; below each the period before. */
export function FunnelTable({ id, title, what, rows }: FunnelTableProps) {
  return (
    <div className="min-w-0">
      <h2 id={id} className="font-medium">
        {title}
      </h2>
      <section
        aria-labelledby={id}
        className="relative mt-3 overflow-x-auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
      >
        <table className="back-office-table min-w-[38rem]" aria-labelledby={id}>
          <thead>
            <tr>
              <th>{what}</th>
              <th className="number">Views</th>
              <th className="number">Enquiries</th>
              <th className="number">of views</th>
              <th className="number">Won</th>
              <th className="number">of enquiries</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ _id, name, before, ...now }) => (
              <tr key={_id}>
                <td>
                  <bdi className="wrap-anywhere">{name}</bdi>
                </td>
                <Counted now={now.views} before={before.views} />
                <Counted now={now.enquiries} before={before.enquiries} />
                <Rate now={[now.enquiries, now.views]} before={[before.enquiries, before.views]} />
                <Counted now={now.won} before={before.won} />
                <Rate now={[now.won, now.enquiries]} before={[before.won, before.enquiries]} />
              </tr>
            ))}
            {rows.length === 0 && (
              <tr>
                <td colSpan={6}>Nothing was looked at or asked about in this time.</td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
    </div>
  );
}

const Counted = ({ now, before }: { now: number; before: number }) => (
  <Pair now={formatCount(now)} before={formatCount(before)} />
);

type Share = readonly [part: number, whole: number];

const Rate = ({ now, before }: { now: Share; before: Share }) => (
  <Pair now={formatShare(...now)} before={formatShare(...before)} />
);

function Pair({ now, before }: { now: string; before: string }) {
  return (
    <td className="number">
      {now}
      <span className="block text-fine text-ink-muted">
        <span className="sr-only">, before: </span>
        {before}
      </span>
    </td>
  );
}
