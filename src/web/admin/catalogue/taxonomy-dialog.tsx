import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { LoadingDialog } from '#web/ui/back-office/dialogs/loading-dialog.tsx';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import type { FormSchema } from '#web/ui/back-office/form/use-draft-form.ts';
import { useWrite } from '#web/ui/back-office/mutate.ts';
import { ImageField } from '#web/ui/back-office/pictures/image-field.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { type TaxonomyEntry, type TaxonomyKind, taxonomyLists } from './taxonomy.ts';
import { taxonomyForm } from './taxonomy-form.ts';
import { useEditedEntry } from './use-edited-entry.ts';

export type TaxonomyValues = FieldValues & { image: File | null };

/** What is each kind's own in the form. */
export type TaxonomyFormProps<
  T extends TaxonomyEntry,
  In extends FieldValues,
  Out extends TaxonomyValues,
> = {
  schema: FormSchema<In, Out>;
  /** What the form starts from: the entry as it is, or null for a new one. */
  defaults: (entry: T | null) => DefaultValues<In>;
  /** Where an edit goes, and what goes with it. */
  edit: (entry: T) => { path: string; fields: Record<string, string | number> };
};

type TaxonomyDialogProps<
  T extends TaxonomyEntry,
  In extends FieldValues,
  Out extends TaxonomyValues,
> = TaxonomyFormProps<T, In, Out> & {
  kind: TaxonomyKind;
  /** `new`, or the id of what is edited. */
  id: string;
  onClose: () => void;
  children: ReactNode;
};

/** Adds or edits a category, sub-category or product type; each brings its own fields. */
export function TaxonomyDialog<
  T extends TaxonomyEntry,
  In extends FieldValues,
  Out extends TaxonomyValues,
>(props: TaxonomyDialogProps<T, In, Out>) {
  const { kind, id, onClose } = props;
  const { query, reload } = useEditedEntry<T>(kind, id);
  const write = useWrite<T>([...taxonomyLists, 'place']);
  const entry = id === 'new' ? null : query.data;
  const title = `${entry === null ? 'Add New' : 'Edit'} ${kind.name}`;

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
      draftKey={`${kind.call}:${id}`}
      submit={`${entry === null ? 'Create' : 'Update'} ${kind.name}`}
      busy={entry === null ? 'Creating...' : 'Updating...'}
      onSubmit={async (values, onProgress, signal) => {
        const target =
          entry === null
            ? { path: `/admin/add-${kind.call}`, fields: {}, method: 'POST' as const }
            : { ...props.edit(entry), method: 'PUT' as const };
        const form = taxonomyForm({ ...values, ...target.fields });
        const answer = await write(target.path, {
          method: target.method,
          form,
          onProgress,
          signal,
        });
        toasts.success(answer.message);
      }}
      onReload={reload}
      onClose={onClose}
    >
      {props.children}
      <ImageField
        name="image"
        label={`${kind.name} Image`}
        {...(entry?.image && { current: entry.image })}
      />
    </FormDialog>
  );
}
