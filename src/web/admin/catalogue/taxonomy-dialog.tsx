import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { LoadingDialog } from '#web/ui/back-office/dialogs/loading-dialog.tsx';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { formDataOf } from '#web/ui/back-office/form/send-form.ts';
import type { FormSchema } from '#web/ui/back-office/form/use-draft-form.ts';
import { ImageField } from '#web/ui/back-office/pictures/image-field.tsx';
import { useReadToEdit, useTell } from '#web/ui/back-office/use-call.ts';
import { FocusField } from './focus-field.tsx';
import { focusSent, type PictureValues } from './focus-value.ts';
import type { TaxonomyCalls, TaxonomyEntry } from './taxonomy.ts';

type TaxonomyValues = FieldValues & PictureValues;

/** The parts of the form that differ by kind. */
export type TaxonomyFormProps<T extends TaxonomyEntry, In extends FieldValues, Out> = {
  schema: FormSchema<In, Out>;
  /** Returns the form's initial values: of the present entry, or empty for a new one. */
  defaults: (entry: T | null) => DefaultValues<In>;
  /** Which entry an edit is of, and what goes with it. */
  edit: (entry: T) => { params?: { id: string }; fields: Record<string, string | number> };
};

type TaxonomyDialogProps<T extends TaxonomyEntry, In extends FieldValues, Out> = TaxonomyFormProps<
  T,
  In,
  Out
> & {
  calls: TaxonomyCalls<T>;
  /** As in 'Edit Category'. */
  name: string;
  /** `new`, or the id of the edited entry. */
  id: string;
  onClose: () => void;
  children: ReactNode;
};

/** Adds or edits a category, sub-category or product type; each provides its own fields. */
export function TaxonomyDialog<
  T extends TaxonomyEntry,
  In extends FieldValues,
  Out extends TaxonomyValues,
>(props: TaxonomyDialogProps<T, In, Out>) {
  const { calls, name, id, onClose } = props;
  const isNew = id === 'new';
  const { query, reload } = useReadToEdit(calls.getOne, { params: { id } }, { enabled: !isNew });
  const add = useTell(calls.add);
  const edit = useTell(calls.edit);
  const entry = isNew ? null : query.data;
  const title = `${entry === null ? 'Add New' : 'Edit'} ${name}`;

  if (entry === undefined) {
    return <LoadingDialog title={title} height="14rem" query={query} onClose={onClose} />;
  }

  return (
    <FormDialog
      // A newer version starts a new form.
      key={entry?.version ?? 0}
      title={title}
      schema={props.schema}
      defaults={props.defaults(entry)}
      draftKey={`${calls.add.route}:${id}`}
      submit={`${entry === null ? 'Create' : 'Update'} ${name}`}
      busy={entry === null ? 'Creating...' : 'Updating...'}
      onSubmit={async (values, onProgress, signal) => {
        const options = { onProgress, signal };
        const { fields, ...target } = entry === null ? { fields: {} } : props.edit(entry);
        const { image, focus: _, ...rest } = values;
        const focus = focusSent(values, entry?.image);
        const form = formDataOf({ ...rest, ...fields, ...focus, image: image ?? undefined });
        const send = entry === null ? add : edit;
        await send({ ...target, form }, options);
      }}
      onReload={reload}
      onClose={onClose}
    >
      {props.children}
      <ImageField
        name="image"
        label={`${name} Image`}
        {...(entry?.image && { current: entry.image })}
      />
      <FocusField current={entry?.image} />
    </FormDialog>
  );
}
