import { Plus } from 'lucide-react';
import type { z } from 'zod';
import { type ProductType, ProductTypeInput } from '#contracts/category.ts';
import { ExportButton } from '#web/ui/office/export-button.tsx';
import { TextField } from '#web/ui/office/form-fields.tsx';
import type { ListColumn } from '#web/ui/office/list-column.ts';
import { ListPage } from '#web/ui/office/list-page.tsx';
import { useListState } from '#web/ui/office/list-state.ts';
import { OfficeButton } from '#web/ui/office/office-button.tsx';
import { useSelection } from '#web/ui/office/selection.ts';
import { listParams, useList } from '#web/ui/office/use-list.ts';
import { useOpenDialog } from '#web/ui/office/use-open-dialog.ts';
import { CategorySelect, SubCategorySelect } from './category-select.tsx';
import { ListingFilter } from './listing-filter.tsx';
import { PlaceActions } from './place-actions.tsx';
import { PlaceBulkBar } from './place-bulk-bar.tsx';
import { createdColumn, imageColumn, nameColumn, statusColumn } from './place-columns.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { picture } from './place-form.ts';
import { productTypeKind } from './places.ts';

const PAGE_SIZE = 10;

const columns: ListColumn<ProductType>[] = [
  nameColumn('Product Type Name'),
  {
    key: 'category',
    title: 'Category',
    sort: 'category',
    cell: (row) => row.categoryId?.name || 'N/A',
    text: (row) => row.categoryId?.name || 'N/A',
  },
  {
    key: 'subCategory',
    title: 'Sub Category',
    sort: 'subCategory',
    cell: (row) => row.subCategoryId?.name || 'N/A',
    text: (row) => row.subCategoryId?.name || 'N/A',
  },
  imageColumn,
  createdColumn('Created At'),
  statusColumn,
];

const Form = ProductTypeInput.pick({ name: true, categoryId: true, subCategoryId: true }).extend({
  image: picture,
});

export default function ProductTypes() {
  const state = useListState({ filters: ['status'] });
  const query = useList<ProductType>(productTypeKind.list, state, PAGE_SIZE);
  const dialog = useOpenDialog();
  const selection = useSelection<ProductType>();
  const add = (
    <OfficeButton look="solid" onClick={() => dialog.show('new')}>
      <Plus size={15} aria-hidden="true" />
      Add Product Type
    </OfficeButton>
  );
  return (
    <ListPage
      title="Product Types"
      noun="product types"
      columns={columns}
      state={state}
      query={query}
      pageSize={PAGE_SIZE}
      nameOf={(row) => row.name}
      search="Search product types..."
      filters={<ListingFilter state={state} />}
      selection={selection}
      notice={<PlaceBulkBar kind={productTypeKind} selection={selection} />}
      empty={{ title: 'No product types found.', action: add }}
      head={
        <>
          <ExportButton
            name="product-types"
            path={productTypeKind.list}
            params={listParams(state, PAGE_SIZE)}
            columns={columns}
          />
          {add}
        </>
      }
      actions={(row) => (
        <PlaceActions kind={productTypeKind} place={row} onEdit={() => dialog.show(row._id)} />
      )}
    >
      {dialog.open && (
        <PlaceDialog<ProductType, z.input<typeof Form>, z.output<typeof Form>>
          kind={productTypeKind}
          id={dialog.open}
          schema={Form}
          defaults={(place) => ({
            categoryId: place?.categoryId._id ?? '',
            subCategoryId: place?.subCategoryId._id ?? '',
            name: place?.name ?? '',
            image: null,
          })}
          imageLabel="Product Type Image"
          edit={({ _id, version }) => ({
            path: `/admin/edit-type/${_id}`,
            fields: { version },
          })}
          onClose={dialog.close}
        >
          <CategorySelect label="Category" />
          <SubCategorySelect />
          <TextField name="name" label="Product Type Name" autoComplete="off" required />
        </PlaceDialog>
      )}
    </ListPage>
  );
}
