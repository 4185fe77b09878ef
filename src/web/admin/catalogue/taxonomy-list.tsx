import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { useOpenDialog } from '#web/ui/back-office/dialogs/use-open-dialog.ts';
import { ExportButton } from '#web/ui/back-office/list/export-button.tsx';
import type { ListColumn } from '#web/ui/back-office/list/list-column.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { useListState } from '#web/ui/back-office/list/list-state.ts';
import { useSelection } from '#web/ui/back-office/list/selection.ts';
import type { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { listParams, useList } from '#web/ui/back-office/list/use-list.ts';
import { ListingFilter, listingStates } from './listing-filter.tsx';
import type { TaxonomyEntry, TaxonomyKind } from './taxonomy.ts';
import { TaxonomyActions } from './taxonomy-actions.tsx';
import { TaxonomyBulkBar } from './taxonomy-bulk-bar.tsx';
import { TaxonomyDialog, type TaxonomyFormProps, type TaxonomyValues } from './taxonomy-dialog.tsx';

type TaxonomyListProps<
  T extends TaxonomyEntry,
  In extends FieldValues,
  Out extends TaxonomyValues,
> = {
  kind: TaxonomyKind;
  title: string;
  /** As in 'Search categories...' and 'No categories found.' */
  noun: string;
  columns: readonly ListColumn<T>[];
  pageSize: number;
  /** Which page numbers to show; without, 'Page p of N'. */
  numbers?: typeof adminPages;
  form: TaxonomyFormProps<T, In, Out>;
  /** The fields of the form, but for the picture. */
  children: ReactNode;
};

/** The screen of one level of the taxonomy: its list, and the dialog that adds and edits. */
export function TaxonomyList<
  T extends TaxonomyEntry,
  In extends FieldValues,
  Out extends TaxonomyValues,
>(props: TaxonomyListProps<T, In, Out>) {
  const { kind, title, noun, columns, pageSize, form } = props;
  const state = useListState({
    columns,
    sort: 'name',
    order: 'asc',
    filters: { status: listingStates },
  });
  const query = useList<T>(kind.list, state, pageSize);
  const dialog = useOpenDialog();
  const selection = useSelection<T>();
  const add = (
    <ActionButton look="solid" onClick={() => dialog.show('new')}>
      <Plus size={15} aria-hidden="true" />
      Add {kind.name}
    </ActionButton>
  );
  return (
    <ListPage
      title={title}
      noun={noun}
      columns={columns}
      state={state}
      query={query}
      pageSize={pageSize}
      {...(props.numbers && { numbers: props.numbers })}
      nameOf={(row) => row.name}
      linkOf={(row) => dialog.to(row._id)}
      search={`Search ${noun}...`}
      filters={<ListingFilter state={state} />}
      selection={selection}
      notice={<TaxonomyBulkBar kind={kind} selection={selection} />}
      empty={{ title: `No ${noun} found.`, text: 'Add the first one.', action: add }}
      head={
        <>
          <ExportButton
            name={title.toLowerCase().replace(' ', '-')}
            path={kind.list}
            params={listParams(state, pageSize)}
            columns={columns}
          />
          {add}
        </>
      }
      actions={(row) => (
        <TaxonomyActions kind={kind} entry={row} onEdit={() => dialog.show(row._id)} />
      )}
    >
      {dialog.open && (
        <TaxonomyDialog<T, In, Out> kind={kind} id={dialog.open} {...form} onClose={dialog.close}>
          {props.children}
        </TaxonomyDialog>
      )}
    </ListPage>
  );
}
