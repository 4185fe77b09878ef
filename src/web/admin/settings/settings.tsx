import { getSystemHealth } from '#contracts/calls/operation/system-health.ts';
import { demandSecondFactor, getPeople } from '#contracts/calls/people.ts';
import { getSettings } from '#contracts/calls/settings.ts';
import type { People } from '#contracts/people.ts';
import { Switch } from '#web/ui/back-office/form/switch.tsx';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { useAction, useRead, useReadToEdit, useTell } from '#web/ui/back-office/use-call.ts';
import { Settings as ServerSettings } from '../health/settings.tsx';
import { useMay } from '../may.tsx';
import { Maintenance } from './maintenance.tsx';
import { SettingsForm } from './settings-form.tsx';

/** How the marketplace runs: what is decided here, and what the settings of the server say. */
export default function SettingsScreen() {
  const { query, reload } = useReadToEdit(getSettings, {});
  const server = useRead(getSystemHealth, {});
  return (
    <>
      <ScreenHead title="Settings" text="How the marketplace runs. Changes apply at once." />
      <div className="grid max-w-4xl gap-9">
        <QueryState query={query} what="The settings" height="30rem">
          {(shown) => <SettingsForm key={shown.version} shown={shown} onReload={reload} />}
        </QueryState>
        <SecondFactor />
        <Maintenance />
        <section aria-labelledby="by-the-server">
          <h2 id="by-the-server" className="font-medium">
            Set where the server runs
          </h2>
          <p className="mt-1 mb-5 max-w-prose text-ink-muted">
            Addresses, secrets and what the server needs before it starts are set there by the
            operator, and are read when it starts. Secrets are never shown.
          </p>
          <QueryState query={server} what="The settings of the server" height="20rem">
            {({ settings }) => <ServerSettings settings={settings} />}
          </QueryState>
        </section>
      </div>
    </>
  );
}

/** Whether every admin needs a second factor; it counts as soon as it is switched. */
function SecondFactor() {
  const query = useRead(getPeople, {});
  return (
    <QueryState query={query} what="Two-step verification" height="5rem">
      {({ secondFactor }) => <Demand secondFactor={secondFactor} />}
    </QueryState>
  );
}

function Demand({ secondFactor }: Pick<People, 'secondFactor'>) {
  const mayChange = useMay('change-settings');
  const send = useTell(demandSecondFactor);
  const change = useAction((required: boolean) => send({ body: { required } }));
  const { required, isFixed } = secondFactor;
  return (
    <section
      aria-labelledby="second-factor"
      className="flex items-start justify-between gap-x-10 md:grid md:grid-cols-2"
    >
      <div>
        <h2 id="second-factor" className="font-medium">
          Two-step verification
        </h2>
        <p className="mt-1 text-ink-muted">
          {isFixed
            ? 'Every admin needs it: the settings of the server say so (REQUIRE_ADMIN_2FA).'
            : 'If every admin needs it, those without it can open nothing but its set-up.'}
        </p>
      </div>
      <Switch
        label="Every admin needs two-step verification"
        checked={required}
        disabled={isFixed || !mayChange || change.isPending}
        onChange={(next) => change.mutate(next)}
      />
    </section>
  );
}
