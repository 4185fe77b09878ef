import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { withLatinDigits } from '#contracts/typed/digits.ts';
import * as texts from '#texts/back-office/lists.ts';
import { ActionButton } from '../../action-button.tsx';
import { lazyDialog } from '../../dialogs/lazy-dialog.tsx';
import { useWide } from '../../media-query.ts';
import { useRead } from '../../use-call.ts';
import type { ListControls } from '../list-state.ts';
import { DayFilter } from './day-filter.tsx';
import { FilterField } from './filter-field.tsx';
import type { Picks } from './filter-picker.tsx';
import { FilterSelect } from './filter-select.tsx';

/** Of its own: it is the heaviest filter, and few lists have it. */
const FilterPicker = lazyDialog(
  () => import('./filter-picker.tsx'),
  (module) => module.FilterPicker,
);

/** A filter of a list by one parameter of its call; `all` is the text for no filter. */
export type ListFilter<Value extends string = string> =
  | {
      label: string;
      all: string;
      options: readonly { value: Value; label: string }[];
      /** The address may name values besides the options, as while they load. */
      isOpen?: boolean;
    }
  | { label: string; all: string; picks: Picks }
  /** A day, such as `2026-03-14` in the list's address. */
  | { label: string; isDay: true }
  /** A typed text, or an amount. */
  | { label: string; isText: true; isAmount?: boolean };

/** The filters of a list, by the parameters that they set. */
export type ListFilters = Readonly<Record<string, ListFilter | undefined>>;

/** Says of each filter of an empty list whose value was deleted meanwhile that it is the reason. */
export function GoneFilters({ filters, state }: ListFiltersProps) {
  return Object.entries(filters).map(([name, filter]) => {
    const value = state.filters[name] ?? '';
    if (filter === undefined || value === '') return null;
    if ('picks' in filter) return <GonePick key={name} {...{ ...filter, value }} />;
    if (!('options' in filter) || filter.options.length === 0) return null;
    const isGone = filter.options.every((option) => option.value !== value);
    return isGone && <p key={name}>{texts.filterIsGone(filter.label)}</p>;
  });
}

function GonePick({ label, picks, value }: { label: string; picks: Picks; value: string }) {
  const { isError } = useRead(picks.one, { params: { id: value } });
  return isError && <p>{texts.filterIsGone(label)}</p>;
}

type ListFiltersProps = { filters: ListFilters; state: ListControls };

/** The fields of a list's filters; several of them are behind a button. */
export function ListFilterFields({ filters, state }: ListFiltersProps) {
  const fields = Object.entries(filters).map(([name, filter]) => {
    if (filter === undefined) return null;
    if ('options' in filter) return <FilterSelect key={name} {...{ ...filter, state, name }} />;
    if ('picks' in filter) return <FilterPicker key={name} {...{ ...filter, state, name }} />;
    if ('isText' in filter) return <TextFilter key={name} {...{ ...filter, state, name }} />;
    return <DayFilter key={name} label={filter.label} state={state} name={name} />;
  });
  return fields.length > 1 ? <FilterGroup state={state}>{fields}</FilterGroup> : fields;
}

/** The filters of a list with many of them: behind a button that counts those in use. */
function FilterGroup({ state, children }: { state: ListControls; children: ReactNode }) {
  const id = useId();
  const used = Object.values(state.filters).filter(Boolean).length;
  const isWide = useWide();
  const [wish, setWish] = useState<boolean | null>(null);
  const isShown = wish ?? (isWide && used > 0);
  return (
    <>
      <ActionButton aria-expanded={isShown} aria-controls={id} onClick={() => setWish(!isShown)}>
        <SlidersHorizontal size={15} aria-hidden="true" />
        {used > 0 ? texts.filtersInUse(used) : texts.filters}
      </ActionButton>
      {used > 0 && (
        <ActionButton look="plain" onClick={state.clearFilters}>
          {texts.clearFilters}
        </ActionButton>
      )}
      <div
        id={id}
        hidden={!isShown}
        className="order-last flex w-full flex-wrap gap-x-2 gap-y-3 [&[hidden]]:hidden"
      >
        {children}
      </div>
    </>
  );
}

type TextFilterProps = {
  state: ListControls;
  /** The query parameter that it sets. */
  name: string;
  label: string;
  isAmount?: boolean;
};

const PAUSE_MS = 400;

/** Filters a list by a typed text, after a short pause; of an amount by its digits alone. */
function TextFilter({ state, name, label, isAmount = false }: TextFilterProps) {
  const id = useId();
  const value = state.filters[name] ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  function settle(text: string, pause: number) {
    setTyped(text);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      state.filter(name, isAmount ? withLatinDigits(text).replace(/[^\d.]/g, '') : text.trim());
      setTyped(null);
    }, pause);
  }

  return (
    <FilterField id={id} label={label}>
      <input
        id={id}
        type="text"
        inputMode={isAmount ? 'decimal' : 'text'}
        autoComplete="off"
        maxLength={isAmount ? 12 : 80}
        className="back-office-input"
        value={typed ?? value}
        onChange={({ target }) => settle(target.value, PAUSE_MS)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && settle(currentTarget.value, 0)}
      />
    </FilterField>
  );
}
