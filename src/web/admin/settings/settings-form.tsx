import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { changeSettings, getSettings } from '#contracts/calls/settings.ts';
import {
  KeepDays,
  keepDaysSetting,
  Settings,
  SettingsChange,
  type SettingsShown,
} from '#contracts/settings.ts';
import { ActingButton, ActionButton } from '#web/ui/back-office/action-button.tsx';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { SubmitButton } from '#web/ui/back-office/form/draft-form.tsx';
import {
  CheckField,
  SelectField,
  TextAreaField,
  TextField,
} from '#web/ui/back-office/form/form-fields.tsx';
import { useDraftForm } from '#web/ui/back-office/form/use-draft-form.ts';
import { useTell } from '#web/ui/back-office/use-call.ts';
import { PrivateForm } from '#web/ui/private-form.tsx';
import { useMay } from '../may.tsx';
import { CompareSettings } from './compare-settings.tsx';
import { approvalWords, keptKinds, labels, parts, trendingWords } from './setting-words.ts';

const kinds = KeepDays.keyof().options;

const { approval, rules, newsletter } = Settings.shape;
const typed = z.string().optional();

/** The settings as their fields have them: numbers as typed, words one a line, what can be off with a mark of its own. */
const Fields = z.object({
  trending: Settings.shape.trending.unwrap(),
  approval: approval.unwrap().extend({ first: typed }),
  rules: rules.unwrap().extend({ words: z.string(), priceFactor: typed }),
  isPriced: z.boolean(),
  quiet: z.object({ from: z.string(), until: z.string() }),
  isQuiet: z.boolean(),
  keepDays: z.record(KeepDays.keyof(), typed),
  newsletter: newsletter.unwrap().extend({ replyTo: z.string() }),
  rupeesPerDirham: z.string(),
});
type Fields = z.infer<typeof Fields>;
type FieldsIn = z.input<typeof Fields>;

const numberOf = (text = '') => (text.trim() === '' ? Number.NaN : Number(text));

/** Returns the fields' schema: it answers the settings, and every fault at the field that has it. */
const formOf = ({ settings, keepDays }: SettingsShown) =>
  Fields.transform(({ isPriced, isQuiet, quiet, ...fields }): z.input<typeof Settings> => {
    const { words, priceFactor } = fields.rules;
    const lines = words.split('\n').map((line) => line.trim());
    const decided = kinds
      .map((kind) => [kind, numberOf(fields.keepDays[kind])] as const)
      .filter(([kind, days]) => kind in settings.keepDays || days !== keepDays[kind]);
    return {
      ...fields,
      approval: {
        ...fields.approval,
        first:
          fields.approval.of === 'first'
            ? numberOf(fields.approval.first)
            : settings.approval.first,
      },
      rules: {
        ...fields.rules,
        words: lines.filter((line) => line !== ''),
        priceFactor: isPriced ? numberOf(priceFactor) : null,
      },
      quiet: isQuiet ? quiet : null,
      keepDays: Object.fromEntries(decided),
      rupeesPerDirham: fields.rupeesPerDirham === '' ? null : numberOf(fields.rupeesPerDirham),
      feeds: settings.feeds,
    };
  }).pipe(SettingsChange.shape.settings);

/** Returns what the fields show at first. */
function fieldsOf({ settings, keepDays }: SettingsShown): Fields {
  const { approval, rules, quiet, rupeesPerDirham } = settings;
  return {
    ...settings,
    approval: { ...approval, first: String(approval.first) },
    rules: {
      ...rules,
      words: rules.words.join('\n'),
      priceFactor: String(rules.priceFactor ?? 10),
    },
    isPriced: rules.priceFactor !== null,
    quiet: quiet ?? { from: '22:00', until: '08:00' },
    isQuiet: quiet !== null,
    keepDays: Object.fromEntries(
      kinds.map((kind) => [kind, String(settings.keepDays[kind] ?? keepDays[kind])]),
    ) as Fields['keepDays'],
    rupeesPerDirham: String(rupeesPerDirham ?? ''),
  };
}

type SettingsFormProps = { shown: SettingsShown; onReload: () => void };

