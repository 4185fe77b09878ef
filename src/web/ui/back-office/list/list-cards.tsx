import type { ReactNode } from 'react';
import * as words from '#texts/back-office/lists.ts';
import { type ListColumn, titleOf } from './list-column.ts';
import type { ListBodyProps } from './list-table.tsx';
import { RowLink } from './row-link.tsx';

/** The rows as cards, for screens without room for a table. */
export function ListCards<Row extends { _id: string }>(props: ListBodyProps<Row>) {
  const { label, columns, rows, pageSize } = props;
  return (
    <ul
      aria-label={label}
      aria-busy={rows === undefined}
      className="grid grid-cols-1 gap-2.5 md:grid-cols-2"
    >
      {rows?.map((row) => (
        <Card key={row._id} {...props} row={row} columns={columns} />
      ))}
      {rows === undefined &&
        Array.from({ length: Math.min(pageSize, 6) }, (_, index) => (
          <li key={index} aria-hidden="true" className="back-office-skeleton h-32 rounded-panel" />
        ))}
    </ul>
  );
}

function Card<Row extends { _id: string }>(props: ListBodyProps<Row> & { row: Row }) {
  const { row, columns, actions, selection, nameOf, linkOf } = props;
  const title = titleOf(columns);
  const picture = columns.find(({ card }) => card === 'picture');
  const texts = columns.filter(({ card }) => card === 'text' || card === 'whole');
  const prices = columns.filter(({ card }) => card === 'price');
  const lines = columns.filter(({ card }) => card === 'line');
  const feet = columns.filter(({ card }) => card === 'foot');
  const plain = columns.filter((column) => column !== title && column.card === undefined);
  return (
    <li
      data-row={row._id}
      data-opens={linkOf ? '' : undefined}
      className="back-office-card flex flex-col justify-between rounded-panel border border-hair bg-panel px-3 pt-2.5 pb-1.5"
    >
      <div className="flex items-start gap-3">
        {(picture?.cardCell ?? picture?.cell)?.(row)}
        <div className="min-w-0 grow">
          <div className="line-clamp-2 leading-5 font-medium wrap-anywhere">
            <RowLink to={linkOf?.(row)}>{title?.cell(row)}</RowLink>
          </div>
          {prices.length > 0 && (
            <p className="mt-0.5 flex flex-wrap items-baseline gap-x-3 tabular-nums">
              {prices.map(({ key, title: name, cell }, index) => (
                <span key={key} className={index === 0 ? 'text-lead font-medium' : 'text-ink-soft'}>
                  <span className="sr-only">{name} </span>
                  {cell(row)}
                </span>
              ))}
            </p>
          )}
          <SmallPrint row={row} title={title} columns={plain} />
          {title?.isNoteWhole && <div className="mt-1 wrap-anywhere">{title.note?.(row)}</div>}
          {lines.map(({ key, title: name, cell }) => (
            <div key={key} className="mt-1 text-fine wrap-anywhere">
              <span className="sr-only">{name} </span>
              {cell(row)}
            </div>
          ))}
          {texts.map(({ key, title: name, card, cell }) =>
            isNothing(cell(row)) ? null : card === 'whole' ? (
              <div key={key} className="mt-1.5 text-fine wrap-anywhere">
                <span className="block text-ink-muted">{name}</span>
                {cell(row)}
              </div>
            ) : (
              <div key={key} className="line-clamp-2 text-fine wrap-anywhere">
                {cell(row)}
              </div>
            ),
          )}
        </div>
        {selection && (
          <label className="-mt-2.5 -me-3 inline-flex size-11 shrink-0 items-center justify-center">
            <input
              type="checkbox"
              className="back-office-check"
              aria-label={words.select(nameOf(row))}
              checked={selection.has(row._id)}
              onChange={() => selection.toggle(row)}
            />
          </label>
        )}
      </div>
      {(actions || feet.length > 0) && (
        <div className="mt-0.5 flex min-h-11 flex-wrap items-center gap-x-3 has-[>:only-child:empty]:hidden">
          {feet.map(({ key, title: name, cell, isNamedOnCard }) => (
            <div key={key} className="flex items-center gap-2 text-fine">
              <span className={isNamedOnCard ? 'whitespace-nowrap text-ink-muted' : 'sr-only'}>
                {name}
              </span>
              {cell(row)}
            </div>
          ))}
          {actions && <div className="-me-1.5 ms-auto flex gap-1">{actions(row)}</div>}
        </div>
      )}
    </li>
  );
}

/** Whether a cell says nothing, in a table by a dash. */
const isNothing = (content: ReactNode) =>
  content === null ||
  content === undefined ||
  content === false ||
  content === '' ||
  content === '–';

/** A day, a time or a number is not broken over two lines. */
const isShort = (content: ReactNode) => typeof content === 'string' && content.length < 25;

type SmallPrintProps<Row> = {
  row: Row;
  title: ListColumn<Row> | undefined;
  columns: readonly ListColumn<Row>[];
};

/** The values of the other columns, in a line or two; numbers first. */
function SmallPrint<Row>({ row, title, columns }: SmallPrintProps<Row>) {
  const note = title?.isNoteWhole ? null : title?.note?.(row);
  if (!note && columns.length === 0) return null;
  const values = (shown: readonly ListColumn<Row>[]) =>
    shown.flatMap(({ key, title: name, cell, isNamedOnCard }) => {
      const content = cell(row);
      if (isNothing(content)) return [];
      return (
        <span key={key}>
          <span className={isNamedOnCard ? undefined : 'sr-only'}>{name} </span>
          {isShort(content) ? <span className="whitespace-nowrap">{content}</span> : content}
        </span>
      );
    });
  return (
    <div className="back-office-small-print line-clamp-3 text-fine text-ink-muted wrap-anywhere">
      {values(columns.filter(({ isNumber }) => isNumber))}
      {note && <span>{note}</span>}
      {values(columns.filter(({ isNumber }) => !isNumber))}
    </div>
  );
}
