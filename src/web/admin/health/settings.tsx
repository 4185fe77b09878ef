import type { Setting } from '#contracts/calls/operation/system-health.ts';
import { Section } from '../section.tsx';

/** The settings in force, those that are set before the defaults. Secrets are not shown. */
export function Settings({ settings }: { settings: readonly Setting[] }) {
  const given = settings.filter(({ source }) => source === 'set');
  const left = settings.filter(({ source }) => source === 'default');
  return (
    <Section title="Settings" text={`${given.length} set, ${left.length} as by default`}>
      <Values settings={given} />
      <details>
        <summary className="cursor-pointer py-3 text-ink-soft hover:text-ink">
          Default settings
        </summary>
        <Values settings={left} />
      </details>
    </Section>
  );
}

function Values({ settings }: { settings: readonly Setting[] }) {
  if (settings.length === 0) return null;
  return (
    <dl className="grid gap-x-10 border-t border-hair lg:grid-cols-2">
      {settings.map((setting) => (
        <div
          key={setting.name}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hair py-1.5"
        >
          <dt className="font-mono text-dense wrap-anywhere">{setting.name}</dt>
          <dd className="min-w-0 text-end wrap-anywhere">
            <Value {...setting} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value, source, isSecret }: Setting) {
  if (isSecret) return <span className="text-ink-soft">set, not shown</span>;
  if (source === 'set') return <span className="font-medium">{value}</span>;
  return (
    <span className="text-ink-muted">{value === null ? 'not set' : `${value} (default)`}</span>
  );
}
