import { type ComponentProps, type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { changeSettings } from '#contracts/calls/settings.ts';
import {
  type KeepDays,
  keepDaysSetting,
  type Settings,
  type SettingsShown,
} from '#contracts/settings.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { isCallError, messageOf } from '#web/ui/back-office/calls.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../may.tsx';

const keptKinds: [keyof KeepDays, string][] = [
  ['messages', 'Messages and reports'],
  ['customers', 'Sellers’ customers'],
  ['enquiries', 'Enquiries'],
  ['audit', 'The audit log'],
];

type SettingsFormProps = { shown: SettingsShown; onReload: () => void };

/** What owners decide, saved together; another's decision meanwhile is never overwritten. */
export function SettingsForm({ shown, onReload }: SettingsFormProps) {
  const [edited, setEdited] = useState<Settings | null>(null);
  const [problem, setProblem] = useState<{ message: string; isStale: boolean } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const mayChange = useMay('change-settings');
  const send = useSend(changeSettings);
  const settings = edited ?? shown.settings;
  const { trending, approval, rules, quiet, keepDays, newsletter, rupeesPerDirham } = settings;

  function set(changed: Partial<Settings>) {
    setEdited({ ...settings, ...changed });
    if (!problem?.isStale) setProblem(null);
  }

  const setRules = (changed: Partial<Settings['rules']>) =>
    set({ rules: { ...rules, ...changed } });

  async function save(event: SubmitEvent) {
    event.preventDefault();
    setSaving(true);
    try {
      const words = rules.words.map((each) => each.trim()).filter((each) => each !== '');
      const body = {
        settings: { ...settings, rules: { ...rules, words } },
        version: shown.version,
      };
      toasts.success((await send({ body })).message);
      onReload();
    } catch (error) {
      const failure = isCallError(error) ? error.failure : undefined;
      const [said = messageOf(error)] = Object.values(failure?.fields ?? {});
      setProblem({ message: said, isStale: failure?.code === 'changed-meanwhile' });
    }
    setSaving(false);
  }

  return (
    <form onSubmit={save} className="grid gap-9">
      <fieldset disabled={!mayChange || isSaving} className="grid gap-9">
        <Group
          title="Trending pieces"
          text="Sellers say which of their pieces should stand among the trending ones on the home page."
        >
          <Choice
            label="A seller’s wish"
            value={trending}
            options={{ 'at-once': 'Applies at once', granted: 'Applies once an admin grants it' }}
            onChange={(chosen) => set({ trending: chosen })}
          />
        </Group>
        <Group
          title="Approval of pieces"
          text="An admin approves these under Approvals before shoppers see them. Pieces in the shop stay there, as they are until an edit is approved."
        >
          <Choice
            label="New pieces to approve"
            value={approval.of}
            options={{ none: 'None', first: 'The first of each seller', all: 'All' }}
            onChange={(of) => set({ approval: { ...approval, of } })}
          />
          {approval.of === 'first' && (
            <NumberInput
              label="Until so many of a seller are approved"
              min={1}
              max={1000}
              value={approval.first}
              onChange={(first) => set({ approval: { ...approval, first } })}
            />
          )}
          <Check
            label="Edits of what shoppers read too"
            checked={approval.edits}
            onChange={(edits) => set({ approval: { ...approval, edits } })}
          />
        </Group>
        <Group
          title="Rules that send to approval"
          text="A new piece or an edit that meets one waits for an admin, whatever else is approved. Of an edit, only what is new is looked at."
        >
          <Field label="Words and phrases, one a line">
            {(id) => (
              <textarea
                id={id}
                className="back-office-input"
                rows={4}
                value={rules.words.join('\n')}
                onChange={({ target }) => setRules({ words: target.value.split('\n') })}
              />
            )}
          </Field>
          <Check
            label="A price far outside its category’s"
            checked={rules.priceFactor !== null}
            onChange={(isOn) => setRules({ priceFactor: isOn ? 10 : null })}
          />
          {rules.priceFactor !== null && (
            <NumberInput
              label="So many times the median, or that part of it (of ten pieces and more)"
              min={1.5}
              max={1000}
              step={0.5}
              value={rules.priceFactor}
              onChange={(priceFactor) => setRules({ priceFactor })}
            />
          )}
          <Check
            label="A picture that looks the same as another seller’s"
            checked={rules.samePicture}
            onChange={(samePicture) => setRules({ samePicture })}
          />
        </Group>
        <Group
          title="Quiet hours of sellers"
          text="In these hours, by the clock of the seller, sellers are not told of enquiries: they hear of them afterwards. A seller who has chosen its own notices keeps them."
        >
          <Check
            label="Sellers have quiet hours until they choose their own"
            checked={quiet !== null}
            onChange={(isOn) => set({ quiet: isOn ? { from: '22:00', until: '08:00' } : null })}
          />
          {quiet !== null && (
            <div className="grid grid-cols-2 gap-3">
              <Time
                label="From"
                value={quiet.from}
                onChange={(from) => set({ quiet: { ...quiet, from } })}
              />
              <Time
                label="Until"
                value={quiet.until}
                onChange={(until) => set({ quiet: { ...quiet, until } })}
              />
            </div>
          )}
        </Group>
        <Group
          title="How long data are kept"
          text="In days, counted from the last change; 0 keeps them for ever. The privacy notice tells it, and gets a new version with each change. What is older goes within minutes, and does not come back."
        >
          <div className="grid gap-3 sm:grid-cols-2">
            {keptKinds.map(([kind, label]) => (
              <NumberInput
                key={kind}
                label={label}
                min={0}
                max={36_500}
                disabled={shown.fixed.includes(kind)}
                value={keepDays[kind] ?? shown.keepDays[kind]}
                onChange={(days) => set({ keepDays: { ...keepDays, [kind]: days } })}
              />
            ))}
          </div>
          {shown.fixed.length > 0 && (
            <p className="text-ink-muted">
              {shown.fixed.map(keepDaysSetting).join(', ')}: set where the server runs.
            </p>
          )}
        </Group>
        <Group
          title="Newsletters"
          text="Whom they come from and where they are answered; the shop’s name and address where this is empty."
        >
          <Input
            label="Sender’s name"
            dir="auto"
            maxLength={80}
            value={newsletter.sender}
            onChange={({ target }) => set({ newsletter: { ...newsletter, sender: target.value } })}
          />
          <Input
            label="Answers go to"
            type="email"
            autoComplete="off"
            value={newsletter.replyTo}
            onChange={({ target }) => set({ newsletter: { ...newsletter, replyTo: target.value } })}
          />
        </Group>
        <Group
          title="Rate of prices"
          text="Sellers’ forms propose the other price by it and ask about prices far off, where a seller’s profile has no rate of its own. Prices in the shop stay as they are."
        >
          <Input
            label="Rupees per dirham"
            type="number"
            step="0.0001"
            min="0.0001"
            max="999.9999"
            placeholder="22.9"
            value={rupeesPerDirham ?? ''}
            onChange={({ target: { value, valueAsNumber } }) =>
              set({ rupeesPerDirham: value === '' ? null : valueAsNumber })
            }
          />
        </Group>
      </fieldset>
      {problem && (
        <div role="alert" className="rounded-control bg-bad-soft px-3 py-2 text-bad">
          <p>{problem.message}</p>
          {problem.isStale && (
            <ActionButton className="mt-2" onClick={onReload}>
              Load the new settings
            </ActionButton>
          )}
        </div>
      )}
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <ActionButton
            type="submit"
            look="solid"
            busy={isSaving && 'Saving…'}
            disabled={edited === null || problem?.isStale}
          >
            Save Settings
          </ActionButton>
          {edited !== null && (
            <ActionButton
              onClick={() => {
                setEdited(null);
                setProblem(null);
              }}
            >
              Reset
            </ActionButton>
          )}
        </div>
      )}
    </form>
  );
}

