import { getSystemHealth } from '#contracts/calls/operation/system-health.ts';
import { getSettings } from '#contracts/calls/settings.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { useRead, useReadToEdit } from '#web/ui/back-office/use-call.ts';
import { Settings as ServerSettings } from '../health/settings.tsx';
import { Maintenance } from './maintenance.tsx';
import { SecondFactor } from './second-factor.tsx';
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
