import type { HealthCheck } from '#contracts/calls/operation/system-health.ts';
import { StatusDot, type Tone } from '#web/ui/back-office/status-dot.tsx';

const states = {
  ok: { tone: 'good', word: 'Well', order: 2 },
  warning: { tone: 'warn', word: 'Look at it', order: 1 },
  failing: { tone: 'bad', word: 'Failing', order: 0 },
} as const satisfies Record<HealthCheck['state'], { tone: Tone; word: string; order: number }>;

/** What has been looked at, the worst first. */
export function Checks({ checks }: { checks: readonly HealthCheck[] }) {
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
