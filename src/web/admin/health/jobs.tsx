import type { JobHealth } from '#contracts/calls/operation/system-health.ts';
import { formatAgo, formatCount } from '#web/ui/back-office/formats.ts';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { Section } from '../section.tsx';

/** The work in the background, job by job. */
export function Jobs({ jobs }: { jobs: readonly JobHealth[] }) {
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
