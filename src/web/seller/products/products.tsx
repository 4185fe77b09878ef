import { LogOut, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { getCategories } from '#contracts/calls/categories.ts';
import { getOwnProducts } from '#contracts/calls/products.ts';
import { updateProfile } from '#contracts/calls/profile.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { isolate } from '#domain/text/isolate.ts';
import * as texts from '#texts/seller/products.tsx';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';
import { lazyDialog } from '#web/ui/back-office/dialogs/lazy-dialog.tsx';
import { useOpenDialog } from '#web/ui/back-office/dialogs/use-open-dialog.ts';
import { useJustAdded } from '#web/ui/back-office/list/just-added.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { usedFilters } from '#web/ui/back-office/list/list-state.ts';
import { useReadAll } from '#web/ui/back-office/list/read-all.ts';
import { useSelection } from '#web/ui/back-office/list/selection.ts';
import { sellerPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type List, useList } from '#web/ui/back-office/list/use-list.ts';
import { useWide } from '#web/ui/back-office/media-query.ts';
import { useOwnCurrencies } from '#web/ui/back-office/own-currencies.ts';
import { boundFilters, stateFilters } from '#web/ui/back-office/products/state-filters.ts';
import { leave } from '#web/ui/back-office/session.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useReadPage } from '#web/ui/back-office/use-call.ts';
import { whenIdle } from '#web/ui/browser/when-idle.ts';
import { AskForNumbers } from '../chat-numbers/ask-for-numbers.tsx';
import { ReachNotice } from '../chat-numbers/reach-notice.tsx';
import { Drafts } from '../drafts/drafts.tsx';
import { useMay, useOwnAccount } from '../use-own-account.ts';
import { useSelf, useUserId } from '../use-self.ts';
import { ProductActions } from './product-actions.tsx';
import { productColumns } from './product-columns.tsx';

/** The filters of a seller's own products. */
function useOwnFilters() {
  const { data = [] } = useReadAll(getCategories, (window) => ({
    query: { ...window, sort: 'name', order: 'asc' } as const,
  }));
  const options = data.map(({ _id, name }) => ({ value: _id, label: name }));
  return {
    category: { label: texts.category, all: texts.allCategories, options, isOpen: true },
    ...stateFilters,
    withoutPictures: {
      label: texts.picturesFilter,
      all: texts.withOrWithoutPictures,
      options: [{ value: 'true', label: texts.withoutPictures }],
    },
  } as const;
}

const loadForm = () => import('#web/ui/back-office/products/product-dialog.tsx');
const ProductDialog = lazyDialog(loadForm, (module) => module.ProductDialog);
const BulkChanges = lazyDialog(
  () => import('./bulk/bulk-changes.tsx'),
  (module) => module.BulkChanges,
);
const LookAgainDialog = lazyDialog(
  () => import('./states/look-again-dialog.tsx'),
  (module) => module.LookAgainDialog,
);

/** Those that were added in this tab stand before the others, however these are sorted, unless something is looked for. */
function useAddedFirst(list: List<ManagedProduct>, added: readonly string[]): List<ManagedProduct> {
  const { query, state } = list;
  const isBeginning = state.page === 1 && Object.keys(usedFilters(state)).length === 0;
  const newest = useReadPage(
    getOwnProducts,
    {
      params: { userId: useUserId() },
      query: { sort: 'createdAt', order: 'desc', limit: added.length || 1 },
    },
    { enabled: isBeginning && added.length > 0 },
  ).data?.rows.filter(({ _id }) => added.includes(_id));
  if (!query.data || !isBeginning || !newest?.length) return list;
  const others = query.data.rows.filter(({ _id }) => !newest.some((one) => one._id === _id));
  const data = { ...query.data, rows: [...newest, ...others] };
  return { ...list, query: { ...query, data } as typeof query };
}

/** Manage Products (docs/behaviour/seller.md#manage-products). */
export default function ManageProducts() {
  const { role } = useBackOffice();
  const self = useSelf();
  const account = useOwnAccount();
  const rate = self.data?.rupeesPerDirham ?? account.data?.rupeesPerDirham ?? null;
  const may = useMay();
  const userId = useUserId();
  const isWide = useWide();
  const [asking, setAsking] = useState<ManagedProduct | null>(null);
  const justAdded = useJustAdded();
  const sorted = useList(getOwnProducts, {
    params: { userId },
    columns: productColumns({ onAsk: setAsking, currencies: useOwnCurrencies(), justAdded }),
    filters: { ...useOwnFilters(), ...boundFilters },
    sort: 'name',
    order: 'asc',
    pageSize: 10,
  });
  const list = useAddedFirst(sorted, justAdded);
  const filter = usedFilters(list.state);
  const selection = useSelection<ManagedProduct>(JSON.stringify(filter));
  const dialog = useOpenDialog();
  // It stays, once it is needed, with the dialog that it opens.
  const [isSelecting, setSelecting] = useState(false);
  if (!isSelecting && (selection.isAll || selection.rows.size > 0)) setSelecting(true);
  const isShown = list.query.data !== undefined;
  useEffect(() => {
    if (isShown)
      void whenIdle()
        .then(loadForm)
        .catch(() => undefined);
  }, [isShown]);
  const isApproved = self.data?.status === true;

  useEffect(() => {
    if (self.isError) toasts.failure(texts.selfFailed);
  }, [self.isError]);

  const add = (
    <ActionButton look="solid" disabled={!isApproved} onClick={() => dialog.show('new')}>
      <Plus size={15} aria-hidden="true" />
      {texts.add}
    </ActionButton>
  );
  return (
    <ListPage
      title={self.data ? texts.welcomeNamed(isolate(self.data.name)) : texts.welcome}
      text={texts.text}
      noun={texts.noun}
      id="own-products"
      list={list}
      numbers={sellerPages}
      quietWhenOnePage
      isOneLine
      nameOf={(row) => row.name}
      linkOf={self.data?.status === false ? undefined : (row) => dialog.to(row._id)}
      search={texts.search}
      {...(isApproved && { selection })}
      empty={{
        title: texts.emptyTitle,
        ...(isApproved && { text: texts.emptyText, action: add }),
      }}
      notice={
        self.data && (
          <>
            {may(updateProfile) && (
              <>
                <AskForNumbers key={self.data._id} seller={self.data} />
                <ReachNotice seller={self.data} />
              </>
            )}
            <Drafts
              isApproved={isApproved}
              rate={rate}
              open={dialog.open}
              onOpen={dialog.show}
              onClose={dialog.close}
            />
            {isSelecting && (
              <BulkChanges selection={selection} filter={filter} matching={list.query.data} />
            )}
          </>
        )
      }
      head={
        <>
          {isWide && (
            // Elsewhere it is in the menu alone.
            <ActionButton look="plain" onClick={() => leave(role)}>
              <LogOut size={15} aria-hidden="true" className="rtl:-scale-x-100" />
              {texts.logOut}
            </ActionButton>
          )}
          {add}
        </>
      }
      actions={(row) => (
        <ProductActions
          product={row}
          // What is not known yet is left to the server to refuse.
          isPending={self.data?.status === false}
          onOpen={dialog.show}
        />
      )}
    >
      {asking && <LookAgainDialog product={asking} onClose={() => setAsking(null)} />}
      {dialog.open && self.data?.status !== false && (
        <ProductDialog
          key={dialog.open}
          sellerId={userId}
          rate={rate}
          open={dialog.open}
          onClose={dialog.close}
        />
      )}
    </ListPage>
  );
}
