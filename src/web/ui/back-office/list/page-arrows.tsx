import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../action-button.tsx';
import { formatCount } from '../formats.ts';

type PageArrowsProps = { page: number; pages: number; goTo: (page: number) => void };

/** Previous and next above a list, so that one can turn the page without scrolling. */
export function PageArrows({ page, pages, goTo }: PageArrowsProps) {
  return (
    <div className="flex items-center gap-0.5">
      <IconButton label="Previous page" disabled={page <= 1} onClick={() => goTo(page - 1)}>
        <ChevronLeft size={16} aria-hidden="true" />
      </IconButton>
      <span className="px-1 text-dense whitespace-nowrap text-ink-muted tabular-nums">
        {formatCount(page)} / {formatCount(pages)}
      </span>
      <IconButton label="Next page" disabled={page >= pages} onClick={() => goTo(page + 1)}>
        <ChevronRight size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
