import { getHealth } from '#contracts/calls/operation/health.ts';
import {
  getSystemHealth,
  type HealthCheck,
  type JobHealth,
  type ProcessHealth,
  type SystemHealth,
} from '#contracts/calls/operation/system-health.ts';
import { formatCount } from '#languages/count.ts';
import { formatAgo } from '#web/ui/back-office/formats.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { StatusDot, type Tone } from '#web/ui/back-office/status-dot.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { Fact } from '../fact.tsx';
import { Section } from '../section.tsx';
import { Settings } from './settings.tsx';

const REFRESH_MS = 10_000;

/** How the marketplace runs; it refreshes itself. */
export default function Health() {
  const query = useRead(getSystemHealth, {}, { refetchInterval: REFRESH_MS });
  const { data, isError } = query;
  // Which is answered without the database, and says what is wrong with it.
  const options = { enabled: isError, staleTime: 0, refetchInterval: REFRESH_MS };
  const { error } = useRead(getHealth, {}, options);
  return (
    <>
      <ScreenHead title="Health" text="How the marketplace runs. Refreshed every ten seconds.">
        {data && (
          <Verdict
            health={data}
            fault={isError ? (error?.message ?? 'The server does not answer') : null}
          />
        )}
      </ScreenHead>
      <QueryState query={query} what="The state of the marketplace" height="40rem">
        {(health) => (
          <div className="flex flex-col gap-9">
            <Checks checks={health.checks} />
            <Waiting health={health} />
            <Processes processes={health.processes} />
            <Jobs jobs={health.jobs} />
            <Versions health={health} />
            <Settings settings={health.settings} />
          </div>
        )}
      </QueryState>
    </>
  );
}

function Verdict({ health, fault }: { health: SystemHealth; fault: string | null }) {
  const { tone, words } = verdictOf(health, fault);
  return (
    <p role="status" className="flex items-center gap-3">
      <StatusDot tone={tone}>{words}</StatusDot>
      {fault && (
        <span className="text-dense text-ink-muted">as of {formatAgo(health.checkedAt)}</span>
      )}
    </p>
  );
}

function verdictOf({ checks }: SystemHealth, fault: string | null): { tone: Tone; words: string } {
  if (fault !== null) return { tone: 'bad', words: fault };
  const failing = checks.filter(({ state }) => state === 'failing').length;
  if (failing > 0) return { tone: 'bad', words: `${failing} failing` };
  const warnings = checks.filter(({ state }) => state === 'warning').length;
  if (warnings > 0) return { tone: 'warn', words: `${warnings} to look at` };
  return { tone: 'good', words: 'All is well' };
}

const states = {
  ok: { tone: 'good', word: 'Well', order: 2 },
  warning: { tone: 'warn', word: 'Look at it', order: 1 },
  failing: { tone: 'bad', word: 'Failing', order: 0 },
} as const satisfies Record<HealthCheck['state'], { tone: Tone; word: string; order: number }>;

/** What has been looked at, the worst first. */
function Checks({ checks }: { checks: readonly HealthCheck[] }) {
  const sorted = checks.toSorted(
    (one, other) => states[one.state].order - states[other.state].order,
  );
  return (
    <ul aria-label="Checks" className="border-t border-hair">
      {sorted.map(({ name, state, text }) => (
        <li
          key={name + text}
          className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-0.5 border-b border-hair py-2.5 md:grid-cols-[10rem_1fr_auto]"
        >
          <span className="font-medium">{name}</span>
          <span className="order-last col-span-2 text-ink-soft wrap-anywhere md:order-none md:col-span-1">
            {text}
          </span>
          <StatusDot tone={states[state].tone}>{states[state].word}</StatusDot>
        </li>
      ))}
    </ul>
  );
}

/** What runs, and on what. */
function Versions({ health }: { health: SystemHealth }) {
  const { versions, engine, marketplace, disks, mails } = health;
  return (
    <Section title="What runs">
      <dl className="grid gap-x-10 gap-y-4 border-t border-hair pt-4 md:grid-cols-3">
        <Fact name="Dhow">{versions.dhow}</Fact>
        <Fact name="Node.js">{versions.node}</Fact>
        <Fact name="Database">
          {versions.database ?? 'does not answer'}
          {engine === 'embedded' ? ', embedded' : ''}
        </Fact>
        {marketplace && (
          <>
            <Fact name="Migrations">{formatCount(marketplace.migrations)}</Fact>
            <Fact name="Size of the database">{formatBytes(marketplace.databaseBytes)}</Fact>
          </>
        )}
        <Fact name="Mails">
          {mails.way === 'server' ? 'by a mail server' : 'written to a folder'}
        </Fact>
        {disks.map(({ folder, freeBytes, totalBytes }) => (
          <Fact key={folder} name="Disk">
            {formatBytes(freeBytes)} free of {formatBytes(totalBytes)}, for {folder}
          </Fact>
        ))}
      </dl>
    </Section>
  );
}

