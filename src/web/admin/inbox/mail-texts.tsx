import { useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import {
  editMailText,
  getMailTexts,
  previewMailText,
  resetMailText,
  testMailText,
} from '#contracts/calls/mail-texts.ts';
import {
  isOfAccounts,
  MailTextEdit,
  type MailTextShown,
  permissionToChange,
} from '#contracts/mail-text.ts';
import { FIRST_LANGUAGE, languageNames, languages } from '#languages/languages.ts';
import {
  ActingButton,
  ActionButton,
  ActionButtonLink,
} from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { SubmitButton } from '#web/ui/back-office/form/draft-form.tsx';
import { TextAreaField, TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { FormProblem } from '#web/ui/back-office/form/form-problem.tsx';
import { useDraftForm } from '#web/ui/back-office/form/use-draft-form.ts';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { useRead, useTell } from '#web/ui/back-office/use-call.ts';
import { useSettled } from '#web/ui/back-office/use-settled.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PrivateForm } from '#web/ui/private-form.tsx';
import { useMay } from '../may.tsx';
import { MailPreview } from './mail-preview.tsx';

/** The words of every kind of mail: one is chosen, changed, looked at and tried. */
export default function MailTexts() {
  const [params] = useSearchParams();
  const asked = params.get('language');
  const language = languageNames.find((name) => name === asked) ?? FIRST_LANGUAGE;
  const query = useRead(getMailTexts, { query: { language } });
  const addressWith = (changes: Record<string, string>) =>
    adminAddresses.mailTexts({ ...Object.fromEntries(params), ...changes });
  return (
    <>
      <ScreenHead
        title="Texts of Mails"
        text="What the marketplace writes to people. The text of each kind can be changed."
      >
        {languageNames.map((each) => (
          <ActionButtonLink
            key={each}
            to={addressWith({ language: each })}
            look={each === language ? 'solid' : 'line'}
            aria-current={each === language ? 'true' : undefined}
          >
            {languages[each].name}
          </ActionButtonLink>
        ))}
      </ScreenHead>
      <QueryState query={query} what="The words of mails" height="40rem">
        {(texts) => {
          const shown = texts.find(({ kind }) => kind === params.get('kind')) ?? texts[0];
          return (
            <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[15rem_1fr]">
              <Kinds
                texts={texts}
                shown={shown?.kind}
                addressOf={(kind) => addressWith({ kind })}
              />
              {shown && <Editor key={`${shown.kind}.${language}.${shown.version}`} text={shown} />}
            </div>
          );
        }}
      </QueryState>
    </>
  );
}

type KindsProps = {
  texts: readonly MailTextShown[];
  shown: string | undefined;
  addressOf: (kind: string) => string;
};

/** On phones a choice; on wider screens all of them, those with words of one's own marked. */
function Kinds({ texts, shown, addressOf }: KindsProps) {
  const navigate = useNavigate();
  return (
    <>
      <label className="flex flex-col gap-1.5 lg:hidden">
        <span className="text-dense font-medium">Mail</span>
        <select
          className="back-office-input"
          value={shown}
          onChange={({ target }) => navigate(addressOf(target.value), { preventScrollReset: true })}
        >
          {texts.map(({ kind, title, changed }) => (
            <option key={kind} value={kind}>
              {changed ? `${title} (changed)` : title}
            </option>
          ))}
        </select>
      </label>
      <ul className="top-6 hidden self-start overflow-y-auto lg:sticky lg:block lg:max-h-[calc(100svh-3rem)]">
        {texts.map(({ kind, title, changed }) => (
          <li key={kind}>
            <Link
              to={addressOf(kind)}
              preventScrollReset
              aria-current={kind === shown ? 'true' : undefined}
              className={classNames(
                'block rounded-control px-3 py-2 text-dense',
                kind === shown ? 'bg-accent-soft font-medium' : 'text-ink-soft hover:bg-hover',
              )}
            >
              {title}
              {changed && <span className="block font-normal text-accent">changed</span>}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const Form = MailTextEdit.pick({ subject: true, text: true });

function Editor({
  text: { kind, language, version, changed, placeholders, ...words },
}: {
  text: MailTextShown;
}) {
  const mayChange = useMay(permissionToChange(kind));
  const [isResetting, setResetting] = useState(false);
  const edit = useTell(editMailText);
  const reset = useTell(resetMailText);
  const test = useTell(testMailText);
  const { subject, text } = words;
  const { form, submit, problem, discard } = useDraftForm({
    schema: Form,
    defaults: { subject, text },
    draftKey: `mail-text:${kind}.${language}`,
  });
  const { isDirty } = form.formState;
  const save = submit(async (values) => {
    const body = { ...values, language, version };
    await edit({ params: { kind }, body });
  });
  async function tries() {
    const values = form.getValues();
    await test({ body: { kind, language, ...values } });
  }

  const written = { lang: language, dir: languages[language].direction, readOnly: !mayChange };
  return (
    <FormProvider {...form}>
      <div className="grid min-w-0 gap-x-10 gap-y-6 xl:grid-cols-2">
        <PrivateForm onSubmit={save} className="flex flex-col gap-4">
          <div>
            <h2 className="text-lead font-semibold">{words.title}</h2>
            <p className="mt-1 text-dense text-ink-muted">
              {changed
                ? `Changed ${formatMoment(changed.at)} by ${changed.by}.`
                : 'With its first words.'}
              {isOfAccounts(kind) &&
                ' About accounts: only owners can change it, a link needs a line of its own, and links to other sites are not allowed.'}
            </p>
          </div>
          <TextField
            name="subject"
            label="Subject"
            hint="Shown after the name of the marketplace."
            {...written}
          />
          <TextAreaField
            name="text"
            label="Text"
            rows={16}
            {...written}
            hint={
              <>
                In place of these stands what differs from mail to mail:{' '}
                {placeholders.map(({ name, required }, index) => (
                  <span key={name}>
                    {index > 0 && ', '}
                    <code>{`{${name}}`}</code>
                    {required && ' (needed)'}
                  </span>
                ))}
                .
              </>
            }
          />
          {problem && <FormProblem>{problem.message}</FormProblem>}
          {mayChange && (
            <div className="flex flex-wrap gap-2">
              <SubmitButton disabled={!isDirty} busy="Saving...">
                Save
              </SubmitButton>
              <ActingButton act={tries}>Send Me a Test</ActingButton>
              {changed && (
                <ActionButton look="plain" onClick={() => setResetting(true)}>
                  Restore Default Text
                </ActionButton>
              )}
            </div>
          )}
        </PrivateForm>
        <TemplatePreview kind={kind} language={language} />
      </div>
      {isResetting && (
        <ConfirmDialog
          title="Restore the default text?"
          text="Your changed text will be lost."
          action="Go Back"
          onConfirm={async () => {
            await reset({ params: { kind }, body: { language } });
            discard();
          }}
          onClose={() => setResetting(false)}
        />
      )}
    </FormProvider>
  );
}

/** What is typed, filled with examples; what is wrong with it in place of that. */
function TemplatePreview({ kind, language }: Pick<MailTextShown, 'kind' | 'language'>) {
  const [subject, text] = useWatch<{ subject: string; text: string }, ['subject', 'text']>({
    name: ['subject', 'text'],
  });
  const body = { kind, language, subject: useSettled(subject), text: useSettled(text) };
  const enabled = Form.safeParse(body).success;
  const { data, error } = useRead(previewMailText, { body }, { enabled, keepPrevious: true });
  return (
    <div>
      {error && <FormProblem>{messageOf(error)}</FormProblem>}
      <MailPreview html={data?.html} />
    </div>
  );
}
