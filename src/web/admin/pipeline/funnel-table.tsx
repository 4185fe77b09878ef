import { formatCount, formatShare } from '#web/ui/back-office/formats.ts';
import type { FunnelRow } from './funnel-section.tsx';

type FunnelTableProps = {
  title: string;
  /** What a row is, at the head of its column. */
  what: string;
  rows: readonly FunnelRow[];
};

/** Views, enquiries and won products with their rates; below each the period before. */
export function FunnelTable({ title, what, rows }: FunnelTableProps) {
  return (
    <section
      aria-label={`${title}, as a table`}
      className="relative mt-2 overflow-x-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
    >
      <table className="back-office-table min-w-[38rem]" aria-label={title}>
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
        </tbody>
      </table>
    </section>
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
