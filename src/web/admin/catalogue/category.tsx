import { Plus } from 'lucide-react';
import type { z } from 'zod';
import { type Category, CategoryInput } from '#contracts/category.ts';
import { ExportButton } from '#web/ui/office/export-button.tsx';
import { TextAreaField, TextField } from '#web/ui/office/form-fields.tsx';
import type { ListColumn } from '#web/ui/office/list-column.ts';
import { ListPage } from '#web/ui/office/list-page.tsx';
import { useListState } from '#web/ui/office/list-state.ts';
import { OfficeButton } from '#web/ui/office/office-button.tsx';
import { useSelection } from '#web/ui/office/selection.ts';
import { adminPages } from '#web/ui/office/shown-pages.ts';
import { listParams, useList } from '#web/ui/office/use-list.ts';
import { useOpenDialog } from '#web/ui/office/use-open-dialog.ts';
import { ListingFilter } from './listing-filter.tsx';
import { PlaceActions } from './place-actions.tsx';
import { PlaceBulkBar } from './place-bulk-bar.tsx';
import {
  createdColumn,
  imageColumn,
  nameColumn,
  productsColumn,
  statusColumn,
} from './place-columns.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { picture } from './place-form.ts';
import { categoryKind } from './places.ts';

const PAGE_SIZE = 5;

const columns: ListColumn<Category>[] = [
  imageColumn,
  nameColumn('Name'),
  productsColumn,
  createdColumn('Created'),
  statusColumn,
];

const Form = CategoryInput.pick({ name: true, description: true }).extend({ image: picture });

export default function Categories() {
  const state = useListState({ filters: ['status'] });
  const query = useList<Category>(categoryKind.list, state, PAGE_SIZE);
  const dialog = useOpenDialog();
  const selection = useSelection<Category>();
  const add = (
    <OfficeButton look="solid" onClick={() => dialog.show('new')}>
      <Plus size={15} aria-hidden="true" />
      Add Category
    </OfficeButton>
  );
  return (
    <ListPage
      title="Categories"
      noun="categories"
      columns={columns}
      state={state}
      query={query}
      pageSize={PAGE_SIZE}
      numbers={adminPages}
      nameOf={(row) => row.name}
      search="Search categories..."
      filters={<ListingFilter state={state} />}
      selection={selection}
      notice={<PlaceBulkBar kind={categoryKind} selection={selection} />}
      empty={{ title: 'No categories found.', text: 'Add the first one.', action: add }}
      head={
        <>
          <ExportButton
            name="categories"
            path={categoryKind.list}
            params={listParams(state, PAGE_SIZE)}
            columns={columns}
          />
          {add}
        </>
      }
      actions={(row) => (
        <PlaceActions kind={categoryKind} place={row} onEdit={() => dialog.show(row._id)} />
      )}
    >
      {dialog.open && (
        <PlaceDialog<Category, z.input<typeof Form>, z.output<typeof Form>>
          kind={categoryKind}
          id={dialog.open}
          schema={Form}
          defaults={(place) => ({
            name: place?.name ?? '',
            description: place?.description ?? '',
            image: null,
          })}
          imageLabel="Category Image"
          edit={({ _id, version }) => ({
            path: '/admin/edit-category',
            fields: { categoryId: _id, version },
          })}
          onClose={dialog.close}
        >
          <TextField name="name" label="Category Name" autoComplete="off" required />
          <TextAreaField
            name="description"
            label="Description"
            rows={2}
            hint="Optional. Shown to shoppers."
          />
        </PlaceDialog>
      )}
    </ListPage>
  );
}
