import { ArrowUpDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { getAllAttributes, getAttributeProgress } from '#contracts/attributes/admin-calls.ts';
import type { ManagedAttribute } from '#contracts/attributes/managed.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { useOpenDialog } from '#web/ui/back-office/dialogs/use-open-dialog.ts';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { useCategoryChoices } from '../catalogue/category-select.tsx';
import { useMay } from '../may.tsx';
import { ProductsProgress, useFollowed } from '../products-progress.tsx';
import { AttributeActions } from './attribute-actions.tsx';
import { AttributeDialog } from './attribute-dialog.tsx';
import { kindLabels, kindOptions } from './attribute-labels.ts';
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

const kindOf = ({ kind, unit, scale }: ManagedAttribute) =>
  [kindLabels[kind], unit || scale].filter(Boolean).join(', ');
const entriesOf = ({ entries }: ManagedAttribute) =>
  entries.map(({ name, required }) => (required ? `${name} (required)` : name)).join('; ');
const choicesOf = ({ choices }: ManagedAttribute) => choices.map(({ label }) => label).join('; ');
const usesOf = ({ filterable, comparable, onCard }: ManagedAttribute) =>
  [filterable && 'Filter', comparable && 'Compare', onCard && 'Card'].filter(Boolean).join(', ');

const attributeColumns: CallColumn<typeof getAllAttributes>[] = [
  {
    key: 'name',
    title: 'Attribute Name',
    card: 'title',
    sort: 'name',
    width: '12rem',
    cell: (row) => <bdi className="font-medium wrap-anywhere">{row.name}</bdi>,
    text: (row) => row.name,
  },
  { key: 'kind', title: 'Kind', sort: 'kind', width: '9rem', cell: kindOf, text: kindOf },
  {
    key: 'group',
    title: 'Group',
    sort: 'group',
    width: '9rem',
    cell: (row) => (row.group ? <bdi className="wrap-anywhere">{row.group}</bdi> : '–'),
    text: (row) => row.group,
  },
  {
    key: 'choices',
    title: 'Choices',
    card: 'text',
    cell: (row) => <Choices {...row} />,
    text: choicesOf,
  },
  {
    key: 'entries',
    title: 'Products In',
    card: 'text',
    cell: (row) => (
      <bdi className="line-clamp-2 wrap-anywhere">{entriesOf(row) || 'Nowhere yet'}</bdi>
    ),
    text: entriesOf,
  },
  {
    key: 'uses',
    title: 'Used For',
    width: '9rem',
    cell: (row) => usesOf(row) || '–',
    text: usesOf,
  },
  {
    key: 'position',
    title: 'Order',
    sort: 'position',
    width: '5rem',
    isNumber: true,
    isNamedOnCard: true,
    cell: (row) => row.position,
    text: (row) => row.position,
  },
  {
    key: 'code',
    title: 'Code',
    isExtra: true,
    width: '9rem',
    cell: (row) => <span className="wrap-anywhere">{row.code}</span>,
    text: (row) => row.code,
  },
  {
    key: 'createdAt',
    title: 'Created At',
    sort: 'createdAt',
    isExtra: true,
    width: '11rem',
    cell: (row) => <span className="whitespace-nowrap">{formatMoment(row.createdAt)}</span>,
    text: (row) => row.createdAt,
  },
];

const SHOWN = 8;

function Choices({ kind, choices }: ManagedAttribute) {
  if (choices.length === 0) return null;
  const others = choices.length - SHOWN;
  const shown = choices.slice(0, SHOWN);
  if (kind !== 'colour') {
    return (
      <bdi className="line-clamp-2 wrap-anywhere">
        {shown.map(({ label }) => label).join(', ')}
        {others > 0 && ` and ${others} more`}
      </bdi>
    );
  }
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {shown.map(({ _id, label, swatch }) => (
        <span
          key={_id}
          role="img"
          aria-label={label}
          title={label}
          className="size-4 rounded-full border border-line"
          style={{ backgroundColor: swatch ?? undefined }}
        />
      ))}
      {others > 0 && <span className="text-ink-muted">and {others} more</span>}
    </span>
  );
}