type Waits = { name: string; value: number; of?: string };

/** The work that waits, as numbers. */
function Waiting({ health: { marketplace } }: { health: SystemHealth }) {
  if (marketplace === null) return null;
  const { pictures, imports, parentChanges, mails, notices, unsealedAuditEntries } = marketplace;
  const numbers: Waits[] = [
    { name: 'Pictures', value: pictures.waiting, of: 'wait for their sizes' },
    { name: 'Imports', value: imports.rowsWaiting, of: rowsOf(imports.running) },
    { name: 'Products', value: parentChanges.productsWaiting, of: 'to follow a change' },
    { name: 'Audit', value: unsealedAuditEntries, of: 'entries to be sealed' },
    { name: 'Mails', value: mails.waiting, of: 'to be sent' },
    { name: 'Notices', value: notices.waiting, of: 'of enquiries, to sellers' },
  ];
  return (
    <Section title="Waiting work">
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
        {numbers.map(({ name, value, of }) => (
          <div key={name} className="rounded-panel border border-hair bg-panel px-4 py-3">
            <dt className="text-dense text-ink-muted">{name}</dt>
            <dd>
              <span className="block font-serif text-heading tabular-nums">
                {formatCount(value)}
              </span>
              <span className="block text-dense text-ink-soft">{of}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const rowsOf = (running: number) =>
  running > 1 ? `rows of ${formatCount(running)} imports wait` : 'rows of imports wait';

/** The work in the background, job by job. */
function Jobs({ jobs }: { jobs: readonly JobHealth[] }) {
  return (
    <Section
      title="Background work"
      text="Counted on this machine since it started; a failed attempt is made again"
    >
      <ul className="grid gap-x-10 border-t border-hair md:grid-cols-2">
        {jobs.map((job) => (
          <li
            key={job.job}
            className="flex items-baseline justify-between gap-4 border-b border-hair py-2"
          >
            <span className="min-w-0">
              <span className="inline-block first-letter:uppercase">
                {job.job.replaceAll('-', ' ')}
              </span>
              <span className="ms-3 text-dense text-ink-muted">{whenOf(job)}</span>
            </span>
            <State {...job} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function whenOf({ runs, failures, lastSuccessAt, lastFailureAt }: JobHealth): string {
  const elsewhere =
    lastSuccessAt === null ? 'nothing to do so far' : `last looked ${formatAgo(lastSuccessAt)}`;
  const done = runs === 0 ? elsewhere : `done ${timesOf(runs)}`;
  if (lastFailureAt === null) return done;
  const failed = failures === 0 ? 'failed' : `failed ${timesOf(failures)}, last`;
  return `${done}, ${failed} ${formatAgo(lastFailureAt)}`;
}

const timesOf = (number: number) => (number === 1 ? 'once' : `${formatCount(number)} times`);

function State({ isFailing, isRunning }: JobHealth) {
  if (isFailing) return <StatusDot tone="bad">Failing</StatusDot>;
  return <StatusDot tone="good">{isRunning ? 'At work' : 'Ready'}</StatusDot>;
}

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
    cell: ({ cache }) => `${formatCount(cache.entries)} (${formatBytes(cache.bytes)})`,
  },
  { head: 'In turn', cell: ({ running, waiting }) => `${running} and ${waiting} waiting` },
  {
    head: 'Connections',
    cell: ({ connections: { open, idle, most } }) => `${open - idle} busy of ${most}`,
  },
];

const nameOf = ({ worker, pid }: ProcessHealth) => `Process ${worker} (${pid})`;

/** The processes of this machine: a table, and cards where there is no room for one. */
function Processes({ processes }: { processes: readonly ProcessHealth[] }) {
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

const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Returns a size such as `412 MB` or `1.4 GB`. */
function formatBytes(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** step;
  return `${value.toFixed(value < 10 && step > 2 ? 1 : 0)} ${units[step]}`;
}

/** Returns a share such as `97 %`; a dash where there is nothing to have a share of. */
const formatShare = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.floor((100 * part) / whole)} %`;
