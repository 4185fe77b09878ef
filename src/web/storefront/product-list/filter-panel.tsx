import { type ChangeEvent, useEffect, useRef } from 'react';
import type { Facet, FacetName } from '#contracts/facets/facets.ts';
import { isMark, markNames } from '#contracts/facets/list-facets.ts';
import { formatCount } from '#languages/count.ts';
import * as texts from '#texts/storefront/list-parts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { isRestored } from '../sync-with-address.ts';
import { availabilityChoices } from './availability-choices.ts';
import { ATTRIBUTE, chosenOf } from './chosen.ts';
import { chosenLabel } from './chosen-filters.ts';
import { type Choice, FacetChoices, type OtherValues, tickInPart } from './facet-choices.tsx';
import type { ListKind } from './list-kinds.ts';
import {
  fromTheTop,
  isFiltered,
  type ListState,
  listQuery,
  productFilters,
  unfiltered,
} from './list-state.ts';
import type { ProductListData } from './load-product-list.ts';
import { PriceFilter } from './price-filter.tsx';
import { FILTERS } from './product-list-form.tsx';
import { boxesOf, type ReadBox, sentBox } from './read-boxes.ts';

type FilterPanelProps = Pick<
  ProductListData,
  'scope' | 'bounds' | 'facets' | 'total' | 'isCapped' | 'search'
> & {
  kind: ListKind;
  state: ListState;
  /** The list's address, without a query. */
  page: string;
  /** A column beside the list on wide screens, or a drawer that is hidden until asked for. */
  look: 'filters-column' | 'filters-drawer';
  categories?: { _id: string; name: string }[];
};

/** Categories offered as checkboxes. */
const OFFERED = 3;
/** Facets that are unfolded at first. */
const UNFOLDED = 2;

/**
 * The choice of prices, categories and facets: sent by its button, and with scripts by each checkbox too,
 * while the panel stays open.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { kind, state, page, look, scope, bounds, facets, search, categories = [] } = props;
  const panel = useRef<HTMLElement>(null);
  const read = boxesOf(state.q, search);
  const chosenCategories = [...chosenOf(state, 'category'), ...valuesIn(read, 'category')];
  const [availability = ''] = chosenOf(state, 'availability');
  useChosenOf(panel, JSON.stringify([unfilteredOf(state), state.q, read]));

  useEarlyChoice(panel);

  function change({ target }: ChangeEvent<HTMLElement>) {
    if (target instanceof HTMLInputElement && target.matches(CHOICES)) send(panel.current, target);
  }

  const shown = facets.values.filter(({ name }) => !isMark(name) && name !== 'availability');
  return (
    <aside
      ref={panel}
      id={FILTERS}
      popover="auto"
      aria-label={texts.filters}
      className={`filters ${look}`}
      onChange={change}
    >
      <div className="flex items-center justify-between border-b border-ink pb-3">
        <h2 className="font-serif text-title">{texts.filters}</h2>
        <button
          type="button"
          popoverTarget={FILTERS}
          popoverTargetAction="hide"
          aria-label={texts.closeFilters}
          className={`-me-3 grid size-11 place-items-center ${look === 'filters-column' ? 'lg:hidden' : ''}`}
        >
          <Icon name="close" size={20} />
        </button>
      </div>
      <PriceFilter state={state} bounds={bounds} prices={facets.prices} />
      <FacetChoices
        legend={texts.category}
        name="category"
        chosen={chosenCategories}
        choices={categories
          .filter(({ _id }, index) => index < OFFERED || chosenCategories.includes(_id))
          .map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      {shown.map((facet, index) => (
        <ValuesOf
          key={facet.name}
          facet={facet}
          state={state}
          read={read}
          isOpen={index < UNFOLDED}
          toAll={page + listQuery(kind, { ...state, all: [...state.all, wholeOf(facet)] })}
          list={{ ...productFilters(state), ...scope }}
        />
      ))}
      <FacetChoices
        legend={texts.showOnly}
        name=""
        chosen={markNames.flatMap((name) => chosenOf(state, name).map((value) => name + value))}
        choices={facets.values.flatMap((facet) => marksOf(facet, state))}
      />
      <FacetChoices
        legend={texts.availability}
        name="availability"
        type="radio"
        chosen={[availability]}
        choices={availabilityChoices(
          facets.values.find(({ name }) => name === 'availability'),
          availability,
        )}
        isOpen={false}
      />
      {state.all.map((name) => (
        <input key={name} type="hidden" name="all" value={name} />
      ))}
      {read.map((box) => (
        <input key={sentBox(box)} type="hidden" name="read" value={sentBox(box)} />
      ))}
      <div className="filters-foot grid gap-3 pt-5">
        <Button type="submit">
          <span className="apply-plain">{texts.applyFilters}</span>
          <span className="apply-live">{showing(props)}</span>
        </Button>
        {isFiltered(state) && (
          <ButtonLink
            look="line"
            preventScrollReset
            to={page + listQuery(kind, fromTheTop(kind, state, unfiltered))}
          >
            {texts.clearFilters}
          </ButtonLink>
        )}
      </div>
    </aside>
  );
}

/** What narrows the list as soon as it is chosen; the currency's choice does not. */
const CHOICES = 'input[type=checkbox], input[name=availability]';

