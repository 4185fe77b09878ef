import { type FormEvent, useId } from 'react';
import { typedCount } from '#contracts/typed/digits.ts';
import { DEEPEST_ROW, deepestPage } from '#domain/deepest-page.ts';
import { formatCount } from '#languages/count.ts';
import * as texts from '#texts/back-office/lists.ts';
import { formatTotal } from '../formats.ts';
import { Pagination, type Paging } from './pagination.tsx';
import { PAGE_SIZES } from './read-list-state.ts';
import { pagesOf, rowsShown, type ShownPage } from './shown-pages.ts';
import type { List } from './use-list.ts';

type ListFooterProps<Row> = {
  noun: string;
  list: List<Row>;
  /** The present number of rows per page. */
  pageSize: number;
  numbers?: ((page: number, pages: number) => ShownPage[]) | undefined;
  quietWhenOnePage?: boolean | undefined;
};

/**
 * The foot of a list: which rows are shown of how many, the number of rows per page, and the way to
 * other pages.
 */
export function ListFooter<Row>(props: ListFooterProps<Row>) {
  const { list, pageSize, noun, numbers, quietWhenOnePage } = props;
  const { query, state } = list;
  if (!query.data) return null;
  const { total, capped } = query.data;
  const pages = pagesOf(total, pageSize);
  const page = Math.min(state.page, pages);
  const paging = { page, pages, goTo: state.goTo };
  const isCutOff = page === deepestPage(pageSize) && (capped || total > DEEPEST_ROW);
  const [first, last] = rowsShown(page, pageSize, total);
  const tellShown = isCutOff ? texts.showingAsFarAsPagesGo : texts.showing;
  const isQuiet = total === 0 || (quietWhenOnePage && pages === 1);
  const sizes = [...new Set([list.pageSize, ...PAGE_SIZES])].sort((one, other) => one - other);
  return (
    <footer className="mt-4 flex min-h-9 flex-wrap items-center gap-x-5 gap-y-3">
      <p
        role="status"
        className={isQuiet ? 'sr-only' : 'me-auto text-dense text-ink-muted tabular-nums'}
      >
        {total === 0
          ? texts.none(noun)
          : tellShown({
              first: formatCount(first),
              last: formatCount(last),
              total: formatTotal(total, capped),
              noun,
            })}
      </p>
      {total > (sizes[0] ?? 0) && (
        <SizeChoice
          sizes={sizes}
          size={pageSize}
          onChange={(size) => list.resize(size, Math.floor(((page - 1) * pageSize) / size) + 1)}
        />
      )}
      {pages > 3 && <PageJump key={page} {...paging} />}
      {pages > 1 && <Pagination {...paging} show={numbers} />}
    </footer>
  );
}

type SizeChoiceProps = {
  sizes: readonly number[];
  size: number;
  onChange: (size: number) => void;
};

function SizeChoice({ sizes, size, onChange }: SizeChoiceProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2 text-dense text-ink-muted">
      <label htmlFor={id}>{texts.rowsPerPage}</label>
      <select
        id={id}
        value={size}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        className="back-office-input w-auto! text-ink"
      >
        {sizes.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </div>
  );
}

/** A field for a page number; one too large leads to the last page. */
function PageJump({ page, pages, goTo }: Paging) {
  const id = useId();
  function jump(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = typedCount(String(new FormData(event.currentTarget).get('page')));
    if (typed !== null) goTo(Math.min(typed, pages));
  }
  return (
    <form onSubmit={jump} className="flex items-center gap-2 text-dense text-ink-muted">
      <label htmlFor={id}>{texts.goToPage}</label>
      <input
        id={id}
        name="page"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        defaultValue={page}
        enterKeyHint="go"
        className="back-office-input w-16! text-end text-ink tabular-nums"
        onFocus={({ currentTarget: { value }, currentTarget }) =>
          currentTarget.setSelectionRange(0, value.length)
        }
      />
    </form>
  );
}
