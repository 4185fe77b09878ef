import { type FormEvent, type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { basePath } from '#texts/language.ts';
import * as texts from '#texts/storefront/listing.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/select.tsx';
import { useSyncWithAddress } from '../sync-with-address.ts';
import type { ListKind } from './list-kinds.ts';
import type { ListState } from './list-state.ts';

/** Id of the filters' panel, which their button opens with and without scripts. */
export const FILTERS = 'filters';

type ProductListFormProps = {
  kind: ListKind;
  state: ListState;
  /** The list's address, without a query. */
  page: string;
  className: string;
  children: ReactNode;
};

/**
 * The form of the shop's filters, search and sort. Without scripts it is sent as it is; with them
 * only set values get into the address, and the page keeps its position.
 */
export function ProductListForm(props: ProductListFormProps) {
  const { kind, state, page, className, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  useSyncWithAddress(form, { q: state.q, sort: state.sort });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = event.currentTarget;
    const filled = [...new FormData(sent)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    );
    // A checkbox sends the form as well, and the panel stays.
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter !== null) document.getElementById(FILTERS)?.hidePopover?.();
    // What reads addresses comes with the filters and the list, after the page.
    import('./list-state.ts').then(
      ({ listQuery, readListForm }) => {
        const asked = readListForm(kind, new URLSearchParams(filled), state);
        navigate(page + listQuery(kind, asked), { preventScrollReset: true });
      },
      () => sent.submit(),
    );
  }

  return (
    <form ref={form} method="get" action={basePath + page} onSubmit={submit} className={className}>
      {state.view !== 3 && <input type="hidden" name="view" value={state.view} />}
      {state.plain.length > 0 && <input type="hidden" name="plain" value={state.plain.join(',')} />}
      {children}
    </form>
  );
}

type ToolbarProps = {
  kind: ListKind;
  state: ListState;
  /** Class of the button that opens the filters. */
  filtersClass: string;
  sortClass?: string;
  children?: ReactNode;
};

/** Search, if any, the button of the filters, and the order. */
export function Toolbar({ kind, state, filtersClass, sortClass = '', children }: ToolbarProps) {
  return (
    <div className="flex flex-wrap items-stretch gap-3">
      {children}
      <button
        type="button"
        popoverTarget={FILTERS}
        className={buttonClass('line', `px-5 ${filtersClass}`)}
      >
        <Icon name="filters" size={17} />
        {texts.filters}
      </button>
      <Select
        label={texts.sortBy}
        name="sort"
        options={kind.sorts}
        defaultValue={state.sort}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className={`grow max-sm:basis-32 max-sm:grow-3 sm:grow-0 ${sortClass}`}
      />
      <button type="submit" className={buttonClass('line', 'needs-no-scripts')}>
        {texts.sort}
      </button>
    </div>
  );
}
