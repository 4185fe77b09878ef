import { type SQL, sql } from 'drizzle-orm';
import type { AttributeKind } from '#contracts/attributes/attribute.ts';
import type { Facet, FacetValue } from '#contracts/facets/facets.ts';
import { isWithin, readRange } from '#domain/attributes/facets.ts';
import { said } from '#languages/said.ts';
import { inlineNumber } from '../planner.ts';
import { attribute, attributeChoice, attributeEntry } from '../schema/attribute.ts';
import { productType, subCategory } from '../schema/catalogue.ts';
import { countsOf, type Faceted, isCut } from './counts.ts';
import { type AttributeFilter, type FilterShape, withoutFacet } from './filters.ts';
import { totalsOf } from './totals.ts';

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

/** Whether all products of a list are in one category, sub-category or type. */
const isOfOneEntry = ({ category, subCategory, type }: FilterShape): boolean =>
  type !== undefined || (subCategory === undefined ? category === 'one' : subCategory === 'one');

/** Selects the type, sub-category and category of a list of one entry; null for those that it does not say. */
function entryOf({ subCategory: isSub, type }: FilterShape): SQL {
  if (type) {
    return sql`select t.id as type, t.sub_category_id as sub_category, t.category_id as category
      from ${productType} t where t.id = ${sql.placeholder('type')}`;
  }
  if (isSub) {
    return sql`select null::text as type, s.id as sub_category, s.category_id as category
      from ${subCategory} s where s.id = ${sql.placeholder('subCategory')}`;
  }
  return sql`select null::text as type, null::text as sub_category,
    ${sql.placeholder('category')}::text as category`;
}

/**
 * Selects where an attribute, `told`, stands among the attributes of a list of one entry, as `level` (0 of its category, 1 of
 * its sub-category or those within it, 2 of its types) and `rank` within that. Nothing where no product of the list
 * can have the attribute any more.
 */
const standingIn = (shape: FilterShape): SQL => sql`
  select case when p.category_id is not null then 0 when p.sub_category_id is not null then 1 else 2 end as level,
      p.position as rank
    from (${entryOf(shape)}) as list
      join ${attributeEntry} p on p.attribute_id = told.id
      left join ${productType} t on t.id = p.product_type_id
      left join ${subCategory} s on s.id = coalesce(p.sub_category_id, t.sub_category_id)
    where p.category_id = list.category
      or (s.category_id = list.category and s.id = coalesce(list.sub_category, s.id)
        and coalesce(t.id, list.type, '') = coalesce(list.type, t.id, ''))
    order by 1, 2 limit 1`;

const isOfEntries = ({ category, subCategory, type }: FilterShape): boolean =>
  [category, subCategory, type].some((filter) => filter !== undefined);

/**
 * Selects what the products of a list have of attributes, or of the attribute that is chosen (`own`) the products
 * without its choice. Where not all were counted, all values that the taxonomy entry has are among them.
 */
function source(faceted: Faceted, key: 'attributes' | number): SQL {
  const totals = totalsOf(withoutFacet(faceted.filters, key), 'value');
  const own = typeof key === 'number' ? sql`${sql.placeholder(`attribute${key}`)}` : sql`null`;
  const part = sql`(with size as (select ${isCut(faceted, key)} as cut)
    select v, n, cut, ${own}::text as own from size, (${countsOf(faceted, key, 'value')}) as counted
    union all select v, 0, true, ${own}::text from (${totals}) as known where (select cut from size))`;
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
  const { filters } = faceted;
  const chosen = filters.attributes ?? [];
  const ids = chosen.map((key) => sql.placeholder(`attribute${key}`));
  const isChosen = ids.length === 0 ? sql`false` : sql`a.id in (${sql.join(ids, sql`, `)})`;
  const sources = (['attributes', ...chosen] as const).map((key) => source(faceted, key));
  const enough = isOfEntries(filters)
    ? sql`true`
    : sql`(bool_or(own is not null) or sum(n) * 2 >= (select n from numbers))`;
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
      label:
        each.kind === 'size' && each.scale
          ? said('inScale', { name: each.name, scale: each.scale })
          : each.name,
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
    return {
      values: values.map(({ n }) => ({ value: 'yes', label: said('facetYes'), products: n })),
    };
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
    const number = value.replace(/(\d)-(\d)/, '$1–$2');
    const label = unit === '' ? number : said('withUnit', { number, unit });
    return { value, label, products: within.reduce((sum, { n }) => sum + n, 0) };
  });
}
