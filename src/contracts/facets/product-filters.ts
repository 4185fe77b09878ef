import { z } from 'zod';
import { said } from '#languages/said.ts';
import { AvailabilityFilter } from '../availability/availability.ts';
import { Id, IdOrSku } from '../id.ts';
import { severalOf } from '../list-query.ts';
import { Currency } from '../price.ts';
import { SearchText } from '../text.ts';
import { listFilters, type MarkName, markNames } from './list-facets.ts';

/** A price that a filter begins or ends at. */
export const priceBound = z.coerce.number<string | number>().min(0).max(1e12);
/** A parameter that is true or false. */
export const flag = z.enum(['true', 'false']);

const tooMany = (most: number) => said('hasTooManyValues', { name: '', most: String(most) });

const MOST_BRANDS = 50;
const usable = z.string().regex(/^[^\0]*$/, said('hasUnusableCharacter', { name: '' }));
const brandList = usable
  .max(MOST_BRANDS * 81)
  .refine((text) => text.split(',').length <= MOST_BRANDS, tooMany(MOST_BRANDS));

/**
 * Brands, one parameter for each: `brand=Tea&brand=Ink`. A single one with commas is that brand
 * where the list has it, else several: `brand=Tea,Ink`.
 */
const Brands = z
  .union([brandList.transform((text) => [text]), z.array(usable.max(80)).max(MOST_BRANDS)])
  .transform((list) => [...new Set(list.map((text) => text.trim()).filter(Boolean))]);

const MOST_ATTRIBUTES = 10;

/**
 * Values of attributes by their codes, each a parameter of its own: `attr.colour=ID,ID`,
 * `attr.case-size=36-40`, `attr.water-resistant=yes`. A product matches one of the values of each.
 */
const AttributeValues = z.preprocess(
  // Before the record, which leaves `__proto__` out without a word.
  (given, context) => {
    if (Object.keys(Object(given)).every((code) => /^[a-z0-9-]{1,120}$/.test(code))) return given;
    context.addIssue({ code: 'custom', message: said('attributeNeedsCode') });
    return z.NEVER;
  },
  z
    .record(z.string(), severalOf(usable.max(60), 50))
    .refine((given) => Object.keys(given).length <= MOST_ATTRIBUTES, tooMany(MOST_ATTRIBUTES)),
);

type MarkFilters = {
  [Name in MarkName]: z.ZodOptional<
    z.ZodEnum<{ [Value in (typeof listFilters)[Name]['value']]: Value }>
  >;
};

const marks = Object.fromEntries(
  markNames.map((name) => {
    const { value, meaning } = listFilters[name];
    return [name, z.enum([value]).optional().describe(meaning)];
  }),
) as unknown as MarkFilters;

/**
 * Filters of a public list of products. Prices are in rupees unless `currency=AED`, also those that `q`
 * names without a currency. The words of `plain` in `q` name no taxonomy entry, nor a value
 * of an attribute.
 */
export const ProductFilters = z.object({
  q: SearchText.optional(),
  plain: severalOf(z.string().max(200), 8).optional(),
  seller: severalOf(Id, 50).optional(),
  category: severalOf(Id, 50).optional(),
  subCategory: severalOf(Id, 50).optional(),
  type: Id.optional(),
  brand: Brands.optional(),
  ids: severalOf(IdOrSku, 100).optional(),
  minPrice: priceBound.optional(),
  maxPrice: priceBound.optional(),
  currency: Currency.optional(),
  trending: flag.optional(),
  availability: AvailabilityFilter.optional().describe(
    'Sold products are left out unless it is `sold` or `all`',
  ),
  attr: AttributeValues.optional().describe(
    '`attr.CODE`: choices by their ids, numbers as `38`, `36-40`, `36-` or `-40`, or `yes`',
  ),
  ...marks,
});
export type ProductFilters = z.infer<typeof ProductFilters>;
/** The filters as an address has them. */
export type ProductFiltersIn = z.input<typeof ProductFilters>;
