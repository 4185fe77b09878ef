import { type SQL, sql } from 'drizzle-orm';
import type { AttributeKind } from '#contracts/attributes/attribute.ts';
import type { Facet, FacetValue } from '#contracts/facets/facets.ts';
import { isWithin, readRange } from '#domain/attributes/facets.ts';
import * as texts from '#texts/content/facets.ts';
import { inlineNumber } from '../planner.ts';
import { attribute, attributeChoice } from '../schema/attribute.ts';
import { isOfOneEntry, standingIn } from './attribute-order.ts';
import { type Faceted, isFromTotals, isGatheredCut, setOf, totalsFor } from './faceted.ts';
import { type AttributeFilter, type FacetKey, type FilterShape, withoutFacet } from './filters.ts';
import { GATHER_CAP } from './found-set.ts';
import { totalOf, totalsOf } from './totals.ts';

/** More attributes than one taxonomy entry has; what is chosen is told beside them. */
const MOST_ATTRIBUTES = 50;
const MOST_VALUES = 40;

/** An attribute as a statement finds it; `value` is as `listing.values` has it, the most frequent first. */
export type FoundAttribute = {
  id: string;
  code: string;
  name: string;
  kind: AttributeKind;
  unit: string;
  scale: string;
  capped: boolean;
  values: { value: string; label: string | null; swatch: string | null; at: number; n: number }[];
};

const isOfEntries = ({ category, subCategory, type }: FilterShape): boolean =>
  [category, subCategory, type].some((filter) => filter !== undefined);

/**
 * Selects what the products of a list have of attributes, or of the attribute that is chosen (`own`) the products
 * without its choice. Where not all were gathered, all values that the taxonomy entry has are among them.
 */
function source(faceted: Faceted, key: FacetKey): SQL {
  const totals = totalsOf(withoutFacet(faceted.filters, key), 'value');
  const own = typeof key === 'number' ? sql`${sql.placeholder(`attribute${key}`)}` : sql`null`;
  const set = setOf(faceted, key, ['values']);
  const part = isFromTotals(faceted, key)
    ? sql`select v, n, false as cut, ${own}::text as own
        from (${totalsFor(faceted, key, 'value')}) as known`
    : sql`(with of_set as (select values from ${set}),
        size as (select ${key === 'attributes' ? isGatheredCut : sql`(select count(*) from of_set) > ${inlineNumber(GATHER_CAP)}`} as cut)
      select v, n, size.cut, ${own}::text as own
        from (select unnest(values) as v, count(*)::int as n from of_set group by 1) as counts, size
      union all select v, 0, true, ${own}::text from (${totals}) as known, size where size.cut)`;
  if (typeof key !== 'number') return part;
  // What is chosen is told, also where nothing has it, or no number is within a range.
  const values = sql`${sql.placeholder(`values${key}`)}::text[]`;
  return sql`${part} union all select v, 0, false, ${own}::text
    from unnest(case when ${values} = '{}' then array[${own}::text || '='] else ${values} end) as v`;
}

/**
 * Selects the attributes that the products of a list are filtered by, and those that are chosen, in the order of the
 * taxonomy entry that the list is of, else in their own. Where the list is of no entry, only those that half of the products have.
 */
