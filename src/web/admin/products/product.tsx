import { FormProvider, useForm } from 'react-hook-form';
import type { AttributeChange } from '#contracts/attributes/values.ts';
import type { TakingDown } from '#contracts/availability/availability.ts';
import {
  changeMatchingProducts,
  getAllProducts,
  undoMatchingChange,
} from '#contracts/calls/products.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import type { MatchingChange } from '#contracts/products/matching-change.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { useOpenDialog } from '#web/ui/back-office/dialogs/use-open-dialog.ts';
import { Switch } from '#web/ui/back-office/form/switch.tsx';
import { BulkBar } from '#web/ui/back-office/list/bulk-bar.tsx';
import type { BulkAction } from '#web/ui/back-office/list/bulk-dialog.tsx';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { usedFilters } from '#web/ui/back-office/list/list-state.ts';
import { useSelection } from '#web/ui/back-office/list/selection.ts';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { EditAndDelete } from '#web/ui/back-office/products/edit-and-delete.tsx';
import { ProductDialog } from '#web/ui/back-office/products/product-dialog.tsx';
import { StorefrontLink } from '#web/ui/back-office/products/storefront-link.tsx';
import { useRefresh, useSend } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../may.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import {
  brandColumn,
  categoryColumn,
  extraColumns,
  nameColumn,
  pictureColumn,
  priceColumn,
  sellerColumn,
  subCategoryColumn,
} from './product-columns.tsx';
import { useProductFilters } from './product-filters.tsx';
import { TakeDownActions } from './take-down/take-down-actions.tsx';
import { isSaid, nothingSaid, TakeDownFields } from './take-down/take-down-fields.tsx';
import { useTakeDown } from './take-down/use-take-down.ts';
import { useSetAttribute } from './use-set-attribute.tsx';
import { HOME_SHOWS, useOnHomePage, useTrending } from './use-trending.ts';

const PAGE_SIZE = 10;

