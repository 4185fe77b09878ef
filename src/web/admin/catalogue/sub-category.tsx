import { Plus } from 'lucide-react';
import type { z } from 'zod';
import { type SubCategory, SubCategoryInput } from '#contracts/category.ts';
import { ExportButton } from '#web/ui/office/export-button.tsx';
import { TextField } from '#web/ui/office/form-fields.tsx';
import type { ListColumn } from '#web/ui/office/list-column.ts';
import { ListPage } from '#web/ui/office/list-page.tsx';
import { useListState } from '#web/ui/office/list-state.ts';
import { OfficeButton } from '#web/ui/office/office-button.tsx';
import { useSelection } from '#web/ui/office/selection.ts';
import { listParams, useList } from '#web/ui/office/use-list.ts';
import { useOpenDialog } from '#web/ui/office/use-open-dialog.ts';
import { CategorySelect } from './category-select.tsx';
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
import { subCategoryKind } from './places.ts';

const PAGE_SIZE = 10;

const columns: ListColumn<SubCategory>[] = [
  nameColumn('Sub-Category Name'),
  {
    key: 'category',
    title: 'Parent Category',
    sort: 'category',
    cell: (row) => row.categoryId?.name || 'N/A',
    text: (row) => row.categoryId?.name || 'N/A',
  },
  imageColumn,
  productsColumn,
  createdColumn('Created At'),
  statusColumn,
];

const Form = SubCategoryInput.pick({ name: true, categoryId: true }).extend({ image: picture });

export default function SubCategories() {
  const state = useListState({ filters: ['status'] });
  const query = useList<SubCategory>(subCategoryKind.list, state, PAGE_SIZE);
  const dialog = useOpenDialog();
  const selection = useSelection<SubCategory>();
  const add = (
    <OfficeButton look="solid" onClick={() => dialog.show('new')}>
      <Plus size={15} aria-hidden="true" />
      Add Sub-Category
    </OfficeButton>
  );
  return (
    <ListPage
      title="Sub-Categories"
      noun="subcategories"
      columns={columns}
      state={state}
      query={query}
      pageSize={PAGE_SIZE}
      nameOf={(row) => row.name}
      search="Search subcategories..."
      filters={<ListingFilter state={state} />}
      selection={selection}
      notice={<PlaceBulkBar kind={subCategoryKind} selection={selection} />}
      empty={{ title: 'No subcategories found.', action: add }}
      head={
        <>
          <ExportButton
            name="sub-categories"
            path={subCategoryKind.list}
            params={listParams(state, PAGE_SIZE)}
            columns={columns}
          />
          {add}
        </>
      }
      actions={(row) => (
        <PlaceActions kind={subCategoryKind} place={row} onEdit={() => dialog.show(row._id)} />
      )}
    >
      {dialog.open && (
        <PlaceDialog<SubCategory, z.input<typeof Form>, z.output<typeof Form>>
          kind={subCategoryKind}
          id={dialog.open}
          schema={Form}
          defaults={(place) => ({
            categoryId: place?.categoryId._id ?? '',
            name: place?.name ?? '',
            image: null,
          })}
          imageLabel="Sub-Category Image"
          edit={({ _id, version }) => ({
            path: `/admin/edit-subcategory/${_id}`,
            fields: { subCategoryId: _id, version },
          })}
          onClose={dialog.close}
        >
          <CategorySelect label="Parent Category" />
          <TextField name="name" label="Sub-Category Name" autoComplete="off" required />
        </PlaceDialog>
      )}
    </ListPage>
  );
}