export function valuesOfAttributes(faceted: Faceted): SQL {
  const { filters, isGathered } = faceted;
  const chosen = filters.attributes ?? [];
  const ids = chosen.map((key) => sql.placeholder(`attribute${key}`));
  const isChosen = ids.length === 0 ? sql`false` : sql`a.id in (${sql.join(ids, sql`, `)})`;
  const sources = (['attributes', ...chosen] as const).map((key) => source(faceted, key));
  const enough = isOfEntries(filters)
    ? sql`true`
    : sql`(bool_or(own is not null) or sum(n) * 2 >= ${isGathered ? sql`(select n from matching_size)` : totalOf(filters)})`;
  // Products that are still being written anew have attributes that their taxonomy entry no longer has.
  const [standing, isOffered] = isOfOneEntry(filters)
    ? [standingIn(filters), sql`(standing.level is not null or chosen)`]
    : [sql`select 0 as level, 0 as rank`, sql`true`];
  return sql`(with counts as (${sql.join(sources, sql` union all `)}),
    known as (
      select a.id, a.code, a.name, a.kind, a.unit, a.scale, a.position, counts.v, c.label, c.swatch,
          c.position as at, sum(n)::int as n, bool_or(cut) as cut, max(own) as own
        from counts
          left join ${attributeChoice} c on c.id = counts.v
          join ${attribute} a on a.filterable
            and a.id = coalesce(c.attribute_id, split_part(counts.v, '=', 1))
        where case when ${isChosen} then own = a.id else own is null end
        group by a.id, counts.v, c.id),
    told as (
      select id, code, name, kind, unit, scale, position, bool_or(cut) as capped,
          bool_or(own is not null) as chosen,
          json_agg(json_build_object('value', v, 'label', label, 'swatch', swatch, 'at', at, 'n', n)
            order by n desc, at, v) as values
        from known group by id, code, name, kind, unit, scale, position
        having ${enough}),
    ranked as (
      select id, code, name, kind, unit, scale, capped, chosen, values, row_number() over (order by level, rank, position, name) as number
        from told left join lateral (${standing}) as standing on true
        where ${isOffered})
    select coalesce(json_agg(json_build_object('id', id, 'code', code, 'name', name, 'kind', kind,
        'unit', unit, 'scale', scale, 'capped', capped, 'values', values) order by number), '[]')
      from ranked where number <= ${inlineNumber(MOST_ATTRIBUTES)} or chosen)`;
}

/** Returns the facets of attributes: numbers in a few ranges, sizes in their order; of others the most frequent values. */
export function attributeFacets(
  found: readonly FoundAttribute[],
  chosen: readonly AttributeFilter[],
  isWhole: boolean,
): Facet[] {
  return found.map((each) => {
    const asked = chosen.find(({ attribute }) => attribute === each.id)?.asked ?? [];
    return {
      name: `attr.${each.code}`,
      label: each.kind === 'size' && each.scale ? texts.inScale(each.name, each.scale) : each.name,
      capped: each.capped,
      ...(each.kind === 'number'
        ? { values: rangesOf(each, asked) }
        : choicesOf(each, asked, isWhole ? each.values.length : MOST_VALUES)),
    };
  });
}

function choicesOf(
  { kind, values }: FoundAttribute,
  asked: readonly string[],
  most: number,
): Pick<Facet, 'values' | 'more'> {
  if (kind === 'yes-no') {
    return { values: values.map(({ n }) => ({ value: 'yes', label: texts.yes, products: n })) };
  }
  const shown = values.filter(({ value }, index) => index < most || asked.includes(value));
  const ordered = kind === 'size' ? shown.toSorted((a, b) => a.at - b.at) : shown;
  const told = ordered.map(({ value, label, swatch, n }) => ({
    value,
    label: label ?? value,
    products: n,
    ...(swatch !== null && { swatch }),
  }));
  return { values: told, more: values.length - shown.length };
}

/** More numbers than these stand together in ranges. */
const MOST_NUMBERS = 8;
const RANGES = 6;

/** Returns the numbers themselves, or ranges that have about as many different ones each. */
function rangesOf({ unit, values }: FoundAttribute, asked: readonly string[]): FacetValue[] {
  const numbers = values
    .map(({ value, n }) => ({ number: Number(value.split('=')[1]), n }))
    .sort((a, b) => a.number - b.number);
  const had = numbers.filter(({ n }) => n > 0);
  const size = had.length <= MOST_NUMBERS ? 1 : Math.ceil(had.length / RANGES);
  const ranges = Array.from({ length: Math.ceil(had.length / size) }, (_, index) => {
    const part = had.slice(index * size, (index + 1) * size);
    const [low, high] = [part[0]?.number ?? 0, part.at(-1)?.number ?? 0];
    return low === high ? `${low}` : `${low}-${high}`;
  });
  const others = asked.filter((value) => !ranges.includes(value));
  return [...ranges, ...others].map((value) => {
    const range = readRange(value);
    const within = range === null ? [] : numbers.filter(({ number }) => isWithin(number, range));
    const label = `${value.replace(/(\d)-(\d)/, '$1–$2')}${unit && ` ${unit}`}`;
    return { value, label, products: within.reduce((sum, { n }) => sum + n, 0) };
  });
}
