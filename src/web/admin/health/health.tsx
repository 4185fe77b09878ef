import { getHealth } from '#contracts/calls/operation/health.ts';
import { getSystemHealth, type SystemHealth } from '#contracts/calls/operation/system-health.ts';
import { formatAgo } from '#web/ui/back-office/formats.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { StatusDot, type Tone } from '#web/ui/back-office/status-dot.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { Checks } from './checks.tsx';
import { Jobs } from './jobs.tsx';
import { Processes } from './processes.tsx';
import { Settings } from './settings.tsx';
import { Versions } from './versions.tsx';
import { Waiting } from './waiting.tsx';

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
