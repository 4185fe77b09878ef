import { ProductInput } from '#contracts/product.ts';
import type { ImportedValues, RowFault } from '#database/schema/product-import.ts';
import { isFailure } from '../failure.ts';
import { valuesOf } from '../products/save-product.ts';
import { type ColumnKey, columns } from './columns.ts';
import type { MatchedColumns } from './match-columns.ts';
import { cleanPrice, pictureNames, yesOrNo } from './read-cell.ts';
import type { TaxonomyFinder } from './taxonomy-finder.ts';

export type ReadRow = {
  id: string;
  sellerSku: string;
  values: ImportedValues | null;
  faults: RowFault[];
};

const UNREADABLE = 'This cell has a character that cannot be read. Please type it again.';
/** Stands in for a taxonomy entry that has a fault of its own, so that the rest of the row is checked too. */
const SOME_ID = 'aaaaaaaa';
const labels = new Map(columns.map(({ key, label }) => [key, label]));

/** Reads one row by the rules of the product form; what is wrong is told in the file's own words. */
export function readRow(
  cells: readonly string[],
  { found }: MatchedColumns,
  find: TaxonomyFinder,
): ReadRow {
  const faults: RowFault[] = [];
  const has = (key: ColumnKey) => found.has(key);
  const cell = (key: ColumnKey) => (cells[found.get(key)?.at ?? -1] ?? '').trim();
  const fault = (key: ColumnKey, message: string) => {
    const heading = found.get(key)?.heading ?? key;
    const label = labels.get(key);
    const sentence =
      label && message.startsWith(label) ? `${heading}${message.slice(label.length)}` : message;
    faults.push({ column: heading, value: cell(key).slice(0, 120), message: sentence });
  };

  const taxonomy = findTaxonomy(cell, find, fault, (key) => found.get(key)?.heading ?? key);
  const trending = yesOrNo(cell('trending'));
  if (trending === null) {
    fault('trending', `${found.get('trending')?.heading} must be yes or no`);
  }
  const pictures = pictureNames(['media1', 'media2', 'media3', 'media4'], cell, fault);
  for (const key of found.keys()) {
    if (cell(key).includes('\ufffd')) fault(key, UNREADABLE);
  }
  const id = cell('id');
  if (id === '' && cell('sellerSku') === '') {
    fault(has('sellerSku') ? 'sellerSku' : 'id', 'Article number is required');
  }

  const parsed = ProductInput.safeParse({
    name: cell('name'),
    brand: cell('brand'),
    description: cell('description'),
    categoryId: taxonomy.categoryId ?? SOME_ID,
    subCategoryId: taxonomy.subCategoryId ?? SOME_ID,
    productTypeId: taxonomy.productTypeId,
    priceINR: cleanPrice(cell('priceINR')),
    priceAED: cleanPrice(cell('priceAED')),
    originalPrice: cleanPrice(cell('originalPrice')),
    isTrending: trending ?? false,
    sellerSku: cell('sellerSku'),
  });
  for (const [key, message] of firstIssues(parsed.error?.issues ?? [])) fault(key, message);
  if (parsed.success) tryValues(parsed.data, fault);
  if (!parsed.success || faults.length > 0) {
    return { id, sellerSku: cell('sellerSku').slice(0, 60), values: null, faults };
  }
  const { data } = parsed;
  const values: ImportedValues = {
    ...(id !== '' && { id }),
    ...(id !== '' && has('sellerSku') && { sellerSku: data.sellerSku }),
    name: data.name,
    brand: data.brand,
    categoryId: data.categoryId,
    subCategoryId: data.subCategoryId,
    priceINR: data.priceINR,
    priceAED: data.priceAED,
    ...(has('description') && { description: data.description }),
    ...(has('productType') && { productTypeId: data.productTypeId }),
    ...(has('originalPrice') && { originalPrice: data.originalPrice }),
    ...(has('trending') && { trending: data.isTrending }),
    ...(has('media1') && { pictures }),
  };
  return { id, sellerSku: data.sellerSku, values, faults };
}

type Fault = (key: ColumnKey, message: string) => void;

function findTaxonomy(
  cell: (key: ColumnKey) => string,
  find: TaxonomyFinder,
  fault: Fault,
  headingOf: (key: ColumnKey) => string,
) {
  const unknown = (key: ColumnKey, within: string, allowed: readonly string[]) => {
    const sentence =
      cell(key) === ''
        ? `${headingOf(key)} is required`
        : `There is no ${headingOf(key)} called “${cell(key).slice(0, 80)}”${within}`;
    fault(key, `${sentence}. ${oneOf(allowed)}`);
  };
  const categoryId = find.category(cell('category'));
  if (categoryId === null) unknown('category', '', find.categories());
  const subCategoryId =
    categoryId === null ? null : find.subCategory(categoryId, cell('subCategory'));
  if (categoryId !== null && subCategoryId === null) {
    unknown('subCategory', ` in ${cell('category')}`, find.subCategories(categoryId));
  }
  const wantsType = cell('productType') !== '' && subCategoryId !== null;
  const productTypeId = wantsType ? find.productType(subCategoryId, cell('productType')) : null;
  if (wantsType && productTypeId === null) {
    unknown('productType', ` in ${cell('subCategory')}`, find.productTypes(subCategoryId));
  }
  return { categoryId, subCategoryId, productTypeId };
}

const MOST_NAMED = 12;

/** What may stand there instead, as far as a sentence can hold it. */
function oneOf(allowed: readonly string[]): string {
  if (allowed.length === 0) return 'There is none yet: leave it empty, or ask us.';
  const more = allowed.length - MOST_NAMED;
  const named = allowed.slice(0, MOST_NAMED).join(', ');
  return `Choose one of: ${named}${more > 0 ? ` and ${more} more` : ''}`;
}

const keyOfField: Record<string, ColumnKey> = { isTrending: 'trending' };

function firstIssues(issues: readonly { path: PropertyKey[]; message: string }[]) {
  const first = new Map<ColumnKey, string>();
  for (const issue of issues) {
    const field = String(issue.path[0]);
    const key = keyOfField[field] ?? (field as ColumnKey);
    if (labels.has(key) && !first.has(key)) first.set(key, issue.message);
  }
  return first;
}

/** The rules between fields, as saving a product applies them. */
function tryValues(input: ProductInput, fault: Fault): void {
  try {
    valuesOf(input);
  } catch (error) {
    if (!isFailure(error) || error.fields === undefined) throw error;
    for (const [field, message] of Object.entries(error.fields)) {
      fault(field as ColumnKey, message.replace('the price (INR)', 'the price in rupees'));
    }
  }
}
