import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { LoadingDialog } from '#web/ui/office/dialogs/loading-dialog.tsx';
import { FormDialog } from '#web/ui/office/form/form-dialog.tsx';
import type { FormSchema } from '#web/ui/office/form/use-kept-form.ts';
import { useWrite } from '#web/ui/office/mutate.ts';
import { ImageField } from '#web/ui/office/pictures/image-field.tsx';
import { toasts } from '#web/ui/office/toasts.tsx';
import { placeForm } from './place-form.ts';
import { type Place, type PlaceKind, placeLists } from './places.ts';
import { useEditedPlace } from './use-edited-place.ts';

export type PlaceValues = FieldValues & { image: File | null };

/** What is each kind's own in the form. */
export type PlaceFormProps<T extends Place, In extends FieldValues, Out extends PlaceValues> = {
  schema: FormSchema<In, Out>;
  /** What the form starts from: the place as it is, or null for a new one. */
  defaults: (place: T | null) => DefaultValues<In>;
  /** Where an edit goes, and what goes with it. */
  edit: (place: T) => { path: string; fields: Record<string, string | number> };
};

type PlaceDialogProps<
  T extends Place,
  In extends FieldValues,
  Out extends PlaceValues,
> = PlaceFormProps<T, In, Out> & {
  kind: PlaceKind;
  /** `new`, or the id of what is edited. */
  id: string;
  onClose: () => void;
  children: ReactNode;
};

/** Adds or edits a category, sub-category or product type; each brings its own fields. */
export function PlaceDialog<T extends Place, In extends FieldValues, Out extends PlaceValues>(
  props: PlaceDialogProps<T, In, Out>,
) {
  const { kind, id, onClose } = props;
  const { query, reload } = useEditedPlace<T>(kind, id);
  const write = useWrite<T>([...placeLists, 'place']);
  const place = id === 'new' ? null : query.data;
  const title = `${place === null ? 'Add New' : 'Edit'} ${kind.name}`;

  if (place === undefined) {
    return <LoadingDialog title={title} height="14rem" query={query} onClose={onClose} />;
  }

  return (
    <FormDialog
      // A newer version starts a new form.
      key={place?.version ?? 0}
      title={title}
      schema={props.schema}
      defaults={props.defaults(place)}
      draftKey={`${kind.call}:${id}`}
      submit={`${place === null ? 'Create' : 'Update'} ${kind.name}`}
      busy={place === null ? 'Creating...' : 'Updating...'}
      onSubmit={async (values, onProgress, signal) => {
        const target =
          place === null
            ? { path: `/admin/add-${kind.call}`, fields: {}, method: 'POST' as const }
            : { ...props.edit(place), method: 'PUT' as const };
        const form = placeForm({ ...values, ...target.fields });
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
        {...(place?.image && { current: place.image })}
      />
    </FormDialog>
  );
}
