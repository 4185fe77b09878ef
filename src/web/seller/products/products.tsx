import { LogOut, Plus } from 'lucide-react';
import { useEffect } from 'react';
import type { ManagedProduct } from '#contracts/product.ts';
import { isolate } from '#domain/isolate.ts';
import { useOpenDialog } from '#web/ui/office/dialogs/use-open-dialog.ts';
import { ListPage } from '#web/ui/office/list/list-page.tsx';
import { useListState } from '#web/ui/office/list/list-state.ts';
import { sellerPages } from '#web/ui/office/list/shown-pages.ts';
import { useList } from '#web/ui/office/list/use-list.ts';
import { OfficeButton } from '#web/ui/office/office-button.tsx';
import { useOffice } from '#web/ui/office/office-provider.tsx';
import { ProductDialog } from '#web/ui/office/products/product-dialog.tsx';
import { leave } from '#web/ui/office/session.ts';
import { toasts } from '#web/ui/office/toasts.tsx';
import { AskForNumbers } from '../chat-numbers/ask-for-numbers.tsx';
import { ReachNotice } from '../chat-numbers/reach-notice.tsx';
import { Drafts } from '../drafts/drafts.tsx';
import { useSelf, useUserId } from '../use-self.ts';
import { ProductActions } from './product-actions.tsx';
import { productColumns } from './product-columns.tsx';
import { productPath } from './product-lists.ts';
import { useProductDesk } from './use-product-desk.ts';

const PAGE_SIZE = 10;

/** Manage Products (SPEC §2). */
export default function ManageProducts() {
  const { role } = useOffice();
  const sellerId = useUserId();
  const self = useSelf();
  const state = useListState({ columns: productColumns, sort: 'name', order: 'asc' });
  const query = useList<ManagedProduct>(productPath(sellerId), state, PAGE_SIZE);
  const dialog = useOpenDialog();
  const desk = useProductDesk();
  const isApproved = self.data?.status === true;

  useEffect(() => {
    if (self.isError) toasts.failure('Failed to fetch seller information');
  }, [self.isError]);

  const add = (
    <OfficeButton look="solid" disabled={!isApproved} onClick={() => dialog.show('new')}>
      <Plus size={15} aria-hidden="true" />
      Add Product
    </OfficeButton>
  );
  return (
    <ListPage
      title={self.data ? `Welcome, ${isolate(self.data.name)}` : 'Welcome'}
      text="Manage your products"
      noun="entries"
      columns={productColumns}
      columnsKey="own-products"
      state={state}
      query={query}
      pageSize={PAGE_SIZE}
      numbers={sellerPages}
      quietWhenOnePage
      nameOf={(row) => row.name}
      linkOf={self.data?.status === false ? undefined : (row) => dialog.to(row._id)}
      search="Search products..."
      empty={{
        title: 'No products found',
        ...(isApproved && { text: 'Add the first one, or import a table of them.', action: add }),
      }}
      notice={
        self.data && (
          <>
            <AskForNumbers key={self.data._id} seller={self.data} />
            <ReachNotice seller={self.data} />
            <Drafts
              isApproved={isApproved}
              open={dialog.open}
              onOpen={dialog.show}
              onClose={dialog.close}
            />
          </>
        )
      }
      head={
        <>
          <OfficeButton look="plain" onClick={() => leave(role)}>
            <LogOut size={15} aria-hidden="true" />
            Logout
          </OfficeButton>
          {add}
        </>
      }
      actions={(row) => (
        <ProductActions
          product={row}
          // What is not known (yet) is left to the server to refuse.
          isPending={self.data?.status === false}
          onOpen={dialog.show}
        />
      )}
    >
      {dialog.open && self.data?.status !== false && (
        <ProductDialog key={dialog.open} desk={desk} open={dialog.open} onClose={dialog.close} />
      )}
    </ListPage>
  );
}
