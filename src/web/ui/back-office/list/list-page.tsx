import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { To } from 'react-router';
import type { ListId } from '#contracts/saved-view.ts';
import { formatCount } from '#languages/count.ts';
import * as controls from '#texts/back-office/controls.ts';
import * as texts from '#texts/back-office/lists.ts';
import { FailureState } from '../../failure-state.tsx';
import { ActionButton } from '../action-button.tsx';
import { messageOf } from '../calls.ts';
import { downloadCsv } from '../csv.ts';
import { useWide } from '../media-query.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { toasts } from '../toasts.tsx';
import { chosenColumns } from './chosen-columns.ts';
import { ColumnChoice } from './column-choice.tsx';
import { GoneFilters, ListFilterFields } from './filters/list-filters.tsx';
import { ListCards } from './list-cards.tsx';
import { ListFooter } from './list-footer.tsx';
import { ListTable } from './list-table.tsx';
import { PageArrows } from './pagination.tsx';
import { useSavedViews } from './saved-views/use-saved-views.ts';
import { ViewChoice } from './saved-views/view-choice.tsx';
import { SearchBox } from './search-box.tsx';
import type { Selection } from './selection.ts';
import { pagesOf, type ShownPage } from './shown-pages.ts';
import { SortChoice } from './sort-choice.tsx';
import type { List } from './use-list.ts';

type ListPageProps<Row> = {
  title: string;
  /** A sentence below the title. */
  text?: ReactNode;
  /** The name of the rows: 'subcategories' makes 'Showing 1 to 10 of 57 subcategories'. In Arabic with its article. */
  noun: string;
  /** Which list it is: its views and columns are saved under it. */
  id: ListId;
  list: List<Row>;
  nameOf: (row: Row) => string;
  linkOf?: ((row: Row) => To) | undefined;
  /** At the end of each row. */
  actions?: (row: Row) => ReactNode;
  /** Shown beside the title, such as the button that adds. */
  head?: ReactNode;
  /** Label and placeholder of the search box; without it there is none. */
  search?: string;
  /** The name of its CSV file without the extension; without it there is no export. */
  exportName?: string;
  selection?: Selection<Row>;
  /** The text of an empty list, and below it what could be done. */
  empty: { title: string; text?: string; action?: ReactNode };
  /** Which page numbers to show; by default 'Page p of N'. */
  numbers?: (page: number, pages: number) => ShownPage[];
  /** Shows paging and its text only where there is more than one page. */
  quietWhenOnePage?: boolean;
  /** Each row of a table has one line, cut where there is no room. */
  isOneLine?: boolean;
  /** Shown between the title and the search: links to the screens of the same subject. */
  tabs?: ReactNode;
  /** Between the search and the rows. */
  notice?: ReactNode;
  children?: ReactNode;
};

