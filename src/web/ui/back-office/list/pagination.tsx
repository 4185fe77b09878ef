import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatCount } from '#languages/count.ts';
import * as texts from '#texts/back-office/lists.ts';
import { classNames } from '../../class-names.ts';
import { ActionButton, IconButton } from '../action-button.tsx';
import type { ShownPage } from './shown-pages.ts';

/** The present page of how many. */
export type Paging = {
  page: number;
  pages: number;
  goTo: (page: number) => void;
};

type PaginationProps = Paging & {
  /** Which numbers to show; by default 'Page p of N' between the two buttons. */
  show?: ((page: number, pages: number) => ShownPage[]) | undefined;
};

/** Previous, next, and the pages between. */
export function Pagination({ show, page, pages, goTo }: PaginationProps) {
  return (
    <nav aria-label={texts.pages} className="flex items-center gap-1">
      <ActionButton disabled={page <= 1} onClick={() => goTo(page - 1)}>
        <ChevronLeft size={15} aria-hidden="true" className="rtl:-scale-x-100" />
        <span className={show && 'max-md:sr-only'}>{texts.previous}</span>
      </ActionButton>
      {show ? (
        <ol className="flex items-center gap-1">
          {show(page, pages).map((shown, index) => (
            <li key={`${shown} ${index}`}>
              {shown === 'gap' ? (
                <span className="px-1 text-ink-muted">...</span>
              ) : (
                <button
                  type="button"
                  aria-label={texts.page(formatCount(shown))}
                  aria-current={shown === page ? 'page' : undefined}
                  data-look="plain"
                  className={classNames(
                    'back-office-button min-w-8 px-2! tabular-nums',
                    shown === page && 'bg-accent-soft text-accent-deep',
                  )}
                  onClick={() => goTo(shown)}
                >
                  {formatCount(shown)}
                </button>
              )}
            </li>
          ))}
        </ol>
      ) : (
        <span className="px-2 text-dense tabular-nums">
          {texts.pageOf({ page: formatCount(page), pages: formatCount(pages) })}
        </span>
      )}
      <ActionButton disabled={page >= pages} onClick={() => goTo(page + 1)}>
        <span className={show && 'max-md:sr-only'}>{texts.next}</span>
        <ChevronRight size={15} aria-hidden="true" className="rtl:-scale-x-100" />
      </ActionButton>
    </nav>
  );
}

/** Previous and next above a list, so that one can turn the page without scrolling. */
export function PageArrows({ page, pages, goTo }: Paging) {
  return (
    <div className="flex items-center gap-0.5">
      <IconButton label={texts.previousPage} disabled={page <= 1} onClick={() => goTo(page - 1)}>
        <ChevronLeft size={16} aria-hidden="true" className="rtl:-scale-x-100" />
      </IconButton>
      <span dir="ltr" className="px-1 text-dense whitespace-nowrap text-ink-muted tabular-nums">
        {formatCount(page)} / {formatCount(pages)}
      </span>
      <IconButton label={texts.nextPage} disabled={page >= pages} onClick={() => goTo(page + 1)}>
        <ChevronRight size={16} aria-hidden="true" className="rtl:-scale-x-100" />
      </IconButton>
    </div>
  );
}
