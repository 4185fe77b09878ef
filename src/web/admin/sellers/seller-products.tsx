import { useParams } from 'react-router';
import { getAllProductsOf } from '#contracts/calls/products.ts';
import { getAnySeller } from '#contracts/calls/sellers.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { isolate } from '#domain/text/isolate.ts';
import { useOpenDialog } from '#web/ui/back-office/dialogs/use-open-dialog.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { EditAndDelete } from '#web/ui/back-office/products/edit-and-delete.tsx';
import { ProductDialog } from '#web/ui/back-office/products/product-dialog.tsx';
import { stateFilters } from '#web/ui/back-office/products/state-filters.ts';
import { StorefrontLink } from '#web/ui/back-office/products/storefront-link.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../may.tsx';
import { DeleteDialog } from '../products/delete-dialog.tsx';
import { ExportProducts } from '../products/export-products.tsx';
import {
  brandColumn,
  categoryColumn,
  extraColumns,
  nameColumn,
  pictureColumn,
  priceColumn,
  subCategoryColumn,
  trendingColumn,
} from '../products/product-columns.tsx';
import { TakeDownActions } from '../products/take-down/take-down-actions.tsx';

const columns: CallColumn<typeof getAllProductsOf>[] = [
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
  const list = useList(getAllProductsOf, {
    params: { sellerId: id },
    columns,
    filters: stateFilters,
    sort: 'name',
    order: 'asc',
    pageSize: 10,
  });
  const dialog = useOpenDialog();
  const mayChange = useMay('change-products');
  // Without the name, the title omits it.
  const name = useRead(getAnySeller, { params: { id } }).data?.name ?? '';
  return (
    <ListPage
      title={`Products By ${isolate(name)}`}
      noun="entries"
      id="seller-products"
      list={list}
      head={<ExportProducts list={list} seller={id} />}
      numbers={adminPages}
      nameOf={(row) => row.name}
      {...(mayChange && { linkOf: (row: ManagedProduct) => dialog.to(row._id) })}
      search="Search products..."
      empty={{ title: 'No products found', text: 'This seller has not added any.' }}
      actions={(row) => (
        <>
          <StorefrontLink product={row} />
          {mayChange && (
            <EditAndDelete
              product={row}
              onEdit={() => dialog.show(row._id)}
              deleting={(close) => <DeleteDialog product={row} onClose={close} />}
            />
          )}
          <TakeDownActions product={row} />
        </>
      )}
    >
      {mayChange && dialog.open && (
        <ProductDialog key={dialog.open} open={dialog.open} onClose={dialog.close} />
      )}
    </ListPage>
  );
}
