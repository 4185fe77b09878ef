import { ProductInput, type ProductValues } from '#contracts/product.ts';
import { asForm, fieldNames, fieldsWith, recordOf } from '#contracts/product-fields.ts';
import {
  PrivateFactsInput,
  type PrivateFactValues,
  privateFactNames,
} from '#contracts/products/private-facts.ts';
import { identityText, withLineFeeds } from '#contracts/text.ts';
import type { ImportedValues, RowFault } from '#database/schema/products/product-import.ts';
import { isOver } from '#domain/availability/reservation.ts';
import { said, sayAgain } from '#languages/said.ts';
import { withTranslated } from '#languages/translations.ts';
import { isFailure } from '../failure.ts';
import { valuesOf } from '../products/save-form.ts';
import { type ColumnKey, columns, isPrivate, mediaKeys } from './columns.ts';
import type { MatchedColumns } from './match-columns.ts';
import {
  type createDetailReader,
  pictureNames,
  readAvailability,
  SHORTENED,
  unreadableCell,
  yesOrNo,
} from './read-details.ts';
import type { TaxonomyFinder } from './taxonomy-finder.ts';

export type ReadRow = {
  id: string;
  sellerSku: string;
  values: ImportedValues | null;
  faults: RowFault[];
  /** What is wrong where its product is not available: the day of its reservation is over. */
  lapsed: RowFault[];
  /** Entries it stands in that are not listed, which only a product that stands there already may keep. */
  unlisted: (RowFault & { key: 'categoryId' | 'subCategoryId' | 'productTypeId'; id: string })[];
  /** What its sub-category or type is called in the file. */
  entryName: string;
  /** Faults of attributes that are required and empty, where the product has a value or is new. */
  lacking: (RowFault & { attributeId: string })[];
};

const LOST_DIGITS = said('lostDigits');
/** Placeholder for a faulty taxonomy entry, so that the rest of the row is validated too. */
const SOME_ID = 'aaaaaaaa';
const labels = new Map(columns.map(({ key, label }) => [key, label]));

/** Validates one row by the rules of the product form; messages use the file's own headings. */
export function readRow(
  cells: readonly string[],
  { found }: MatchedColumns,
  find: TaxonomyFinder,
  readDetails: ReturnType<typeof createDetailReader>,
  now: Date,
): ReadRow {
  const faults: RowFault[] = [];
  const lapsed: RowFault[] = [];
  const has = (key: ColumnKey) => found.has(key);
  const cell = (key: ColumnKey) => {
    const text = cells[found.get(key)?.at ?? -1] ?? '';
    return isFreeText(key) ? withLineFeeds(text.trim()) : identityText(text);
  };
  const broken = new Set<ColumnKey>();
  const fault = (key: ColumnKey, message: string) => {
    if (broken.has(key)) return;
    const heading = found.get(key)?.heading ?? key;
    const label = labels.get(key);
    const named = sayAgain(message, (params) =>
      'label' in params && params.label === label ? { ...params, label: heading } : params,
    );
    // Support reads faults, and not what a seller alone knows.
    const value = isPrivate(key) ? '' : cell(key).slice(0, 120);
    faults.push({ column: heading, value, message: named });
  };

  for (const key of found.keys()) {
    const message = unreadableCell(cell(key));
    if (message === undefined) continue;
    fault(key, message);
    broken.add(key);
  }
  const known = (key: ColumnKey) => (broken.has(key) ? '' : cell(key));

  const taxonomy = findTaxonomy(cell, find, fault, (key) => found.get(key)?.heading ?? key);
  const flags = recordOf(fieldsWith({ kind: 'flag' }), (key) => {
    const says = yesOrNo(cell(key));
    if (says === null)
      fault(key, said('fieldMustBeYesOrNo', { label: found.get(key)?.heading ?? key }));
    return says ?? false;
  });
  const { categoryId, subCategoryId, productTypeId } = taxonomy;
  const isFound = categoryId !== null && subCategoryId !== null;
  const ids = isFound ? { categoryId, subCategoryId, productTypeId } : null;
  const entryName = cell('productTypeId') || cell('subCategoryId');
  const details = ids && readDetails(ids, entryName, cell, fault);
  const lacking = (details?.lacking ?? []).map(({ _id, name }) => ({
    attributeId: _id,
    column: found.get(`attribute ${_id}`)?.heading ?? name,
    value: '',
    message: said('requiredInEntry', { label: name, entry: entryName }),
  }));
  const pictures = pictureNames(mediaKeys, cell, fault);
  const lapse = (day: string, message: string) =>
    lapsed.push({ column: found.get('reservedUntil')?.heading ?? '', value: day, message });
  const availability = readAvailability(cell, fault, lapse, now);
  for (const key of ['sellerSku', 'name'] as const) {
    if (SHORTENED.test(cell(key))) fault(key, LOST_DIGITS);
  }
  const [id, sku] = [known('id'), known('sellerSku')];
  if (cell('id') === '' && cell('sellerSku') === '') {
    fault(
      has('sellerSku') ? 'sellerSku' : 'id',
      said('fieldRequired', { label: 'Article number' }),
    );
  }

  const parsed = ProductInput.safeParse(
    asForm({
      ...recordOf(fieldsWith({ kind: 'text' }), cell),
      ...recordOf(fieldsWith({ kind: 'price' }), cell),
      ...recordOf(fieldsWith({ kind: 'price?' }), cell),
      ...recordOf(fieldsWith({ kind: 'count?' }), cell),
      ...recordOf(fieldsWith({ kind: 'day?' }), cell),
      ...flags,
      categoryId: taxonomy.categoryId ?? SOME_ID,
      subCategoryId: taxonomy.subCategoryId ?? SOME_ID,
      productTypeId: taxonomy.productTypeId,
    }),
  );
  for (const [key, message] of firstIssues(parsed.error?.issues ?? [])) fault(key, message);
  const facts = readFacts(found, cell, fault);
  const values = parsed.success ? tryValues(parsed.data, fault) : null;
  if (isOver(values?.saleUntil, now)) fault('saleUntil', said('writeLaterDay'));
  const about = { id, entryName, faults, lapsed, lacking, unlisted: taxonomy.unlisted };
  if (values === null || faults.length > 0) {
    return { ...about, sellerSku: sku.slice(0, 60), values: null };
  }
  const { sellerSku } = values;
  const given: ImportedValues = { ...values };
  for (const key of fieldNames) if (!has(key)) delete given[key];
  if (id === '') delete given.sellerSku;
  else given.id = id;
  if (has('media1')) given.pictures = pictures;
  if (availability) given.availability = availability;
  if (facts && Object.keys(facts).length > 0) given.privateFacts = facts;
  if (details && Object.keys(details.patch).length > 0) given.details = details.patch;
  return { ...about, sellerSku, values: given };
}

