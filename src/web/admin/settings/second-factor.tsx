import { demandSecondFactor, getPeople } from '#contracts/calls/people.ts';
import type { People } from '#contracts/people.ts';
import { Switch } from '#web/ui/back-office/form/switch.tsx';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { useAction, useRead, useTell } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../may.tsx';

/** Whether every admin needs a second factor; it counts as soon as it is switched. */
export function SecondFactor() {
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
    <section aria-labelledby="second-factor" className="flex items-start gap-4">
      <div className="max-w-prose grow">
        <h2 id="second-factor" className="font-medium">
          Two-step verification
        </h2>
        <p className="mt-1 text-ink-muted">
          {isFixed
            ? 'Every admin needs it: the settings of the server say so (REQUIRE_ADMIN_2FA).'
            : 'Where every admin needs it, one without reaches nothing but its set-up.'}
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
