import { type SQL, sql } from 'drizzle-orm';
import type { AttributeKind } from '#contracts/attributes/attribute.ts';
import type { Facet, FacetValue } from '#contracts/facets/facets.ts';
import { isWithin, readRange } from '#domain/attributes/facets.ts';
import { inlineNumber } from '../../planner.ts';
import { attribute, attributeChoice } from '../../schema/attribute.ts';
import { facetCounted } from '../../schema/counts/counted.ts';
import type { AttributeFilter, FilterShape } from '../products/filters.ts';
import { isCounted } from '../products/published/count-published.ts';
import { ofCountedPlace } from './counted-facets.ts';
import { type FacetedShape, type FacetKey, isCut, setOf, withoutFacet } from './facet-sets.ts';
import { isOfOnePlace, standingIn } from './place-of-attributes.ts';

/** More than a place has of attributes; what is chosen is told beside them. */
const MOST_ATTRIBUTES = 50;
const MOST_VALUES = 40;

/** An attribute as a statement finds it; `value` is as `product.facets` has it, the most frequent first. */
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

const isPlaced = ({ category, subCategory, type }: FilterShape): boolean =>
  [category, subCategory, type].some((filter) => filter !== undefined);

/** Whether the counters give the counts of attributes: only places are filtered by. */
export function areFromCounters({ filters, search }: FacetedShape, key: FacetKey): boolean {
  const { seller, brand, ...others } = withoutFacet(filters, key);
  const isNarrower = seller !== undefined || brand !== undefined;
  return search === null && !isNarrower && isPlaced(others) && isCounted(others, null);
}

function counted({ filters }: FacetedShape, key: FacetKey): SQL {
  const { facet, products } = facetCounted;
  return sql`select ${facet} as v, sum(${products})::int as n from ${facetCounted}
    where ${ofCountedPlace(withoutFacet(filters, key))} group by 1 having sum(${products}) > 0`;
}

/** Selects what each product read, or each counter, has of attributes; `own` is one that is chosen. */
function source(shape: FacetedShape, key: FacetKey): SQL {
  const set = setOf(shape.filters, key);
  const isExact = areFromCounters(shape, key);
  const found = isExact
    ? counted(shape, key)
    : sql`select facet as v, count(*)::int as n from ${set} cross join unnest(facets) as facet
        group by 1`;
  const own = typeof key === 'number' ? sql`${sql.placeholder(`attribute${key}`)}` : sql`null`;
  const cut = isExact ? sql`false` : isCut(shape, key);
  const part = sql`select v, n, ${cut} as cut, ${own}::text as own from (${found}) as found`;
  if (typeof key !== 'number') return part;
  // What is chosen is told, also where nothing has it, or no number is within a range.
  const facets = sql`${sql.placeholder(`facets${key}`)}::text[]`;
  return sql`${part} union all select v, 0, false, ${own}::text
    from unnest(case when ${facets} = '{}' then array[${own}::text || '='] else ${facets} end) as v`;
}

/**
 * Selects the attributes that the products of a list are filtered by, and those that are chosen, in the order of
 * the place that the list is of, else in their own. Outside of a place, only those that half of the products have.
 */
export function valuesOfAttributes(shape: FacetedShape): SQL {
  const chosen = shape.filters.attributes ?? [];
  const ids = chosen.map((key) => sql.placeholder(`attribute${key}`));
  const isChosen = ids.length === 0 ? sql`false` : sql`a.id in (${sql.join(ids, sql`, `)})`;
  const sources = (['attributes', ...chosen] as const).map((key) => source(shape, key));
  const enough = isPlaced(shape.filters)
    ? sql`true`
    : sql`(bool_or(own is not null) or sum(n) * 2 >= (select count(*) from chosen))`;
  // Products that are still being written anew have what was taken from their place.
  const [standing, isPlacedHere] = isOfOnePlace(shape.filters)
    ? [standingIn(shape.filters), sql`(standing.level is not null or chosen)`]
    : [sql`select 0 as level, 0 as place`, sql`true`];
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
    placed as (
      select id, code, name, kind, unit, scale, capped, chosen, values, row_number() over (order by level, place, position, name) as number
        from told left join lateral (${standing}) as standing on true
        where ${isPlacedHere})
    select coalesce(json_agg(json_build_object('id', id, 'code', code, 'name', name, 'kind', kind,
        'unit', unit, 'scale', scale, 'capped', capped, 'values', values) order by number), '[]')
      from placed where number <= ${inlineNumber(MOST_ATTRIBUTES)} or chosen)`;
}

/** Returns the facets of attributes: numbers in a few ranges, sizes in their order. */
export function attributeFacets(
  found: readonly FoundAttribute[],
  chosen: readonly AttributeFilter[],
): Facet[] {
  return found.map((each) => {
    const asked = chosen.find(({ attribute }) => attribute === each.id)?.asked ?? [];
    return {
      name: `attr.${each.code}`,
      label: each.kind === 'size' && each.scale ? `${each.name} (${each.scale})` : each.name,
      capped: each.capped,
      values: each.kind === 'number' ? rangesOf(each, asked) : choicesOf(each, asked),
    };
  });
}

function choicesOf({ kind, values }: FoundAttribute, asked: readonly string[]): FacetValue[] {
  if (kind === 'yes-no') {
    return values.map(({ n }) => ({ value: 'yes', label: 'Yes', products: n }));
  }
  const shown = values.filter(({ value }, index) => index < MOST_VALUES || asked.includes(value));
  const ordered = kind === 'size' ? shown.toSorted((a, b) => a.at - b.at) : shown;
  return ordered.map(({ value, label, swatch, n }) => ({
    value,
    label: label ?? value,
    products: n,
    ...(swatch !== null && { swatch }),
  }));
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
