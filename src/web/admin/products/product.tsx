import { FormProvider, useForm } from 'react-hook-form';
import type { AttributeChange } from '#contracts/attributes/values.ts';
import type { TakingDown } from '#contracts/availability/availability.ts';
import {
  changeMatchingProducts,
  getAllProducts,
  productCalls,
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
import { useTrending } from './use-trending.ts';

const PAGE_SIZE = 10;

export default function Products() {
  const { mutate, mutateAsync } = useTrending();
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
      width: '4.5rem',
      card: 'foot',
      isNamedOnCard: true,
      cell: (row) => (
        <Switch
          label={`Trending: ${row.name}`}
          checked={row.trending}
          onChange={(trending) => mutate({ product: row, trending })}
        />
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
  const settingAttribute = useSetAttribute(stepOf);
  const remove = useSend(productCalls.admin.remove);
  return (
    <ListPage
      title="Products"
      noun="entries"
      list={list}
      columnsKey="products"
      exportName="products"
      numbers={adminPages}
      nameOf={(row) => row.name}
      linkOf={(row) => dialog.to(row._id)}
      search="Search products..."
      selection={selection}
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
              run: (product) => mutateAsync({ product, trending: true }),
              step: stepOf({ action: 'set-trending' }),
            },
            {
              label: 'Clear trending',
              run: (product) => mutateAsync({ product, trending: false }),
              step: stepOf({ action: 'clear-trending' }),
            },
            settingAttribute,
            {
              label: 'Take down',
              form: (
                <FormProvider {...asking}>
                  <div className="mt-4 flex flex-col gap-4">
                    <TakeDownFields />
                  </div>
                </FormProvider>
              ),
              isReady: isSaid(said),
              run: async (product) => (await down(product, said)).undo,
              step: stepOf({
                action: 'take-down',
                reason: said.reason || 'other',
                words: said.words,
              }),
            },
            {
              label: 'Put up',
              run: async (product) => (await up(product)).undo,
              step: stepOf({ action: 'put-up' }),
            },
            {
              label: 'Delete',
              isDangerous: true,
              warning: 'This action cannot be undone.',
              run: ({ _id }) => remove({ params: { productId: _id } }),
              step: stepOf({ action: 'delete' }),
            },
          ]}
        />
      }
      empty={{ title: 'No products found' }}
      actions={(row) => (
        <>
          <StorefrontLink product={row} />
          <EditAndDelete
            product={row}
            onEdit={() => dialog.show(row._id)}
            onDeleted={() => selection.rows.has(row._id) && selection.toggle(row)}
          />
          <TakeDownActions product={row} />
        </>
      )}
    >
      {dialog.open && <ProductDialog key={dialog.open} open={dialog.open} onClose={dialog.close} />}
    </ListPage>
  );
}

type Step = NonNullable<BulkAction<ManagedProduct>['step']>;

type Ask =
  | { action: Exclude<MatchingChange['action'], 'take-down' | 'set-attribute'> }
  | ({ action: 'set-attribute' } & AttributeChange)
  | ({ action: 'take-down' } & Pick<TakingDown, 'reason' | 'words'>);

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

function useUndoStep() {
  const calls = useCalls();
  return async (undo: string) => (await calls.send(undoMatchingChange, { body: { undo } })).data;
}
