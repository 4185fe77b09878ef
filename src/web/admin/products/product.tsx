import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { getAllAttributes } from '#contracts/attributes/admin-calls.ts';
import type { ManagedAttribute } from '#contracts/attributes/managed.ts';
import { getAllProducts, previewMatchingChange } from '#contracts/calls/products.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import type { BulkChangeInput } from '#contracts/products/matching-change.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { useOpenDialog } from '#web/ui/back-office/dialogs/use-open-dialog.ts';
import { CatalogueButton } from '#web/ui/back-office/documents/catalogue-button.tsx';
import { Switch } from '#web/ui/back-office/form/switch.tsx';
import { BulkBar } from '#web/ui/back-office/list/bulk-bar.tsx';
import type { BulkAction } from '#web/ui/back-office/list/bulk-dialog.tsx';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { usedFilters } from '#web/ui/back-office/list/list-state.ts';
import { useReadAll } from '#web/ui/back-office/list/read-all.ts';
import { useSelection } from '#web/ui/back-office/list/selection.ts';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import {
  type FieldsChange,
  usePreviewed,
} from '#web/ui/back-office/products/bulk/change-preview.tsx';
import { attributeAsk, useMove } from '#web/ui/back-office/products/bulk/entry-changes.tsx';
import { useMatchingActions } from '#web/ui/back-office/products/bulk/matching-actions.ts';
import { usePriceChange } from '#web/ui/back-office/products/bulk/price-change.tsx';
import { EditAndDelete } from '#web/ui/back-office/products/edit-and-delete.tsx';
import { ProductDialog } from '#web/ui/back-office/products/product-dialog.tsx';
import {
  type ChosenAttribute,
  SetAttributeFields,
} from '#web/ui/back-office/products/set-attribute-fields.tsx';
import { SharePicture } from '#web/ui/back-office/products/share-picture.tsx';
import { StorefrontLink } from '#web/ui/back-office/products/storefront-link.tsx';
import { useMay } from '../may.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ExportProducts } from './export-products.tsx';
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
import { HOME_SHOWS, useOnHomePage, useTrending } from './use-trending.ts';

const PAGE_SIZE = 10;

export default function Products() {
  const { mutate } = useTrending();
  const onHomePage = useOnHomePage();
  const mayChange = useMay('change-products');
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
  const calls = useCalls();
  const change = useMatchingActions<BulkChangeInput>(selection, filter, (body, signal) =>
    calls.read(previewMatchingChange, { body }, signal),
  );
  const { of } = change;
  const dialog = useOpenDialog();
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
  const fieldChanges = [usePriceChange(change), useMove(change), useSetAttribute(change)];
  return (
    <ListPage
      title="Products"
      text={`The home page shows the newest ${HOME_SHOWS} trending products that shoppers see and can have.`}
      noun="entries"
      id="products"
      list={list}
      head={<ExportProducts list={list} />}
      numbers={adminPages}
      nameOf={(row) => row.name}
      {...(mayChange && { selection, linkOf: (row: ManagedProduct) => dialog.to(row._id) })}
      search="Search products..."
      notice={
        <BulkBar
          selection={selection}
          nameOf={(row) => row.name}
          matching={list.query.data}
          actions={[
            { label: 'Set as trending', ...of({ action: 'set-trending' }) },
            { label: 'Clear trending', ...of({ action: 'clear-trending' }) },
            ...fieldChanges,
            {
              label: 'Take down',
              ...why,
              ...of({ action: 'take-down', ...because }),
            },
            { label: 'Put up', ...of({ action: 'put-up' }) },
            {
              label: 'Delete',
              isDangerous: true,
              warning:
                'They are deleted at once, and their sellers are told why by mail. You can undo it here, or restore each from the bin for 30 days.',
              ...why,
              ...of({ action: 'delete', ...because }),
            },
          ]}
        >
          <CatalogueButton selection={selection} filter={filter} />
        </BulkBar>
      }
      empty={{ title: 'No products found' }}
      actions={(row) => (
        <>
          <StorefrontLink product={row} />
          <SharePicture product={row} />
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

type Chosen = ChosenAttribute<ManagedAttribute>;

/** Returns the action that gives products any attribute, or takes it away. */
function useSetAttribute(change: FieldsChange): BulkAction {
  const [chosen, setChosen] = useState<Chosen>({ attribute: undefined, value: undefined });
  return {
    label: 'Set attribute',
    ...usePreviewed(change, attributeAsk(chosen), <Fields {...chosen} onChange={setChosen} />),
  };
}

function Fields(props: Chosen & { onChange: (chosen: Chosen) => void }) {
  const { data = [] } = useReadAll(getAllAttributes, (window) => ({
    query: { sort: 'name', order: 'asc', ...window } as const,
  }));
  return <SetAttributeFields attributes={data} {...props} />;
}
