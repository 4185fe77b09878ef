import { ArrowUpDown, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { TaxonomyOrder } from '#contracts/category.ts';
import type { AdminList } from '#contracts/saved-view.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { LoadingDialog } from '#web/ui/back-office/dialogs/loading-dialog.tsx';
import { useOpenDialog } from '#web/ui/back-office/dialogs/use-open-dialog.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { formDataOf } from '#web/ui/back-office/form/send-form.ts';
import type { FormSchema } from '#web/ui/back-office/form/use-draft-form.ts';
import { BulkBar } from '#web/ui/back-office/list/bulk-bar.tsx';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { useSelection } from '#web/ui/back-office/list/selection.ts';
import type { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { useList } from '#web/ui/back-office/list/use-list.ts';
import { ImageField } from '#web/ui/back-office/pictures/image-field.tsx';
import { useReadToEdit, useTell } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../may.tsx';
import { ParentChanges } from '../products-progress.tsx';
import { FocusField } from './focus-field.tsx';
import type { PictureValues } from './focus-value.ts';
import { focusSent } from './focus-value.ts';
import { CatalogueMerges } from './merge/catalogue-merges.tsx';
import { OrderDialog } from './order-dialog.tsx';
import type { TaxonomyCalls, TaxonomyColumn, TaxonomyEntry } from './taxonomy.ts';
import { TaxonomyActions, useTaxonomyActions } from './taxonomy-actions.tsx';

type TaxonomyListProps<T extends TaxonomyEntry, In extends FieldValues, Out> = {
  id: AdminList;
  calls: TaxonomyCalls<T>;
  level: TaxonomyOrder['level'];
  /** As in 'Add Category'. */
  name: string;
  title: string;
  /** As in 'Search categories...' and 'No categories found.' */
  noun: string;
  columns: readonly TaxonomyColumn<T>[];
  pageSize: number;
  /** Which page numbers to show; by default 'Page p of N'. */
  numbers?: typeof adminPages;
  form: TaxonomyFormProps<T, In, Out>;
  /** The fields of the form, except the picture. */
  children: ReactNode;
};

/** The screen of one level of the taxonomy: its list, and the dialog that adds and edits. */
export function TaxonomyList<
  T extends TaxonomyEntry,
  In extends FieldValues,
  Out extends FieldValues & PictureValues,
>(props: TaxonomyListProps<T, In, Out>) {
  const { id, calls, level, name, title, noun, columns, pageSize, form } = props;
  const list = useList(calls.getAll, {
    columns,
    filters: {
      status: {
        label: 'Status',
        all: 'All statuses',
        options: [
          { value: 'LISTED', label: 'Listed' },
          { value: 'UNLISTED', label: 'Unlisted' },
        ],
      },
    },
    sort: 'name',
    order: 'asc',
    pageSize,
  });
  const dialog = useOpenDialog();
  const [isOrdering, setOrdering] = useState(false);
  const selection = useSelection<T>();
  const { setListing, remove } = useTaxonomyActions(calls);
  const mayChange = useMay('change-catalogue');
  const add = mayChange && (
    <ActionButton look="solid" onClick={() => dialog.show('new')}>
      <Plus size={15} aria-hidden="true" />
      Add {name}
    </ActionButton>
  );
  return (
    <ListPage
      title={title}
      noun={noun}
      id={id}
      list={list}
      exportName={title.toLowerCase().replace(' ', '-')}
      {...(props.numbers && { numbers: props.numbers })}
      nameOf={(row) => row.name}
      {...(mayChange && {
        selection,
        linkOf: (row: T) => dialog.to(row._id),
        actions: (row: T) => (
          <TaxonomyActions
            calls={calls}
            kind={level}
            entry={row}
            onEdit={() => dialog.show(row._id)}
          />
        ),
      })}
      search={`Search ${noun}...`}
      notice={
        <>
          <CatalogueMerges />
          <ParentChanges />
          <BulkBar
            selection={selection}
            nameOf={(row) => row.name}
            actions={[
              { label: 'List', run: (row) => setListing(row, 'LISTED') },
              { label: 'Unlist', run: (row) => setListing(row, 'UNLISTED') },
              {
                label: 'Delete',
                isDangerous: true,
                warning:
                  'They stay in the bin for 30 days. Entries in use are not deleted, and you are told which.',
                run: remove,
              },
            ]}
          />
        </>
      }
      empty={{ title: `No ${noun} found.`, text: 'Add the first one.', action: add }}
      head={
        mayChange && (
          <>
            <ActionButton onClick={() => setOrdering(true)}>
              <ArrowUpDown size={15} aria-hidden="true" />
              Put in order
            </ActionButton>
            {add}
          </>
        )
      }
    >
      {isOrdering && (
        <OrderDialog calls={calls} level={level} noun={noun} onClose={() => setOrdering(false)} />
      )}
      {mayChange && dialog.open && (
        <TaxonomyDialog calls={calls} name={name} id={dialog.open} {...form} onClose={dialog.close}>
          {props.children}
        </TaxonomyDialog>
      )}
    </ListPage>
  );
}

type TaxonomyValues = FieldValues & PictureValues;

/** The parts of the form that differ by kind. */
type TaxonomyFormProps<T extends TaxonomyEntry, In extends FieldValues, Out> = {
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
function TaxonomyDialog<
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