/** What owners decide, saved together; another's decision meanwhile is never overwritten. */
export function SettingsForm({ shown, onReload }: SettingsFormProps) {
  const mayChange = useMay('change-settings');
  const change = useTell(changeSettings);
  const { form, submit, problem, forgetProblem } = useDraftForm<FieldsIn, Settings>({
    schema: formOf(shown),
    defaults: fieldsOf(shown),
  });
  const { isDirty, isSubmitting } = form.formState;
  const calls = useCalls();
  /** What was sent last, and what another admin has decided meanwhile, once both are compared. */
  const [mine, setMine] = useState(shown.settings);
  const [theirs, setTheirs] = useState<SettingsShown | null>(null);

  async function save(settings: Settings, version: number) {
    await change({ body: { settings, version } });
    onReload();
  }

  const send = submit(async (settings) => {
    setMine(settings);
    await save(settings, shown.version);
  });
  return (
    <FormProvider {...form}>
      <PrivateForm onSubmit={send} className="grid gap-9">
        <fieldset disabled={!mayChange || isSubmitting} className="grid gap-9">
          <Groups shown={shown} />
        </fieldset>
        {problem && (
          <div role="alert" className="rounded-control bg-bad-soft px-3 py-2 text-bad">
            <p>
              {problem.isStale
                ? 'Another admin has saved settings meanwhile. Nothing of yours is saved yet: compare both and choose, or load the new settings without yours.'
                : problem.message}
            </p>
            {problem.isStale && (
              <div className="mt-2 flex flex-wrap gap-2">
                <ActingButton act={async () => setTheirs(await calls.read(getSettings, {}))}>
                  Compare and choose
                </ActingButton>
                <ActionButton onClick={onReload}>Load the new settings</ActionButton>
              </div>
            )}
          </div>
        )}
        {mayChange && (
          <div className="flex flex-wrap gap-2">
            <SubmitButton busy="Saving…" disabled={!isDirty || problem?.isStale}>
              Save Settings
            </SubmitButton>
            {isDirty && (
              <ActionButton
                onClick={() => {
                  form.reset();
                  forgetProblem();
                }}
              >
                Reset
              </ActionButton>
            )}
          </div>
        )}
      </PrivateForm>
      {theirs !== null && (
        <CompareSettings
          base={shown.settings}
          mine={mine}
          theirs={theirs}
          onSave={(chosen) => save(chosen, theirs.version)}
          onClose={() => setTheirs(null)}
        />
      )}
    </FormProvider>
  );
}

function Groups({ shown }: { shown: SettingsShown }) {
  const { watch } = useFormContext<Fields>();
  const [of, isPriced, isQuiet] = watch(['approval.of', 'isPriced', 'isQuiet']);
  return (
    <>
      <Group
        title={parts.trending}
        text="Sellers say which of their products should stand among the trending ones on the home page."
      >
        <SelectField name="trending" label={labels.trending} options={optionsOf(trendingWords)} />
      </Group>
      <Group
        title={parts.approval}
        text="An admin approves these under Approvals before shoppers see them. Products in the shop stay there as they are until an edit is approved."
      >
        <SelectField name="approval.of" label={labels.of} options={optionsOf(approvalWords)} />
        {of === 'first' && <NumberField name="approval.first" label={labels.first} />}
        <CheckField name="approval.edits" label={labels.edits} />
      </Group>
      <Group
        title={parts.rules}
        text="A new product or an edit that meets one waits for an admin, whatever else is approved. Of an edit, only what is new is looked at."
      >
        <TextAreaField name="rules.words" label={labels.words} rows={4} />
        <CheckField name="isPriced" label={labels.isPriced} />
        {isPriced && <NumberField name="rules.priceFactor" label={labels.priceFactor} step={0.5} />}
        <CheckField name="rules.samePicture" label={labels.samePicture} />
      </Group>
      <Group
        title={parts.quiet}
        text="In these hours, by the seller’s clock, sellers get no notices of enquiries; they get them afterwards. Sellers who have chosen their own notices keep them."
      >
        <CheckField name="isQuiet" label={labels.isQuiet} />
        {isQuiet && (
          <div className="grid grid-cols-2 gap-3">
            <TextField name="quiet.from" label="From" type="time" />
            <TextField name="quiet.until" label="Until" type="time" />
          </div>
        )}
      </Group>
      <Group
        title={parts.keepDays}
        text="In days, counted from the last change; 0 keeps them for ever. The privacy notice says so, and gets a new version with each change. What is older is deleted within minutes and cannot be restored."
      >
        <div className="grid gap-3 sm:grid-cols-2">
          {kinds.map((kind) => (
            <NumberField
              key={kind}
              name={`keepDays.${kind}`}
              label={keptKinds[kind]}
              disabled={shown.fixed.includes(kind)}
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
        title={parts.newsletter}
        text="Who they come from and where replies go; the shop’s name and address if this is empty."
      >
        <TextField name="newsletter.sender" label={labels.sender} dir="auto" />
        <TextField
          name="newsletter.replyTo"
          label={labels.replyTo}
          inputMode="email"
          autoComplete="off"
        />
      </Group>
      <Group
        title={parts.rupeesPerDirham}
        text="Sellers’ forms use it to propose the other price and to ask about prices that are far off, unless the seller’s profile has its own rate. Prices in the shop stay as they are."
      >
        <NumberField
          name="rupeesPerDirham"
          label={labels.rupeesPerDirham}
          step="0.0001"
          placeholder="22.9"
        />
      </Group>
    </>
  );
}

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const NumberField = (props: ComponentProps<typeof TextField>) => (
  <TextField {...props} type="number" />
);

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
