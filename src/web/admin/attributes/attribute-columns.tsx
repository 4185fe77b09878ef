import type { getAllAttributes } from '#contracts/attributes/admin-calls.ts';
import type { ManagedAttribute } from '#contracts/attributes/managed.ts';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import type { CallColumn } from '#web/ui/back-office/list/use-list.ts';
import { kindLabels } from './attribute-labels.ts';

const kindOf = ({ kind, unit, scale }: ManagedAttribute) =>
  [kindLabels[kind], unit || scale].filter(Boolean).join(', ');
const entriesOf = ({ entries }: ManagedAttribute) =>
  entries.map(({ name, required }) => (required ? `${name} (required)` : name)).join('; ');
const choicesOf = ({ choices }: ManagedAttribute) => choices.map(({ label }) => label).join('; ');
const usesOf = ({ filterable, comparable, onCard }: ManagedAttribute) =>
  [filterable && 'Filter', comparable && 'Compare', onCard && 'Card'].filter(Boolean).join(', ');

export const attributeColumns: CallColumn<typeof getAllAttributes>[] = [
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