/** A list of a back office, described by data: table or cards, search, paging, and every state. */
export function ListPage<Row extends { _id: string }>(props: ListPageProps<Row>) {
  const { title, id, list, search, exportName, notice, noun } = props;
  const { query, state, filters } = list;
  const columns = list.columns.filter(({ isExportOnly }) => !isExportOnly);
  const pageSize = state.size ?? list.pageSize;
  const isWide = useWide();
  const views = useSavedViews(id, state);
  const chosen = chosenColumns(columns, views.columns);
  const { data, isPlaceholderData, isFetching } = query;
  const isBeyond = useStayWithin(list, pageSize);
  const pages = data ? pagesOf(data.total, pageSize) : 1;
  const body = {
    label: title,
    columns: isWide ? chosen.columns : columns.filter(({ isExtra }) => !isExtra),
    rows: isBeyond || views.isPending ? undefined : data?.rows,
    state,
    pageSize,
    nameOf: props.nameOf,
    linkOf: props.linkOf,
    actions: props.actions,
    selection: props.selection,
    isOneLine: props.isOneLine,
  };
  const isEmpty = data?.rows.length === 0 && !isBeyond && !views.isPending;
  const isSortedByChoice = !isWide && columns.some(({ sort }) => sort);
  return (
    <>
      <ScreenHead title={title} text={props.text}>
        {exportName && <ExportButton name={exportName} list={list} />}
        {props.head}
      </ScreenHead>
      {props.tabs}
      <div className="mb-3 flex flex-wrap items-end gap-2">
        {search && <SearchBox label={search} value={state.q} onSearch={state.search} />}
        <ListFilterFields filters={filters} state={state} />
        {isSortedByChoice && <SortChoice columns={columns} state={state} />}
        <div className="ms-auto flex items-center gap-2">
          {pages > 1 && (
            <PageArrows page={Math.min(state.page, pages)} pages={pages} goTo={state.goTo} />
          )}
          <ViewChoice views={views} columns={chosen.shown} />
          {isWide && chosen.choices.length > 2 && (
            <ColumnChoice choices={chosen.choices} shown={chosen.shown} views={views} />
          )}
        </div>
      </div>
      {notice}
      {query.isError && !data ? (
        <FailureState title={texts.listDidNotLoad} text={messageOf(query.error)}>
          <ActionButton busy={isFetching && controls.trying} onClick={() => query.refetch()}>
            {controls.tryAgain}
          </ActionButton>
        </FailureState>
      ) : (
        <div className="relative" aria-busy={isPlaceholderData}>
          {isFetching && data && <div className="back-office-working" aria-hidden="true" />}
          <div
            className={isPlaceholderData ? 'opacity-60 transition-opacity delay-150' : undefined}
          >
            {isEmpty ? (
              <Empty {...props} />
            ) : isWide ? (
              <div
                className={chosen.isCrowded ? 'back-office-table-window' : 'back-office-table-room'}
              >
                <ListTable {...body} />
              </div>
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
            {controls.tryAgain}
          </button>
        </p>
      )}
      <ListFooter
        noun={noun}
        list={list}
        pageSize={pageSize}
        numbers={props.numbers}
        quietWhenOnePage={props.quietWhenOnePage}
      />
      {props.children}
    </>
  );
}

function Empty<Row>({ empty, list: { state, filters } }: ListPageProps<Row>) {
  const isNarrowed = state.q !== '' || Object.values(state.filters).some(Boolean);
  return (
    <div className="flex flex-col items-center border-y border-hair px-5 py-16 text-center">
      <p className="font-medium">{empty.title}</p>
      {isNarrowed ? (
        <div className="mt-1 text-ink-muted">
          <GoneFilters filters={filters} state={state} />
          <p>{texts.tryOtherWords}</p>
        </div>
      ) : (
        empty.text && <p className="mt-1 text-balance text-ink-muted">{empty.text}</p>
      )}
      {empty.action && !isNarrowed && <div className="mt-4">{empty.action}</div>}
    </div>
  );
}

/**
 * Redirects to the last page where the requested one no longer exists, as after a deletion; returns
 * whether it does.
 */
function useStayWithin<Row>({ query, state }: List<Row>, pageSize: number): boolean {
  const { data, isPlaceholderData } = query;
  const last = data ? pagesOf(data.total, pageSize) : Number.POSITIVE_INFINITY;
  const isBeyond = !isPlaceholderData && state.page > last;
  const leadTo = useEffectEvent((page: number) => state.goTo(page, true));
  useEffect(() => {
    if (isBeyond) leadTo(last);
  }, [isBeyond, last]);
  return isBeyond;
}

type ExportButtonProps<Row> = {
  /** The file's name without its extension. */
  name: string;
  list: List<Row>;
};

/** Exports the whole list as a CSV file, as it is searched, filtered and sorted. */
function ExportButton<Row>({ name, list: { columns, readAll } }: ExportButtonProps<Row>) {
  const [progress, setProgress] = useState<string | null>(null);

  async function run() {
    setProgress(texts.exporting);
    try {
      const rows = await readAll((read, total) =>
        setProgress(
          texts.exported({ read: formatCount(read), total: formatCount(Math.max(read, total)) }),
        ),
      );
      const exported = columns.flatMap(({ title, textTitle = title, text }) =>
        text ? [{ title: textTitle, text }] : [],
      );
      const lines = rows.map((row) => exported.map(({ text }) => text(row)));
      downloadCsv(`${name}.csv`, [exported.map(({ title }) => title), ...lines]);
    } catch (error) {
      toasts.failure(messageOf(error));
    }
    setProgress(null);
  }

  return (
    <ActionButton onClick={run} busy={progress ?? false}>
      <Download size={15} aria-hidden="true" />
      {texts.exportCsv}
    </ActionButton>
  );
}
