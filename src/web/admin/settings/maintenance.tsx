import { type ReactNode, useId, useState } from 'react';
import { changeMaintenance, getMaintenance } from '#contracts/calls/operation/maintenance.ts';
import type { Maintenance as State } from '#contracts/maintenance.ts';
import { FIRST_LANGUAGE, type Language, languageNames, languages } from '#languages/languages.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { isCallError, messageOf } from '#web/ui/back-office/calls.ts';
import { described, FieldFrame } from '#web/ui/back-office/form/field-frame.tsx';
import { Switch } from '#web/ui/back-office/form/switch.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useReadToEdit, useTell } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../may.tsx';

/** The switch by which nothing is saved for a while, with what everybody is told meanwhile. */
export function Maintenance() {
  const { query, reload } = useReadToEdit(getMaintenance, {});
  return (
    <section aria-labelledby="maintenance">
      <QueryState query={query} what="Maintenance" height="20rem">
        {(state) => <MaintenanceForm state={state} onSaved={reload} />}
      </QueryState>
    </section>
  );
}

type MaintenanceFormProps = { state: State; onSaved: () => void };

function MaintenanceForm({ state, onSaved }: MaintenanceFormProps) {
  const mayChange = useMay('change-operation');
  const send = useTell(changeMaintenance);
  const [edited, setEdited] = useState<State | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const shown = edited ?? state;
  const { words, until } = shown;
  const id = useId();

  function set(changed: Partial<State>) {
    setEdited({ ...shown, ...changed });
    setErrors({});
  }

  async function save(isOn: boolean) {
    setSaving(true);
    try {
      await send({ body: { ...shown, isOn } });
      setEdited(null);
      onSaved();
    } catch (error) {
      const fields = isCallError(error) ? error.failure.fields : undefined;
      if (fields) setErrors(fields);
      else toasts.failure(messageOf(error));
    }
    setSaving(false);
  }

  const wordsIn = (language: Language) => {
    const isFirst = language === FIRST_LANGUAGE;
    const label = isFirst ? 'What is said' : `What is said in ${languages[language].inEnglish}`;
    const error = errors[`words/${language}`];
    return (
      <FieldFrame key={language} id={id + language} label={label} error={error}>
        <textarea
          id={id + language}
          lang={language}
          dir={languages[language].direction}
          rows={4}
          maxLength={300}
          className="back-office-input"
          value={words[language]}
          onChange={({ target }) => set({ words: { ...words, [language]: target.value } })}
          {...described(id + language, error, undefined)}
        />
      </FieldFrame>
    );
  };

  return (
    <fieldset disabled={!mayChange || isSaving} className="min-w-0">
      <div className="flex items-start justify-between gap-x-10 md:grid md:grid-cols-2">
        <div>
          <h2 id="maintenance" className="font-medium">
            Maintenance
          </h2>
          <p className="mt-1 text-ink-muted">
            While it is on, everybody can read and nothing is saved: no enquiry, no edit, no import.
            Whoever tries sees the words below, and keeps what was typed. Log-ins and this switch
            work.
          </p>
        </div>
        <Switch
          label="Maintenance"
          checked={state.isOn}
          disabled={!mayChange || isSaving}
          onChange={save}
        />
      </div>
      <div className="mt-5 grid gap-4 md:grid-cols-2">
        {languageNames.map(wordsIn)}
        <FieldFrame
          id={`${id}until`}
          label="Expected to last until (your time)"
          hint="It does not end by itself. Turn it off here."
          error={errors.until}
        >
          <input
            id={`${id}until`}
            type="datetime-local"
            className="back-office-input"
            value={localMoment(until)}
            onChange={({ target }) => set({ until: momentOf(target.value) })}
            {...described(`${id}until`, errors.until, true)}
          />
        </FieldFrame>
        <div>
          <p className="mb-1.5 text-dense font-medium">In both back offices</p>
          <div className="grid gap-2">
            {languageNames.map((language) => (
              <Preview key={language} language={language}>
                {words[language]}{' '}
                {language === FIRST_LANGUAGE &&
                  until !== null &&
                  `Expected to last until ${formatMoment(until)}.`}
              </Preview>
            ))}
          </div>
        </div>
      </div>
      {state.isOn && edited !== null && (
        <ActionButton className="mt-4" look="solid" onClick={() => save(true)}>
          Save Words
        </ActionButton>
      )}
    </fieldset>
  );
}

const Preview = ({ language, children }: { language: Language; children: ReactNode }) => (
  <p
    lang={language}
    dir={languages[language].direction}
    className="rounded-control bg-warn-soft px-3 py-2 wrap-anywhere text-warn"
  >
    {children}
  </p>
);

/** Returns what the field shows for a moment: that of the clock here. */
function localMoment(iso: string | null): string {
  if (iso === null) return '';
  const moment = new Date(iso);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 16);
}

const momentOf = (local: string): string | null =>
  local === '' ? null : new Date(local).toISOString();
