import type { AvailabilityFilter } from '#contracts/availability/availability.ts';
import type { Facet } from '#contracts/facets/facets.ts';
import { listFilters } from '#contracts/facets/list-facets.ts';
import type { SearchedPrice, SearchReading } from '#contracts/search.ts';
import { formatPrice } from '#domain/price.ts';
import { type Span, tidied, withoutSpans } from '#domain/search/spans.ts';
import * as texts from '#texts/storefront/list-parts.tsx';
import { availabilityLabels } from './availability-choices.ts';
import { ATTRIBUTE, chosenEntries } from './chosen.ts';
import { type ListState, withoutValue } from './list-state.ts';

/** One thing that narrows a list, and what is different without it. */
type Narrowing = {
  label: string;
  without: Partial<ListState>;
  /** What it is a value of, where that can be told. */
  of?: string;
};

/** `key` is its own among all that narrow the list. */
export type ChosenFilter = Omit<Narrowing, 'of'> & { key: string };

/**
 * Returns what narrows a list, with what was read in its search. Values of attributes say whose they are, and so does
 * whatever is called as something else is, such as a brand and a seller of one name.
 */
export function chosenFilters(
  state: ListState,
  search: SearchReading | undefined,
  categories: { _id: string; name: string }[] = [],
  facets: readonly Facet[] = [],
): ChosenFilter[] {
  const all = narrowings(state, search, categories, facets);
  const isAlone = ({ label }: Narrowing) =>
    all.filter((other) => other.label === label).length === 1;
  const told = all.map((each) => ({
    label: each.of === undefined || isAlone(each) ? each.label : texts.ofFacet(each.of, each.label),
    without: each.without,
  }));
  return told.map((each, index) => ({
    ...each,
    // Of two that nothing is known of, each is "Another seller".
    key: `${each.label} ${told.slice(0, index).filter(({ label }) => label === each.label).length}`,
  }));
}

function narrowings(
  state: ListState,
  search: SearchReading | undefined,
  categories: { _id: string; name: string }[],
  facets: readonly Facet[],
): Narrowing[] {
  const told = [
    ...facets,
    {
      ...{ name: 'category', label: texts.category, capped: false },
      values: categories.map(({ _id, name }) => ({ value: _id, label: name, products: 0 })),
    },
  ];
  const price = priceLabel(state);
  const bounds = price && { label: price, without: { minPrice: null, maxPrice: null } };
  return [
    ...ofSearch(state, search, facets),
    ...chosenEntries(state).flatMap(([name, values]) =>
      values.map((value) => ({
        ...toldOf(told, name, value),
        without: withoutValue(state, name, value),
      })),
    ),
    ...(bounds ? [bounds] : []),
  ];
}

const unknown: Record<string, string> = {
  category: texts.anotherCategory,
  subCategory: texts.anotherSubCategory,
  seller: texts.anotherSeller,
};

/** Returns what a chosen value is called, also where the list knows nothing of it. */
export function chosenLabel(facets: readonly Facet[], name: string, value: string): string {
  if (name === 'availability') return availabilityLabels[value as AvailabilityFilter];
  const facet = facets.find((each) => each.name === name);
  const label = facet?.values.find((each) => each.value === value)?.label;
  // "Yes" alone says nothing.
  if (value === 'yes' && facet !== undefined) return facet.label;
  return label ?? unknown[name] ?? value;
}

/** A value of an attribute is told with its name: "Black" may be a dial's or a strap's. */
function toldOf(facets: readonly Facet[], name: string, value: string) {
  const of = facets.find((facet) => facet.name === name)?.label;
  const label = chosenLabel(facets, name, value);
  if (of === undefined || of === '') return { label };
  const isAlone = !name.startsWith(ATTRIBUTE) || value === 'yes';
  return isAlone ? { label, of } : { label: texts.ofFacet(of, label) };
}

/** What a search is read as: a taxonomy entry or value taken off is searched as words, a price is left
 * out of the text. */
function ofSearch(
  state: ListState,
  search: SearchReading | undefined,
  facets: readonly Facet[],
): Narrowing[] {
  const { q, plain } = state;
  const { price = null, entries = [], attributes = [], words = q, nearest = null } = search ?? {};
  const reduced = search?.reduced;
  const named = [...entries, ...attributes].map((each) => each.words);
  const isRead = price !== null || named.length > 0 || reduced !== undefined;
  const others = [...new Set(named), reduced?.words, price?.words].filter(Boolean);
  const text =
    isRead && nearest === null
      ? words && { label: texts.quoted(words), without: { q: others.join(' ') } }
      : q && { label: texts.quoted(q), without: { q: '' } };
  return [
    ...(text ? [text] : []),
    ...entries.map((entry) => ({ label: entry.name, without: { plain: [...plain, entry.words] } })),
    ...attributes.map((value) => ({
      label: value.label,
      without: { plain: [...plain, value.words] },
    })),
    ...(reduced
      ? [
          {
            label: chosenLabel(facets, 'discount', listFilters.discount.value),
            without: { q: without(q, reduced.spans) },
          },
        ]
      : []),
    ...(price ? [{ label: saidPrice(price), without: { q: without(q, price.spans) } }] : []),
  ];
}

const without = (text: string, spans: readonly Span[]) => tidied(withoutSpans(text, spans));

function saidPrice({ minPrice, maxPrice, currency }: SearchedPrice): string {
  const [low, high] = [textOf(minPrice, currency), textOf(maxPrice, currency)];
  if (low && high) return texts.between(low, high);
  return low ? texts.over(low) : texts.under(high);
}

function priceLabel({ minPrice, maxPrice, currency }: ListState): string {
  const [low, high] = [textOf(minPrice, currency), textOf(maxPrice, currency)];
  if (low && high) return texts.between(low, high);
  if (low) return texts.atLeast(low);
  return high ? texts.atMost(high) : '';
}

const textOf = (price: number | null, currency: ListState['currency']) =>
  price === null ? '' : formatPrice(price, currency);
