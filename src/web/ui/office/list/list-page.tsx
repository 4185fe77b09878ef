import { type ReactNode, useEffect } from 'react';
import { FailureState } from '../../failure-state.tsx';
import { messageOf } from '../calls.ts';
import { formatCount, formatTotal } from '../formats.ts';
import { useWide } from '../media-query.ts';
import { OfficeButton } from '../office-button.tsx';
import { ScreenHead } from '../screen-head.tsx';
import { ListCards } from './list-cards.tsx';
import type { ListColumn } from './list-column.ts';
import type { ListControls } from './list-state.ts';
import { ListTable } from './list-table.tsx';
import { Pagination } from './pagination.tsx';
import { SearchBox } from './search-box.tsx';
import type { Selection } from './selection.ts';
import { pagesOf, rowsShown, type ShownPage } from './shown-pages.ts';
import { SortChoice } from './sort-choice.tsx';
import type { ListQuery } from './use-list.ts';

type ListPageProps<Row> = {
  title: string;
  /** Below the title, in a sentence. */
  text?: ReactNode;
  /** What the rows are called: 'subcategories' makes 'Showing 1 to 10 of 57 subcategories'. */
  noun: string;
  columns: readonly ListColumn<Row>[];
  state: ListControls;
  query: ListQuery<Row>;
  pageSize: number;
  nameOf: (row: Row) => string;
  /** At the end of each row. */
  actions?: (row: Row) => ReactNode;
  /** Beside the title, such as the button that adds. */
  head?: ReactNode;
  /** Label and placeholder of the search box; none without. */
  search?: string;
  /** Beside the search box. */
  filters?: ReactNode;
  selection?: Selection<Row>;
  /** What is said of an empty list, and below it what could be done. */
  empty: { title: string; text?: string; action?: ReactNode };
  /** Which page numbers to show; without, 'Page p of N'. */
  numbers?: (page: number, pages: number) => ShownPage[];
  /** Paging and its text only where there is more than one page. */
  quietWhenOnePage?: boolean;
  /** Between the title and the search: the screens that this one belongs to. */
  tabs?: ReactNode;
  /** Between the search and the rows. */
  notice?: ReactNode;
  children?: ReactNode;
};

/** A list of a back office, described by data: table or cards, search, paging, and every state. */
export function ListPage<Row extends { _id: string }>(props: ListPageProps<Row>) {
  const { title, query, state, pageSize, search, filters, notice } = props;
  const isWide = useWide();
  const { data, isPlaceholderData, isFetching } = query;
  const isBeyond = useStayWithin(props);
  const body = {
    label: title,
    columns: props.columns,
    rows: isBeyond ? undefined : data?.rows,
    state,
    pageSize,
    nameOf: props.nameOf,
    actions: props.actions,
    selection: props.selection,
  };
  const isEmpty = data?.rows.length === 0 && !isBeyond;
  const isSortedByChoice = !isWide && props.columns.some(({ sort }) => sort);
  return (
    <>
      <ScreenHead title={title} text={props.text}>
        {props.head}
      </ScreenHead>
      {props.tabs}
      {(search || filters || isSortedByChoice) && (
        <div className="mb-3 flex flex-wrap items-center gap-2">
          {search && <SearchBox label={search} value={state.q} onSearch={state.search} />}
          {filters}
          {isSortedByChoice && <SortChoice columns={props.columns} state={state} />}
        </div>
      )}
      {notice}
      {query.isError && !data ? (
        <FailureState title="This list did not load" text={messageOf(query.error)}>
          <OfficeButton busy={isFetching && 'Trying…'} onClick={() => query.refetch()}>
            Try again
          </OfficeButton>
        </FailureState>
      ) : (
        <div className="relative" aria-busy={isPlaceholderData}>
          {isFetching && data && <div className="office-working" aria-hidden="true" />}
          <div
            className={isPlaceholderData ? 'opacity-60 transition-opacity delay-150' : undefined}
          >
            {isEmpty ? (
              <Empty {...props} />
            ) : isWide ? (
              <ListTable {...body} />
            ) : (
              <ListCards {...body} />
            )}
          </div>
        </div>
      )}
      {query.isError && data && (
        <p role="alert" className="mt-3 text-bad">
          {messageOf(query.error)}{' '}
          <button type="button" className="underline" onClick={() => query.refetch()}>
            Try again
          </button>
        </p>
      )}
      <ListFoot {...props} />
      {props.children}
    </>
  );
}

function Empty<Row>({ empty, state }: ListPageProps<Row>) {
  const isNarrowed = state.q !== '' || Object.values(state.filters).some(Boolean);
  return (
    <div className="flex flex-col items-center border-y border-hair px-5 py-16 text-center">
      <p className="font-medium">{empty.title}</p>
      {isNarrowed ? (
        <p className="mt-1 text-ink-muted">Try other words, or fewer filters.</p>
      ) : (
        empty.text && <p className="mt-1 text-ink-muted">{empty.text}</p>
      )}
      {empty.action && !isNarrowed && <div className="mt-4">{empty.action}</div>}
    </div>
  );
}

function ListFoot<Row>(props: ListPageProps<Row>) {
  const { query, state, pageSize, noun, numbers, quietWhenOnePage } = props;
  if (!query.data) return null;
  const { total, capped } = query.data;
  const pages = pagesOf(total, pageSize);
  const page = Math.min(state.page, pages);
  const [first, last] = rowsShown(page, pageSize, total);
  const isQuiet = total === 0 || (quietWhenOnePage && pages === 1);
  return (
    <footer className="mt-4 flex min-h-9 flex-wrap items-center justify-between gap-3">
      <p role="status" className={isQuiet ? 'sr-only' : 'text-dense text-ink-muted tabular-nums'}>
        {total === 0
          ? `No ${noun}`
          : `Showing ${formatCount(first)} to ${formatCount(last)} of ${formatTotal(total, capped)} ${noun}`}
      </p>
      {pages > 1 && <Pagination page={page} pages={pages} goTo={state.goTo} show={numbers} />}
    </footer>
  );
}

/** Leads to the last page where the one asked for is gone, as after a deletion; tells that it does. */
function useStayWithin<Row>({ query, state, pageSize }: ListPageProps<Row>): boolean {
  const { data, isPlaceholderData } = query;
  const last = data ? pagesOf(data.total, pageSize) : Number.POSITIVE_INFINITY;
  const isBeyond = !isPlaceholderData && state.page > last;
  useEffect(() => {
    if (isBeyond) state.goTo(last, true);
  }, [isBeyond, last]);
  return isBeyond;
}
