import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { To } from 'react-router';
import * as texts from '#texts/back-office/lists.ts';
import { classNames } from '../../class-names.ts';
import { type ListColumn, titleOf } from './list-column.ts';
import type { ListControls } from './list-state.ts';
import { RowLink } from './row-link.tsx';
import type { Selection } from './selection.ts';

export type ListBodyProps<Row> = {
  /** What the list contains, for screen readers, such as 'Products'. */
  label: string;
  columns: readonly ListColumn<Row>[];
  /** Undefined while the first ones are loading. */
  rows: readonly Row[] | undefined;
  state: ListControls;
  pageSize: number;
  nameOf: (row: Row) => string;
  /** The link that opens a row. */
  linkOf?: ((row: Row) => To) | undefined;
  actions?: ((row: Row) => ReactNode) | undefined;
  selection?: Selection<Row> | undefined;
  isOneLine?: boolean | undefined;
};

/** The rows as a table, for screens with room. */
export function ListTable<Row extends { _id: string }>(props: ListBodyProps<Row>) {
  const { label, columns, rows, actions, selection, nameOf, linkOf } = props;
  const title = titleOf(columns);
  const table = useRef<HTMLTableElement>(null);
  // After each render: what cells say is known by then alone.
  useLayoutEffect(() => {
    if (!table.current || props.isOneLine) return;
    const give = giveWordsRoom.bind(null, table.current);
    give();
    addEventListener('resize', give);
    return () => removeEventListener('resize', give);
  });
  return (
    <table
      ref={table}
      className="back-office-table"
      data-one-line={props.isOneLine ? '' : undefined}
      aria-label={label}
      aria-busy={rows === undefined}
    >
      <colgroup>
        {selection && <col style={{ width: '2.5rem' }} />}
        {columns.map(({ key, width = '', share = width }) => (
          <col key={key} style={share ? { width: share } : undefined} />
        ))}
        {actions && <col style={{ width: '1%' }} />}
      </colgroup>
      <thead>
        <tr>
          {selection && (
            <th>
              <input
                type="checkbox"
                className="back-office-check"
                aria-label={texts.selectAllOnPage}
                disabled={!rows?.length}
                checked={Boolean(rows?.length) && rows?.every((row) => selection.has(row._id))}
                onChange={() => selection.toggleAll(rows ?? [])}
              />
            </th>
          )}
          {columns.map((column) => (
            <HeadCell key={column.key} column={column} state={props.state} />
          ))}
          {actions && (
            <th className="text-end!">
              <span className="pe-2">{texts.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows?.map((row) => (
          <tr
            key={row._id}
            data-row={row._id}
            data-opens={linkOf ? '' : undefined}
            data-selected={selection?.has(row._id) ? '' : undefined}
          >
            {selection && (
              <td className="own-width">
                <input
                  type="checkbox"
                  className="back-office-check"
                  aria-label={texts.select(nameOf(row))}
                  checked={selection.has(row._id)}
                  onChange={() => selection.toggle(row)}
                />
              </td>
            )}
            {columns.map((column) => (
              <td
                key={column.key}
                className={classNames(
                  column === title && 'title',
                  column.isNumber && 'number',
                  column.width && 'own-width',
                )}
              >
                <RowLink to={column === title ? linkOf?.(row) : undefined}>
                  {column.cell(row)}
                </RowLink>
                {column.note?.(row)}
              </td>
            ))}
            {actions && (
              <td className="own-width">
                <div className="row-actions flex items-center justify-end">{actions(row)}</div>
              </td>
            )}
          </tr>
        ))}
        {rows === undefined && <SkeletonRows {...props} />}
      </tbody>
    </table>
  );
}

/** Words of more letters may break in a table, and of fewer where it would not fit the screen otherwise. */
const LONGEST_WHOLE = [16, 12, 8, 0];

/** Gives each column of a table whose width is not its own the room for its words to break between one another alone. */
function giveWordsRoom(table: HTMLTableElement): void {
  const { tHead, tBodies, parentElement: room } = table;
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null || room === null) return;
  const { fontSize, fontFamily } = getComputedStyle(table);
  pen.font = `500 ${fontSize} ${fontFamily}`;
  const columns = [...(tHead?.rows[0]?.cells ?? [])].map((heading, at) => {
    const cells = [...(tBodies[0]?.rows ?? [])].flatMap((row) => row.cells[at] ?? []);
    const texts = cells.filter((cell) => cell.matches(':not(.own-width, .number)'));
    const words = texts.flatMap(
      ({ textContent }) => textContent.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [],
    );
    return { heading, words: [...new Set(words)] };
  });
  for (const most of LONGEST_WHOLE) {
    for (const { heading, words } of columns) {
      const widths = words.map((word) => pen.measureText(word.slice(0, most)).width);
      const widest = Math.ceil(Math.max(0, ...widths));
      heading.style.minWidth = widest === 0 ? '' : `calc(${widest}px + 2 * var(--cell-side))`;
    }
    if (room.scrollWidth <= room.clientWidth) return;
  }
}

function HeadCell<Row>({ column, state }: { column: ListColumn<Row>; state: ListControls }) {
  const { title, sort, isNumber, width } = column;
  const className = classNames(isNumber && 'number', width && 'own-width');
  if (sort === undefined) return <th className={className}>{title}</th>;
  const isSorted = state.sort === sort;
  const direction = state.order === 'asc' ? 'ascending' : 'descending';
  const Arrow = !isSorted ? ChevronsUpDown : state.order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th aria-sort={isSorted ? direction : undefined} className={className}>
      <button
        type="button"
        className={classNames(
          '-mx-1.5 inline-flex min-h-7 cursor-pointer items-center gap-1 rounded-control px-1.5 hover:bg-hover',
          isSorted && 'text-ink',
        )}
        onClick={() => state.sortBy(sort)}
      >
        {title}
        <Arrow size={13} aria-hidden="true" className={isSorted ? undefined : 'opacity-45'} />
      </button>
    </th>
  );
}

function SkeletonRows<Row>({ columns, pageSize, actions, selection }: ListBodyProps<Row>) {
  const cells = columns.length + (actions ? 1 : 0) + (selection ? 1 : 0);
  return Array.from({ length: pageSize }, (_, row) => (
    <tr key={row}>
      {Array.from({ length: cells }, (_, cell) => (
        <td key={cell}>
          <div
            className="back-office-skeleton h-3"
            style={{ width: `${52 + ((row + cell) % 4) * 12}%` }}
          />
        </td>
      ))}
    </tr>
  ));
}
