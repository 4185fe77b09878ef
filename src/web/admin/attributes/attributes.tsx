import { ArrowUpDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { getAllAttributes, getAttributeProgress } from '#contracts/attributes/admin-calls.ts';
import type { ManagedAttribute } from '#contracts/attributes/managed.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { useOpenDialog } from '#web/ui/back-office/dialogs/use-open-dialog.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { useList } from '#web/ui/back-office/list/use-list.ts';
import { useCategoryChoices } from '../catalogue/category-select.tsx';
import { useMay } from '../may.tsx';
import { ProductsProgress, useFollowed } from '../products-progress.tsx';
import { AttributeActions } from './attribute-actions.tsx';
import { attributeColumns } from './attribute-columns.tsx';
import { AttributeDialog } from './attribute-dialog.tsx';
import { kindOptions } from './attribute-labels.ts';
import { OrderDialog } from './order-dialog.tsx';

/** How far the products of attributes that were renamed or deleted follow; usually nothing. */
function AttributesProgress() {
  return useFollowed(getAttributeProgress).map(({ _id, ...progress }) => (
    <ProductsProgress key={_id} doing="Updating" {...progress} />
  ));
}

/** What products are described by, and the dialog that adds and edits it. */
export default function Attributes() {
  const { choices: categories } = useCategoryChoices();
  const list = useList(getAllAttributes, {
    columns: attributeColumns,
    filters: {
      categoryId: { label: 'Category', all: 'All categories', options: categories },
      kind: { label: 'Kind', all: 'All kinds', options: kindOptions },
    },
    sort: 'position',
    order: 'asc',
    pageSize: 20,
  });
  const dialog = useOpenDialog();
  const [isOrdering, setOrdering] = useState(false);
  const mayChange = useMay('change-catalogue');
  const add = mayChange && (
    <ActionButton look="solid" onClick={() => dialog.show('new')}>
      <Plus size={15} aria-hidden="true" />
      Add Attribute
    </ActionButton>
  );
  return (
    <ListPage
      title="Attributes"
      text="The facts by which products are described, filtered and compared. Sellers fill them in."
      noun="attributes"
      id="attributes"
      list={list}
      exportName="attributes"
      numbers={adminPages}
      nameOf={(row) => row.name}
      search="Search attributes..."
      notice={<AttributesProgress />}
      head={
        mayChange && (
          <>
            <ActionButton onClick={() => setOrdering(true)}>
              <ArrowUpDown size={15} aria-hidden="true" />
              Put in order
            </ActionButton>
            {add}
          </>
        )
      }
      empty={{
        title: 'No attributes found.',
        text: 'Add what shoppers ask for: case size, material, colour, shoe size.',
        action: add,
      }}
      {...(mayChange && {
        linkOf: (row: ManagedAttribute) => dialog.to(row._id),
        actions: (row: ManagedAttribute) => (
          <AttributeActions entry={row} onEdit={() => dialog.show(row._id)} />
        ),
      })}
    >
      {isOrdering && <OrderDialog onClose={() => setOrdering(false)} />}
      {mayChange && dialog.open && <AttributeDialog id={dialog.open} onClose={dialog.close} />}
    </ListPage>
  );
}
