import type { ListBodyProps } from './list-table.tsx';

/** The rows as cards, for screens without room for a table. */
export function ListCards<Row extends { _id: string }>(props: ListBodyProps<Row>) {
  const { label, columns, rows, actions, selection, nameOf, pageSize } = props;
  const picture = columns.find(({ card }) => card === 'picture');
  const title = columns.find(({ card }) => card === 'title') ?? columns[0];
  const texts = columns.filter(({ card }) => card === 'text');
  const lines = columns.filter((column) => column !== title && column.card === undefined);
  return (
    <ul
      aria-label={label}
      aria-busy={rows === undefined}
      className="grid grid-cols-1 gap-3 md:grid-cols-2"
    >
      {rows?.map((row) => (
        <li key={row._id} className="flex flex-col rounded-panel border border-hair bg-panel p-3.5">
          <div className="flex items-start gap-3">
            {picture?.cell(row)}
            <div className="min-w-0 grow self-center font-medium wrap-anywhere">
              {title?.cell(row)}
            </div>
            {selection && (
              <label className="-my-3 -mr-3 inline-flex size-11 shrink-0 items-center justify-center">
                <input
                  type="checkbox"
                  className="office-check"
                  aria-label={`Select ${nameOf(row)}`}
                  checked={selection.has(row._id)}
                  onChange={() => selection.toggle(row)}
                />
              </label>
            )}
          </div>
          <dl className="mt-3 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1.5 text-dense">
            {lines.map(({ key, title: name, cell }) => (
              <div key={key} className="contents">
                <dt className="text-ink-muted">{name}</dt>
                <dd className="min-w-0 justify-self-end text-right wrap-anywhere">{cell(row)}</dd>
              </div>
            ))}
          </dl>
          {texts.map(({ key, cell }) => (
            <div key={key} className="mt-3 text-dense wrap-anywhere">
              {cell(row)}
            </div>
          ))}
          {actions && (
            <div className="mt-3 flex flex-wrap justify-end gap-2 border-t border-hair pt-3">
              {actions(row)}
            </div>
          )}
        </li>
      ))}
      {rows === undefined &&
        Array.from({ length: Math.min(pageSize, 4) }, (_, index) => (
          <li key={index} aria-hidden="true" className="office-skeleton h-40 rounded-panel" />
        ))}
    </ul>
  );
}