/** Reads what its seller alone knows: of the columns that the table has. */
function readFacts(
  found: MatchedColumns['found'],
  cell: (key: ColumnKey) => string,
  fault: Fault,
): Partial<PrivateFactValues> {
  const names = privateFactNames.filter((name) => found.has(name));
  const given = Object.fromEntries(names.map((name) => [name, cell(name)]));
  const parsed = PrivateFactsInput.partial().safeParse(given);
  for (const [key, message] of firstIssues(parsed.error?.issues ?? [])) fault(key, message);
  const { data = {} } = parsed;
  return Object.fromEntries(names.map((name) => [name, data[name]]));
}

const isFreeText = (key: ColumnKey) =>
  key === 'privateNotes' ||
  (withTranslated('description') as string[]).includes(key) ||
  key.startsWith('attribute ');

type Fault = (key: ColumnKey, message: string) => void;

function findTaxonomy(
  cell: (key: ColumnKey) => string,
  find: TaxonomyFinder,
  fault: Fault,
  headingOf: (key: ColumnKey) => string,
) {
  const unknown = (key: ColumnKey, within: string, entries: readonly string[]) => {
    const about = { heading: headingOf(key), name: cell(key).slice(0, 80), ...oneOf(entries) };
    if (about.name === '') fault(key, said('entryMissing', about));
    else if (within === '') fault(key, said('entryUnknown', about));
    else fault(key, said('entryUnknownIn', { ...about, within }));
  };
  const categoryId = find.category(cell('categoryId'));
  if (categoryId === null) unknown('categoryId', '', find.categories());
  const subCategoryId =
    categoryId === null ? null : find.subCategory(categoryId, cell('subCategoryId'));
  if (categoryId !== null && subCategoryId === null) {
    unknown('subCategoryId', cell('categoryId'), find.subCategories(categoryId));
  }
  const wantsType = cell('productTypeId') !== '' && subCategoryId !== null;
  const productTypeId = wantsType ? find.productType(subCategoryId, cell('productTypeId')) : null;
  if (wantsType && productTypeId === null) {
    unknown('productTypeId', cell('subCategoryId'), find.productTypes(subCategoryId));
  }
  const unlisted = (
    [
      ['categoryId', categoryId, find.categories()],
      ['subCategoryId', subCategoryId, find.subCategories(categoryId ?? '')],
      ['productTypeId', productTypeId, find.productTypes(subCategoryId ?? '')],
    ] as const
  ).flatMap(([key, id, allowed]) => {
    if (id === null || find.isListed(id)) return [];
    const message = said('entryNotOpen', { name: cell(key), ...oneOf(allowed) });
    return [{ key, id, column: headingOf(key), value: cell(key), message }];
  });
  return { categoryId, subCategoryId, productTypeId, unlisted };
}

const MOST_NAMED = 12;

/** The names that may be written, as many as fit a sentence. */
const oneOf = (entries: readonly string[]) => ({
  allowed: entries.slice(0, MOST_NAMED),
  more: Math.max(0, entries.length - MOST_NAMED),
});

function firstIssues(issues: readonly { path: PropertyKey[]; message: string }[]) {
  const first = new Map<ColumnKey, string>();
  for (const { path, message } of issues) {
    const key = columns.find((column) => column.key === path[0])?.key;
    if (key !== undefined && !first.has(key)) first.set(key, message);
  }
  return first;
}

/** In a table “the price (INR)” could be any heading. */
const inTable = (message: string) =>
  message === said('originalPriceTooLow', { label: 'Original price' })
    ? said('originalPriceTooLowInTable', { label: 'Original price' })
    : message;

/** The values of a row by the rules between fields, as saving a product applies them, or null. */
function tryValues(input: ProductInput, fault: Fault): ProductValues | null {
  try {
    return valuesOf(input);
  } catch (error) {
    if (!isFailure(error) || error.fields === undefined) throw error;
    const issues = Object.entries(error.fields).map(([field, message]) => ({
      path: [field],
      message: inTable(message),
    }));
    for (const [key, message] of firstIssues(issues)) fault(key, message);
    return null;
  }
}
