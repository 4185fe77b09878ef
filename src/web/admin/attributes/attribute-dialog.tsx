import { type ReactNode, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { addAttribute, editAttribute, getAttribute } from '#contracts/attributes/admin-calls.ts';
import type { ManagedAttribute } from '#contracts/attributes/managed.ts';
import { languages } from '#languages/languages.ts';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { LoadingDialog } from '#web/ui/back-office/dialogs/loading-dialog.tsx';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { CheckField, SelectField, TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { TranslatedLines } from '#web/ui/back-office/form/translated-fields.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useReadToEdit, useSend, useTell } from '#web/ui/back-office/use-call.ts';
import { isInUse } from './attribute-actions.tsx';
import { AttributeForm, type AttributeFormIn, attributeDefaults } from './attribute-form.ts';
import { hasChoices, kindOptions } from './attribute-labels.ts';
import { ChoicesField } from './choices-field.tsx';
import { TaxonomyField } from './taxonomy-field.tsx';

type AttributeDialogProps = {
  /** `new`, or the id of the edited one. */
  id: string;
  onClose: () => void;
};

/** Adds or edits an attribute; asks first where products would lose a choice. */
export function AttributeDialog({ id, onClose }: AttributeDialogProps) {
  const isNew = id === 'new';
  const { query, reload } = useReadToEdit(getAttribute, { params: { id } }, { enabled: !isNew });
  const add = useTell(addAttribute);
  const edit = useSend(editAttribute);
  const { ask, question } = useConsent();
  const entry = isNew ? null : query.data;
  const title = entry === null ? 'Add New Attribute' : 'Edit Attribute';
  if (entry === undefined) {
    return <LoadingDialog title={title} height="24rem" query={query} onClose={onClose} />;
  }
  return (
    <FormDialog
      key={entry?.version ?? 0}
      title={title}
      width="44rem"
      schema={AttributeForm}
      defaults={attributeDefaults(entry)}
      draftKey={`attribute:${id}`}
      submit={entry === null ? 'Create Attribute' : 'Update Attribute'}
      busy={entry === null ? 'Creating...' : 'Updating...'}
      onSubmit={async (values) => {
        if (entry === null) {
          await add({ body: values });
          return;
        }
        const { _id, version } = entry;
        const body = { ...values, version };
        const sent = await edit({ params: { id: _id }, body }).catch(async (error) => {
          if (!isInUse(error) || !(await ask(error.message))) throw error;
          return edit({ params: { id: _id }, body: { ...body, confirmed: true } });
        });
        toasts.success(sent.message);
      }}
      onReload={reload}
      onClose={onClose}
    >
      <Fields entry={entry} />
      {question}
    </FormDialog>
  );
}

function Fields({ entry }: { entry: ManagedAttribute | null }) {
  const kind = useFormContext<AttributeFormIn>().watch('kind');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="name" label="Name" autoComplete="off" required />
        <SelectField
          name="kind"
          label="Kind"
          placeholder="Select Kind"
          options={kindOptions}
          disabled={entry !== null}
          hint={entry !== null && 'The kind of an attribute cannot be changed.'}
          required
        />
      </div>
      <TranslatedLines
        name="name"
        labelIn={(language) => `Name in ${languages[language].inEnglish}`}
      />
      {kind === 'number' && (
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField name="unit" label="Unit" placeholder="mm" autoComplete="off" />
          <TextField name="lowest" label="Lowest" inputMode="decimal" autoComplete="off" />
          <TextField name="highest" label="Highest" inputMode="decimal" autoComplete="off" />
        </div>
      )}
      {kind === 'number' && (
        <TranslatedLines
          name="unit"
          labelIn={(language) => `Unit in ${languages[language].inEnglish}`}
        />
      )}
      {kind === 'size' && (
        <TextField name="scale" label="Scale" placeholder="EU, UK, US, mm" autoComplete="off" />
      )}
      {hasChoices(kind) && <ChoicesField isColour={kind === 'colour'} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="group"
          label="Group"
          placeholder="Case, Materials"
          hint="The heading under which it is shown."
          autoComplete="off"
        />
        <TextField
          name="position"
          label="Order"
          placeholder="0"
          hint="Lower comes first, in categories without an order of their own."
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <TranslatedLines
        name="group"
        labelIn={(language) => `Group in ${languages[language].inEnglish}`}
      />
      <fieldset>
        <legend className="mb-1 text-dense font-medium">Used for</legend>
        <div className="flex flex-wrap gap-x-6">
          <CheckField name="filterable" label="Filters" />
          <CheckField name="comparable" label="Comparing" />
          <CheckField name="onCard" label="Cards" />
        </div>
      </fieldset>
      <TaxonomyField />
    </>
  );
}

/** Asks, while a form is being sent, whether what products would lose is to be removed. */
function useConsent(): { ask: (loss: string) => Promise<boolean>; question: ReactNode } {
  const [loss, setLoss] = useState<string | null>(null);
  const answer = useRef<(isYes: boolean) => void>(undefined);
  const ask = (text: string) =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setLoss(text);
    });
  const question = loss !== null && (
    <ConfirmDialog
      title="Remove it from products?"
      text={loss}
      action="Remove"
      onConfirm={() => answer.current?.(true)}
      onClose={() => {
        answer.current?.(false); // which says nothing after a yes
        setLoss(null);
      }}
    />
  );
  return { ask, question };
}
