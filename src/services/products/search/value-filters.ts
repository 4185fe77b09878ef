import type { SearchedValue } from '#contracts/search.ts';
import type { AttributeFilter } from '#database/catalogue/filters.ts';
import type { NamedValue, ReadValue } from '#domain/search/read-values.ts';
import { wordsAt } from '#domain/search/spans.ts';
import { said } from '#languages/said.ts';

/** A product has one of these alone: what names two of them means either. */
const single = new Set<NamedValue['kind']>(['choice', 'number', 'size', 'yes-no']);

/** Returns values read in a search as filters: of those that a product has one of, one of them. */
export function valueFilters(read: readonly ReadValue[]): AttributeFilter[] {
  const filters: (AttributeFilter & { isSingle: boolean })[] = [];
  for (const { values } of read) {
    const [first, ...others] = values;
    const texts = [...new Set(values.flatMap((value) => value.texts))];
    const isSingle = values.every(({ kind }) => single.has(kind));
    const attribute = others.length === 0 && first ? first.attribute : SEVERAL;
    const same = filters.find((filter) => filter.attribute === attribute);
    if (same && attribute !== SEVERAL && isSingle && same.isSingle) {
      same.values = [...new Set([...same.values, ...texts])];
      same.asked = [...same.asked, ...askedOf(values)];
    } else {
      // A second filter by one attribute is counted as one of none: its values are counted once.
      const own = same === undefined ? attribute : SEVERAL;
      filters.push({ attribute: own, values: texts, asked: askedOf(values), isSingle });
    }
  }
  return filters.map(({ isSingle: _, ...filter }) => filter);
}

/** Stands for an attribute where several have the value. */
const SEVERAL = '';

/** Returns a value of one attribute as `attr.CODE` takes it. */
function askedOf([value, ...others]: readonly NamedValue[]): string[] {
  if (value === undefined || others.length > 0) return [];
  if (value.kind === 'yes-no') return ['yes'];
  if (value.kind !== 'number') return value.texts;
  const numbers = value.labels.map(Number).toSorted((a, b) => a - b);
  const [low, high] = [numbers[0], numbers.at(-1)];
  return [low === high ? `${low}` : `${low}-${high}`];
}

/** Returns a value that was read as its chip shows it. */
export function searchedValue(
  text: string,
  { start, end, number, values }: ReadValue,
): SearchedValue {
  const { words, spans } = wordsAt(text, { start, end });
  const [first] = values;
  return {
    code: values.length === 1 && first ? first.code : null,
    values: askedOf(values),
    among:
      values.length > 1
        ? values.map((value) => ({ code: value.code, values: askedOf([value]) }))
        : [],
    label: labelOf(values, number) || capital(words),
    words,
    spans,
  };
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Returns the label of one choice; '' where the words are part of labels. */
function labelOf(values: readonly NamedValue[], number: string | null): string {
  const [first] = values;
  if (first === undefined) return '';
  const { kind, name, unit, scale, labels } = first;
  if (kind === 'yes-no') return name;
  if (kind === 'number' && unit === '') return number ?? '';
  if (kind === 'number') return said('withUnit', { number: number ?? '', unit });
  const label = labels.join(', ');
  if (kind !== 'size' || label === '') return label;
  const scales = new Set(values.map((value) => value.scale));
  if (scales.size > 1 || scale === '') return said('ofSize', { size: label });
  return /^\p{Ll}/u.test(scale) ? `${label} ${scale}` : `${scale} ${label}`;
}
