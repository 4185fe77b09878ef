import { useParams } from 'react-router';
import type { ManagedProduct } from '#contracts/product.ts';
import { isolate } from '#domain/isolate.ts';
import { useOpenDialog } from '#web/ui/back-office/dialogs/use-open-dialog.ts';
import { ExportButton } from '#web/ui/back-office/list/export-button.tsx';
import type { ListColumn } from '#web/ui/back-office/list/list-column.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { useListState } from '#web/ui/back-office/list/list-state.ts';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { listParams, useList } from '#web/ui/back-office/list/use-list.ts';
import { EditAndDelete } from '#web/ui/back-office/products/edit-and-delete.tsx';
import { ProductDialog } from '#web/ui/back-office/products/product-dialog.tsx';
import { StorefrontLink } from '#web/ui/back-office/products/storefront-link.tsx';
import {
  brandColumn,
  categoryColumn,
  extraColumns,
  nameColumn,
  pictureColumn,
  priceColumn,
  publishedColumn,
  subCategoryColumn,
  trendingColumn,
} from '../products/product-columns.tsx';
import { productEndpoints } from '../products/product-endpoints.ts';
import { SellerTabs } from './seller-tabs.tsx';
import { useSeller } from './use-seller.ts';

const PAGE_SIZE = 10;

const columns: ListColumn<ManagedProduct>[] = [
  nameColumn,
  brandColumn,
  categoryColumn,
  subCategoryColumn,
  priceColumn('INR'),
  priceColumn('AED'),
  pictureColumn,
  trendingColumn,
  ...extraColumns,
];

export default function SellerProducts() {
  const { id = '' } = useParams();
  const path = `/admin/get-products/${id}`;
  const state = useListState({ columns, sort: 'name', order: 'asc' });
  const query = useList<ManagedProduct>(path, state, PAGE_SIZE);
  const dialog = useOpenDialog();
  // Where the name is not to be had, the title goes without it.
  const name = useSeller(id).data?.name ?? '';
  return (
    <ListPage
      title={`Products By ${isolate(name)}`}
      noun="entries"
      columns={columns}
      columnsKey="seller-products"
      state={state}
      query={query}
      pageSize={PAGE_SIZE}
      numbers={adminPages}
      nameOf={(row) => row.name}
      linkOf={(row) => dialog.to(row._id)}
      search="Search products..."
      tabs={<SellerTabs id={id} />}
      empty={{ title: 'No products found', text: 'This seller has not added any.' }}
      head={
        <ExportButton
          name={`products-${id}`}
          path={path}
          params={listParams(state, PAGE_SIZE)}
          columns={[...columns, publishedColumn]}
        />
      }
      actions={(row) => (
        <>
          <StorefrontLink product={row} />
          <EditAndDelete
            endpoints={productEndpoints}
            product={row}
            onEdit={() => dialog.show(row._id)}
          />
        </>
      )}
    >
      {dialog.open && (
        <ProductDialog
          key={dialog.open}
          endpoints={productEndpoints}
          open={dialog.open}
          onClose={dialog.close}
        />
      )}
    </ListPage>
  );
}
