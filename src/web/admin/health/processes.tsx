import type { ProcessHealth } from '#contracts/calls/operation/system-health.ts';
import { formatAgo, formatCount } from '#web/ui/back-office/formats.ts';
import { Section } from '../section.tsx';
import { formatBytes, formatShare } from './sizes.ts';

type Column = { head: string; cell: (process: ProcessHealth) => string };

const columns: readonly Column[] = [
  { head: 'Started', cell: ({ startedAt }) => formatAgo(startedAt) },
  { head: 'Memory', cell: ({ memoryBytes }) => formatBytes(memoryBytes) },
  { head: 'Delay', cell: ({ eventLoopDelayMs }) => `${formatCount(eventLoopDelayMs)} ms` },
  { head: 'Requests', cell: ({ requests }) => formatCount(requests) },
  { head: 'Failed', cell: ({ failures }) => formatCount(failures) },
  { head: 'From memory', cell: ({ cache }) => formatShare(cache.hits, cache.hits + cache.misses) },
  {
    head: 'Kept',
    cell: ({ cache }) => `${formatCount(cache.entries)}, ${formatBytes(cache.bytes)}`,
  },
  { head: 'In turn', cell: ({ running, waiting }) => `${running} and ${waiting} waiting` },
  {
    head: 'Connections',
    cell: ({ connections: { open, idle, most } }) => `${open - idle} busy of ${most}`,
  },
];

const nameOf = ({ worker, pid }: ProcessHealth) => `Process ${worker} (${pid})`;

/** The processes of this machine: a table, and cards where there is no room for one. */
export function Processes({ processes }: { processes: readonly ProcessHealth[] }) {
  return (
    <Section title="Processes" text="Of this machine, since they started">
      <div className="hidden lg:block">
        <table className="back-office-table" aria-label="Processes">
          <thead>
            <tr>
              <th scope="col">Process</th>
              {columns.map(({ head }) => (
                <th key={head} scope="col" className="number">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {processes.map((process) => (
              <tr key={process.pid}>
                <td>{nameOf(process)}</td>
                {columns.map(({ head, cell }) => (
                  <td key={head} className="number">
                    {cell(process)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="flex flex-col gap-3 lg:hidden">
        {processes.map((process) => (
          <li key={process.pid} className="rounded-panel border border-hair bg-panel px-4 py-3">
            <h3 className="mb-2 font-medium">{nameOf(process)}</h3>
            <dl className="grid grid-cols-2 gap-x-6 gap-y-2 md:grid-cols-3">
              {columns.map(({ head, cell }) => (
                <div key={head}>
                  <dt className="text-dense text-ink-muted">{head}</dt>
                  <dd className="tabular-nums">{cell(process)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