type GroupProps = { title: string; text: string; children: ReactNode };

function Group({ title, text, children }: GroupProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-hair pt-5 md:grid-cols-2"
    >
      <div>
        <h2 id={id} className="font-medium">
          {title}
        </h2>
        <p className="mt-1 text-ink-muted">{text}</p>
      </div>
      <div className="grid content-start gap-4">{children}</div>
    </section>
  );
}

type FieldProps = { label: string; children: (id: string) => ReactNode };

function Field({ label, children }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-dense font-medium">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

type InputProps = ComponentProps<'input'> & { label: string };

const Input = ({ label, ...input }: InputProps) => (
  <Field label={label}>{(id) => <input {...input} id={id} className="back-office-input" />}</Field>
);

type NumberInputProps = Omit<InputProps, 'value' | 'onChange'> & {
  value: number;
  onChange: (value: number) => void;
};

/** A number; while nothing is typed, it is none. */
const NumberInput = ({ value, onChange, ...input }: NumberInputProps) => (
  <Input
    {...input}
    type="number"
    required
    value={Number.isNaN(value) ? '' : value}
    onChange={({ target }) => onChange(target.valueAsNumber)}
  />
);

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: Record<Value, string>;
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(id) => (
        <select
          id={id}
          className="back-office-input"
          value={value}
          onChange={({ target }) => onChange(target.value as Value)}
        >
          {Object.entries<string>(options).map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type CheckProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

function Check({ label, checked, onChange }: CheckProps) {
  return (
    <label className="flex items-start gap-2.5">
      <input
        type="checkbox"
        className="mt-0.5"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}

type TimeProps = { label: string; value: string; onChange: (value: string) => void };

const Time = ({ label, value, onChange }: TimeProps) => (
  <Input
    label={label}
    type="time"
    required
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