export default function Products() {
  const { mutate, mutateAsync } = useTrending();
  const onHomePage = useOnHomePage();
  const mayChange = useMay('change-products');
  const setTrending = (trending: boolean) => async (product: ManagedProduct) => {
    await mutateAsync({ product, trending });
    return () => mutateAsync({ product, trending: product.trending });
  };
  const columns: CallColumn<typeof getAllProducts>[] = [
    nameColumn,
    sellerColumn,
    brandColumn,
    categoryColumn,
    subCategoryColumn,
    priceColumn('INR'),
    priceColumn('AED'),
    pictureColumn,
    {
      key: 'trending',
      title: 'Trend',
      width: '5rem',
      card: 'foot',
      isNamedOnCard: true,
      cell: (row) => (
        <>
          <Switch
            label={`Trending: ${row.name}`}
            checked={row.trending}
            disabled={!mayChange}
            onChange={(trending) => mutate({ product: row, trending })}
          />
          {row.trending && onHomePage?.has(row._id) === false && (
            <span className="back-office-line block text-fine leading-tight text-ink-muted">
              Not on the home page
            </span>
          )}
        </>
      ),
      text: (row) => (row.trending ? 'Yes' : 'No'),
    },
    ...extraColumns,
  ];
  const list = useList(getAllProducts, {
    columns,
    filters: useProductFilters(),
    sort: 'name',
    order: 'asc',
    pageSize: PAGE_SIZE,
  });
  const filter = usedFilters(list.state);
  const selection = useSelection<ManagedProduct>(JSON.stringify(filter));
  const stepOf = useMatchingSteps(filter);
  const undoStep = useUndoStep();
  const refresh = useRefresh();
  const dialog = useOpenDialog();
  const { down, up } = useTakeDown();
  const asking = useForm({ defaultValues: nothingSaid });
  const said = asking.watch();
  const because = { reason: said.reason || ('other' as const), words: said.words };
  const why = {
    form: (
      <FormProvider {...asking}>
        <div className="mt-4 flex flex-col gap-4">
          <TakeDownFields />
        </div>
      </FormProvider>
    ),
    isReady: isSaid(said),
  };
  const settingAttribute = useSetAttribute(stepOf);
  const remove = useUndoableDeletion();
  return (
    <ListPage
      title="Products"
      text={`Trending on the home page are the newest ${HOME_SHOWS} that shoppers see and can have.`}
      noun="entries"
      id="products"
      list={list}
      exportName="products"
      numbers={adminPages}
      nameOf={(row) => row.name}
      {...(mayChange && { selection, linkOf: (row: ManagedProduct) => dialog.to(row._id) })}
      search="Search products..."
      notice={
        <BulkBar
          selection={selection}
          nameOf={(row) => row.name}
          matching={list.query.data}
          undoStep={undoStep}
          onAllDone={() => refresh(changeMatchingProducts.changes)}
          actions={[
            {
              label: 'Set as trending',
              run: setTrending(true),
              step: stepOf({ action: 'set-trending' }),
            },
            {
              label: 'Clear trending',
              run: setTrending(false),
              step: stepOf({ action: 'clear-trending' }),
            },
            settingAttribute,
            {
              label: 'Take down',
              ...why,
              run: async (product) => (await down(product, said)).undo,
              step: stepOf({ action: 'take-down', ...because }),
            },
            {
              label: 'Put up',
              run: async (product) => (await up(product)).undo,
              step: stepOf({ action: 'put-up' }),
            },
            {
              label: 'Delete',
              isDangerous: true,
              warning:
                'They are gone at once, and their sellers are told why by mail. It can be undone here, and each can be restored from the bin for 30 days.',
              ...why,
              run: ({ _id }) => remove(_id, because),
              step: stepOf({ action: 'delete', ...because }),
            },
          ]}
        />
      }
      empty={{ title: 'No products found' }}
      actions={(row) => (
        <>
          <StorefrontLink product={row} />
          {mayChange && (
            <EditAndDelete
              product={row}
              onEdit={() => dialog.show(row._id)}
              deleting={(close) => (
                <DeleteDialog
                  product={row}
                  onDeleted={() => selection.rows.has(row._id) && selection.toggle(row)}
                  onClose={close}
                />
              )}
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

type Step = NonNullable<BulkAction<ManagedProduct>['step']>;

type Ask =
  | { action: Exclude<MatchingChange['action'], 'take-down' | 'delete' | 'set-attribute'> }
  | ({ action: 'set-attribute' } & AttributeChange)
  | ({ action: 'take-down' | 'delete' } & Pick<TakingDown, 'reason' | 'words'>);

/**
 * Returns the steps of changing all products that match `filter`. They reject where a step is
 * refused.
 */
function useMatchingSteps(filter: MatchingChange['filter']) {
  const calls = useCalls();
  return (ask: Ask): Step =>
    async ({ after, undo }) => {
      const body = { ...ask, filter, after, undo: undo ?? undefined };
      return (await calls.send(changeMatchingProducts, { body })).data;
    };
}

/** Deletes one of several selected products, and returns what undoes that. */
function useUndoableDeletion() {
  const send = useSend(changeMatchingProducts);
  const takeBack = useSend(undoMatchingChange);
  return async (only: string, because: Pick<TakingDown, 'reason' | 'words'>) => {
    const body = { action: 'delete' as const, ...because, filter: {}, only };
    const { failed, undo } = (await send({ body })).data;
    if (failed[0]) throw new Error(failed[0].message);
    return async () => {
      const { failed: kept } = (await takeBack({ body: { undo: undo ?? '' } })).data;
      if (kept[0]) throw new Error(kept[0].message);
    };
  };
}

function useUndoStep() {
  const calls = useCalls();
  return async (undo: string) => (await calls.send(undoMatchingChange, { body: { undo } })).data;
}
