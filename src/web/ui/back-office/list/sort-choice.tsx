import * as texts from '#texts/back-office/lists.ts';
import type { ListColumn } from './list-column.ts';
import type { ListControls } from './list-state.ts';

type SortChoiceProps<Row> = { columns: readonly ListColumn<Row>[]; state: ListControls };

const orders = [
  { order: 'asc', arrow: '↑' },
  { order: 'desc', arrow: '↓' },
] as const;

/** The sort choice, where rows are cards without headers. */
export function SortChoice<Row>({ columns, state }: SortChoiceProps<Row>) {
  const options = columns.flatMap(({ sort, title, sortNames }) =>
    sort
      ? orders.map(({ order, arrow }) => ({
          sort,
          order,
          label: sortNames?.[order] ?? `${title} ${arrow}`,
        }))
      : [],
  );
  const chosen = options.findIndex(
    ({ sort, order }) => sort === state.sort && order === state.order,
  );
  const choose = (index: number) => {
    const option = options[index];
    if (option) state.sortTo(option.sort, option.order);
  };
  return (
    <select
      aria-label={texts.sortBy}
      value={chosen}
      onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
      className="back-office-input w-auto! grow md:grow-0"
    >
      {chosen < 0 && <option value={-1}>{texts.sortBy}</option>}
      {options.map(({ label }, index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </select>
  );
}
