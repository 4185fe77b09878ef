import { Combobox } from '@base-ui/react/combobox';
import { ChevronDown, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { CallTypes, ListTypes } from '#contracts/calls/call.ts';
import * as texts from '#texts/back-office/lists.ts';
import { Written } from '../../../written.tsx';
import { messageOf } from '../../calls.ts';
import { type ReadCall, useRead, useReadPage } from '../../use-call.ts';
import { useSettled } from '../../use-settled.ts';
import type { ListControls } from '../list-state.ts';
import { FilterField } from './filter-field.tsx';

type Choice = {
  _id: string;
  name: string;
  /** Distinguishes it from others of the same name. */
  categoryId?: { name: string } | undefined;
  role?: string;
};

type Filters = Readonly<Record<string, string>>;

/** The calls of a picker: the list in which options are searched, and one option by its id. */
export type Picks = {
  list: ReadCall<ListTypes & { response: Choice[] }>;
  query: (q: string, filters: Filters) => object;
  one: ReadCall<CallTypes & { params: { id: string }; response: Choice }>;
};

/** Returns the calls of a picker; `query` is the list's query for the typed text and the other filters. */
export const picksFrom = <T extends ListTypes & { response: Choice[] }>(
  list: ReadCall<T>,
  one: Picks['one'],
  query: (q: string, filters: Filters) => T['query'],
): Picks => ({ list, one, query });

/** Returns the query for the first options by name that match the typed text. */
export const byName = (q: string) => ({ q, sort: 'name', order: 'asc', limit: SHOWN }) as const;

type FilterPickerProps = {
  state: ListControls;
  /** The query parameter that it sets. */
  name: string;
  label: string;
  /** The text for no filter, such as 'All sellers'. */
  all: string;
  picks: Picks;
  /** The id of the one that is not offered. */
  except?: string;
};

const SHOWN = 20;

/**
 * Filters a list by one of many options, found by typing: nobody could read a list of thousands.
 */
export function FilterPicker(props: FilterPickerProps) {
  const { state, name, label, all, picks, except } = props;
  const id = useId();
  const value = state.filters[name] ?? '';
  const [isOpen, setOpen] = useState(false);
  /** The typed text; null where the chosen option is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const q = useSettled(typed ?? '');
  const chosen = useRead(picks.one, { params: { id: value } }, { enabled: value !== '' });
  const found = useReadPage(
    picks.list,
    { query: picks.query(q, state.filters) },
    { enabled: isOpen, keepPrevious: true },
  );
  const unknown = { _id: value, name: chosen.isError ? texts.noLongerThere : '…' };
  const choice = value === '' ? null : (chosen.data ?? unknown);
  const page = found.data?.rows ?? [];
  const rows = page.filter(({ _id }) => _id !== except);
  const isMore = (found.data?.total ?? 0) > page.length;
  const status = found.isError
    ? messageOf(found.error)
    : found.data === undefined
      ? texts.looking
      : rows.length === 0
        ? texts.nothingCalledSo
        : isMore && texts.typeToFindOthers;
  return (
    <Combobox.Root<Choice>
      items={rows}
      filter={null}
      value={choice}
      inputValue={typed ?? choice?.name ?? ''}
      itemToStringLabel={(row) => row.name}
      isItemEqualToValue={(row, other) => row._id === other._id}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open) setTyped(null);
      }}
      onInputValueChange={(text, { reason }) => {
        if (reason === 'input-change') setTyped(text);
      }}
      onValueChange={(row) => {
        setTyped(null);
        state.filter(name, row?._id ?? '');
      }}
    >
      <FilterField id={id} label={label}>
        <Combobox.InputGroup className="relative">
          <Combobox.Input
            id={id}
            placeholder={all}
            className="back-office-input truncate pe-8 placeholder:text-ink"
          />
          {value === '' ? (
            <ChevronDown
              size={16}
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 inset-e-2.5 my-auto"
            />
          ) : (
            <Combobox.Clear
              aria-label={texts.clearFilter(label)}
              className="absolute inset-y-0 inset-e-0 inline-flex w-8 cursor-pointer items-center justify-center text-ink-muted hover:text-ink pointer-coarse:w-11"
            >
              <X size={15} aria-hidden="true" />
            </Combobox.Clear>
          )}
        </Combobox.InputGroup>
      </FilterField>
      <Combobox.Portal>
        <Combobox.Positioner className="z-30" sideOffset={4} align="start">
          <Combobox.Popup className="back-office-popup max-h-80 w-64 overflow-y-auto p-1.5">
            <Combobox.List>
              {(row: Choice) => (
                <Combobox.Item
                  key={row._id}
                  value={row}
                  className="cursor-pointer rounded-control px-2 py-1.5 text-dense wrap-anywhere data-highlighted:bg-hover data-selected:font-medium pointer-coarse:py-3"
                >
                  <Written>{row.name}</Written>
                  {(row.categoryId || row.role) && (
                    <span className="block text-fine text-ink-muted">
                      <Written>{row.categoryId?.name ?? row.role ?? ''}</Written>
                    </span>
                  )}
                </Combobox.Item>
              )}
            </Combobox.List>
            <Combobox.Status className="px-2 text-fine text-ink-muted not-empty:py-1.5">
              {status}
            </Combobox.Status>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
