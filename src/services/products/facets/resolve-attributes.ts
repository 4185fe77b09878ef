import type { Facet, FacetValues } from '#contracts/facets/facets.ts';
import type { ProductFilters } from '#contracts/facets/product-filters.ts';
import type { AttributeFilter } from '#database/catalogue/filters.ts';
import { type Filterable, findFilterable } from '#database/catalogue/find-filterable.ts';
import type { Database } from '#database/database.ts';
import { isWithin, readRange } from '#domain/attributes/facets.ts';
import { folded } from '#domain/search/folded.ts';
import { said } from '#languages/said.ts';
import { failure } from '#services/failure.ts';

type Resolved = {
  attributes?: AttributeFilter[];
  /** Whether a name was left out because it does not exist. */
  isPart: boolean;
};

/**
 * Returns the filters by attributes of a query. Throws a refusal with status 400 for an attribute that is
 * not filtered by, and for a value that it does not have, unless these are `ignored`.
 */
export async function resolveAttributes(
  db: Database,
  given: ProductFilters['attr'],
  { ignored = false } = {},
): Promise<Resolved> {
  const asked = Object.entries(given ?? {}).filter(([, values]) => values.length > 0);
  if (asked.length === 0) return { isPart: false };
  const known = await findFilterable(
    db,
    asked.map(([code]) => code),
    asked.flatMap(([, values]) => values),
  );
  const attributes: AttributeFilter[] = [];
  let isPart = false;
  for (const [code, values] of asked.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const attribute = known.find((each) => each.code === code);
    const texts = values.map((value) => attribute && textsOf(attribute, value));
    const unknown = values.filter((_, at) => texts[at] === undefined);
    if (unknown.length > 0 && !ignored) throw unknownValue(code, attribute, unknown[0] ?? '');
    isPart ||= unknown.length > 0;
    const had = values.filter((value) => !unknown.includes(value));
    if (attribute === undefined || had.length === 0) continue;
    const found = texts.flatMap((each) => each ?? []);
    attributes.push({ attribute: attribute._id, values: found, asked: had });
  }
  return { ...(attributes.length > 0 && { attributes }), isPart };
}

/** Returns what products have of a value; undefined where the attribute has no such value. */
function textsOf({ _id, kind, choices, numbers }: Filterable, value: string): string[] | undefined {
  switch (kind) {
    case 'text':
    case 'serial':
      return undefined;
    case 'yes-no':
      return value === 'yes' ? [`${_id}=yes`] : undefined;
    case 'number': {
      const range = readRange(value);
      if (range === null) return undefined;
      const within = numbers.filter((number) => isWithin(Number(number), range));
      return within.map((number) => `${_id}=${number}`);
    }
    default:
      return choices.includes(value) ? [value] : undefined;
  }
}

function unknownValue(code: string, attribute: Filterable | undefined, value: string) {
  const name = `attr.${code}`;
  const message =
    attribute === undefined || attribute.kind === 'text' || attribute.kind === 'serial'
      ? said('filtersByNone', { name })
      : attribute.kind === 'number'
        ? said('mustBeNumberOrRange', { name })
        : said('hasNoValue', { name, value });
  return failure(400, 'malformed', message, { fields: { [name]: message } });
}

/** How many values are told of those that are called so. */
const MOST_FOUND = 60;

/** Returns the first values of a whole facet whose labels have `text` in them; none of a facet that a list lacks. */
export function findInFacet(facet: Facet | undefined, text: string): FacetValues {
  const { capped = false, values = [] } = facet ?? {};
  const sought = folded(text);
  const found = values.filter(({ label }) => folded(label).includes(sought));
  const more = Math.max(0, found.length - MOST_FOUND);
  return { capped, ...(more > 0 && { more }), values: found.slice(0, MOST_FOUND) };
}
