import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useOpenDialog } from '#web/ui/office/dialogs/use-open-dialog.ts';
import { ExportButton } from '#web/ui/office/list/export-button.tsx';
import type { ListColumn } from '#web/ui/office/list/list-column.ts';
import { ListPage } from '#web/ui/office/list/list-page.tsx';
import { useListState } from '#web/ui/office/list/list-state.ts';
import { useSelection } from '#web/ui/office/list/selection.ts';
import type { adminPages } from '#web/ui/office/list/shown-pages.ts';
import { listParams, useList } from '#web/ui/office/list/use-list.ts';
import { OfficeButton } from '#web/ui/office/office-button.tsx';
import { ListingFilter, listingStates } from './listing-filter.tsx';
import { PlaceActions } from './place-actions.tsx';
import { PlaceBulkBar } from './place-bulk-bar.tsx';
import { PlaceDialog, type PlaceFormProps, type PlaceValues } from './place-dialog.tsx';
import type { Place, PlaceKind } from './places.ts';

type PlaceListProps<T extends Place, In extends FieldValues, Out extends PlaceValues> = {
  kind: PlaceKind;
  title: string;
  /** As in 'Search categories...' and 'No categories found.' */
  noun: string;
  columns: readonly ListColumn<T>[];
  pageSize: number;
  /** Which page numbers to show; without, 'Page p of N'. */
  numbers?: typeof adminPages;
  form: PlaceFormProps<T, In, Out>;
  /** The fields of the form, but for the picture. */
  children: ReactNode;
};

/** The screen of one kind of place: its list, and the dialog that adds and edits. */
export function PlaceList<T extends Place, In extends FieldValues, Out extends PlaceValues>(
  props: PlaceListProps<T, In, Out>,
) {
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
    <OfficeButton look="solid" onClick={() => dialog.show('new')}>
      <Plus size={15} aria-hidden="true" />
      Add {kind.name}
    </OfficeButton>
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
      notice={<PlaceBulkBar kind={kind} selection={selection} />}
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
        <PlaceActions kind={kind} place={row} onEdit={() => dialog.show(row._id)} />
      )}
    >
      {dialog.open && (
        <PlaceDialog<T, In, Out> kind={kind} id={dialog.open} {...form} onClose={dialog.close}>
          {props.children}
        </PlaceDialog>
      )}
    </ListPage>
  );
}
