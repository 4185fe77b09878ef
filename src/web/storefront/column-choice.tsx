import * as texts from '#texts/storefront/list-parts.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { type View, views } from './views.ts';

/** The grid's classes by number of columns. */
export const columnsOf: Record<View, string> = {
  2: 'grid-cols-1 md:grid-cols-2',
  3: 'grid-cols-2 md:grid-cols-3',
  4: 'grid-cols-3 md:grid-cols-4',
};

type ColumnChoiceProps = { chosen: View; addressOf: (view: View) => string };

/**
 * The choice of how many products are shown side by side. It is in the address, so links keep it.
 */
export function ColumnChoice({ chosen, addressOf }: ColumnChoiceProps) {
  return (
    <fieldset className="column-choice">
      <legend className="sr-only">{texts.columns}</legend>
      {views.map((view) => (
        <Link
          key={view}
          to={addressOf(view)}
          prefetch="intent"
          replace
          preventScrollReset
          aria-current={view === chosen ? 'true' : undefined}
          className="choice-link"
        >
          <span className="md:hidden">
            <Icon name={`columns${(view - 1) as 1 | 2 | 3}`} size={18} />
            <span className="sr-only">{texts.columnCount(view - 1)}</span>
          </span>
          <span className="max-md:hidden">
            <Icon name={`columns${view}`} size={18} />
            <span className="sr-only">{texts.columnCount(view)}</span>
          </span>
        </Link>
      ))}
    </fieldset>
  );
}
