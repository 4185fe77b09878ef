import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { apiKeyInputs, keyDays, type MadeApiKey } from '#contracts/api-key.ts';
import { apiKeyCalls } from '#contracts/calls/api-keys.ts';
import * as texts from '#texts/back-office/api-keys.ts';
import { useBackOffice } from '../back-office-provider.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { SelectField, TextField } from '../form/form-fields.tsx';
import { useSend } from '../use-call.ts';

/** What keys of a back office can be for, and how each scope is called. */
export type KeyScopes = {
  scopes: readonly string[];
  nameOf: (scope: string) => string;
  hintOf?: (scope: string) => string;
};

type MakeKeyDialogProps = KeyScopes & {
  proof: string;
  onMade: (key: MadeApiKey) => void;
  onClose: () => void;
};

const Days = z.string().transform((text) => (text === '' ? null : Number(text)));

/** Makes an API key: its name, what it is for, and until when. */
export function MakeKeyDialog({
  proof,
  scopes,
  nameOf,
  hintOf,
  onMade,
  onClose,
}: MakeKeyDialogProps) {
  const { role } = useBackOffice();
  const isOfAdmin = role.role === 'admin';
  const add = useSend(apiKeyCalls[role.role].addKey);
  const input = apiKeyInputs[role.role];
  return (
    <FormDialog
      title={texts.makeTitle}
      schema={z.object({
        name: input.shape.name,
        scopes: input.shape.scopes,
        days: Days.pipe(input.shape.days),
      })}
      defaults={{ name: '', scopes: isOfAdmin ? [] : scopes.slice(0, 1), days: '90' }}
      submit={texts.make}
      width="32rem"
      onSubmit={async (values) => {
        const answer = await add({ body: { proof, ...values } });
        onMade(answer.data);
      }}
      onClose={onClose}
    >
      <TextField name="name" label={texts.name} hint={texts.nameHint} autoComplete="off" />
      {isOfAdmin ? (
        <ScopesField {...{ scopes, nameOf }} />
      ) : (
        <ScopeField {...{ scopes, nameOf, ...(hintOf && { hintOf }) }} />
      )}
      <SelectField
        name="days"
        label={texts.expires}
        options={keyDays.map((days) => ({
          value: days === null ? '' : String(days),
          label: days === null ? texts.never : texts.inDays(days),
        }))}
      />
    </FormDialog>
  );
}

/** One role of a seller's staff. */
function ScopeField({ scopes, nameOf, hintOf }: KeyScopes) {
  const chosen = useFormContext().watch('scopes.0') as string;
  return (
    <SelectField
      name="scopes.0"
      label={texts.mayDo}
      hint={hintOf?.(chosen)}
      options={scopes.map((value) => ({ value, label: nameOf(value) }))}
    />
  );
}

/** Any of an admin's permissions. */
function ScopesField({ scopes, nameOf }: KeyScopes) {
  const { register, formState } = useFormContext();
  const problem = formState.errors.scopes?.message;
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{texts.mayDo}</legend>
      {typeof problem === 'string' && (
        <p role="alert" className="text-dense text-bad">
          {problem}
        </p>
      )}
      <div className="grid gap-x-4 sm:grid-cols-2">
        {scopes.map((scope) => (
          <label
            key={scope}
            className="flex min-h-9 cursor-pointer items-start gap-2 py-1.5 pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              className="back-office-check mt-0.5"
              value={scope}
              {...register('scopes')}
            />
            <span className="first-letter:uppercase">{nameOf(scope)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