const valuesIn = (read: readonly ReadBox[], of: string, inPart = false) =>
  read.flatMap(({ name, value, isPart }) => (name === of && isPart === inPart ? [value] : []));

const unfilteredOf = (state: ListState) =>
  Object.keys(unfiltered).map((name) => Reflect.get(state, name));

const showing = ({ total, isCapped }: Pick<FilterPanelProps, 'total' | 'isCapped'>): string =>
  isCapped ? texts.showAtLeast(formatCount(total)) : texts.showPieces(total);

/** Returns the name by which every value of a facet is asked for. */
const wholeOf = ({ name }: Facet): FacetName =>
  name.startsWith(ATTRIBUTE) ? 'attributes' : (name as FacetName);

type ValuesOfProps = {
  facet: Facet;
  state: ListState;
  read: readonly ReadBox[];
  isOpen: boolean;
} & Omit<OtherValues, 'more'>;

function ValuesOf({ facet, state, read, isOpen, ...others }: ValuesOfProps) {
  const { name, more = 0 } = facet;
  const chosen = [...chosenOf(state, name), ...valuesIn(read, name)];
  const known = new Set(facet.values.map(({ value }) => value));
  const gone = chosen.filter((value) => !known.has(value));
  const choices: Choice[] = [
    ...facet.values,
    ...gone.map((value) => ({ value, label: chosenLabel([facet], name, value), products: 0 })),
  ];
  return (
    <FacetChoices
      legend={facet.label}
      name={name}
      chosen={chosen}
      inPart={valuesIn(read, name, true)}
      choices={choices}
      isCapped={facet.capped}
      isWhole={state.all.includes(wholeOf(facet))}
      {...(more > 0 && { others: { more, ...others } })}
      isOpen={isOpen}
    />
  );
}

/** Returns the choice of a facet that a product has or not, unless it would leave nothing. */
function marksOf({ name, capped, values }: Facet, state: ListState): Choice[] {
  if (!isMark(name)) return [];
  return values
    .filter(({ products }) => products > 0 || chosenOf(state, name).length > 0)
    .map((value) => ({ ...value, name, isCapped: capped }));
}

/** Shows what is chosen when the address changes; what was chosen before the scripts came stays. */
function useChosenOf(panel: React.RefObject<HTMLElement | null>, chosen: string): void {
  const last = useRef(chosen);
  useEffect(() => {
    if (last.current === chosen) return;
    last.current = chosen;
    for (const box of boxesIn(panel.current)) {
      box.checked = box.defaultChecked;
      tickInPart(box);
    }
  }, [panel, chosen]);
}

/** Sends what was chosen before the scripts came; what the browser filled in again gives way to the address. */
function useEarlyChoice(panel: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const changed = [...boxesIn(panel.current)].filter((box) => box.checked !== box.defaultChecked);
    const [first] = changed;
    if (first === undefined) return;
    if (!isRestored()) return send(panel.current, first);
    for (const box of changed) box.checked = box.defaultChecked;
  }, [panel]);
}

function send(panel: HTMLElement | null, changed: HTMLInputElement): void {
  if (changed.name === 'category') clear(panel, 'subCategory');
  changed.form?.requestSubmit();
}

const boxesIn = (panel: HTMLElement | null, name?: string) =>
  panel?.querySelectorAll<HTMLInputElement>(name === undefined ? CHOICES : `input[name=${name}]`) ??
  [];

/** Unchecks what belongs to another choice. */
function clear(panel: HTMLElement | null, name: string): void {
  for (const box of boxesIn(panel, name)) box.checked = false;
}
