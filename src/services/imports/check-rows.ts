import { isDeepStrictEqual } from 'node:util';
import type { AttributeValues } from '#contracts/attributes/values.ts';
import { phonesOf } from '#contracts/contact-details.ts';
import type { ProductValues } from '#contracts/product.ts';
import { fieldNames, type ProductField } from '#contracts/product-fields.ts';
import { withLineFeeds } from '#contracts/text.ts';
import type { Database } from '#database/database.ts';
import { earlierPictures } from '#database/queries/imports/import-pictures.ts';
import {
  type KnownProduct,
  knownProducts,
  listTaxonomyNames,
} from '#database/queries/imports/import-rows.ts';
import type { ImportOwner, NewImportRow } from '#database/queries/imports/imports.ts';
import { listPrivateFacts } from '#database/queries/products/private-facts.ts';
import { listNamedSellers, listSellerRates } from '#database/queries/sellers/names.ts';
import type { ImportedValues, RowFault } from '#database/schema/products/product-import.ts';
import { availabilityAt, type Stated } from '#domain/availability/reservation.ts';
import { formatPrice } from '#domain/price.ts';
import { articleKey } from '#domain/sku.ts';
import { isFarOff } from '#domain/typed-price.ts';
import { said } from '#languages/said.ts';
import type { Table } from '#media/tables/read-table.ts';
import type { AppContext } from '../app-context.ts';
import { changedFacts } from '../products/private-facts.ts';
import { foldName } from '../sellers/names.ts';
import { readSettings } from '../settings/settings.ts';
import { createLossFinder, isPrivate, leftOutOf } from './columns.ts';
import type { DetailColumn } from './detail-columns.ts';
import type { MatchedColumns } from './match-columns.ts';
import { createDetailReader, hasDetails } from './read-details.ts';
import { type ReadRow, readRow } from './read-row.ts';
import { createTaxonomyFinder } from './taxonomy-finder.ts';

type NumberedRow = ReadRow & { row: number; sellerId: string | null };
type CheckedRows = {
  rows: NewImportRow[];
  /** Files that rows name and their products do not have yet. */
  named: string[];
};

/** Classifies each row of a table: to add, to change, unchanged, or faulty. */
export async function checkRows(
  context: AppContext,
  owner: ImportOwner,
  { rows: lines, headingAt }: Pick<Table, 'rows' | 'headingAt'>,
  matched: MatchedColumns,
  details: readonly DetailColumn[],
): Promise<CheckedRows> {
  const find = createTaxonomyFinder(await listTaxonomyNames(context.db));
  const readDetails = createDetailReader(details.filter(({ key }) => matched.found.has(key)));
  const headings = lines[headingAt] ?? [];
  const sellerOf = await createSellerFinder(context.db, owner, lines.slice(headingAt + 1), matched);
  const read: NumberedRow[] = lines.flatMap((cells, index) => {
    if (index <= headingAt || cells.every((cell) => cell.trim() === '')) return [];
    const { faults, ...rest } = readRow(cells, matched, find, readDetails, context.now());
    const seller = sellerOf(cells);
    return [
      {
        ...{ row: index + 1, sellerId: seller.sellerId, ...rest },
        faults: [...surplusOf(cells, headings, matched), ...seller.faults, ...faults],
      },
    ];
  });
  const wanted = {
    ids: [...new Set(read.map(({ id }) => id).filter(Boolean))],
    skus: [...new Set(read.map((row) => (row.id === '' ? row.sellerSku : '')).filter(Boolean))],
  };
  const sellerIds = [...new Set(read.flatMap(({ sellerId }) => sellerId ?? []))];
  const known = await knownProducts(context.db, sellerIds, wanted);
  const productOf = productFinder(known);
  const names = read.flatMap(({ values }) => values?.pictures ?? []);
  const earlier = await earlierPictures(context.db, owner, [...new Set(names)]);
  const lossOf = createLossFinder(details.map(({ attribute }) => attribute));
  const twice = findTwice(matched);
  const named = new Set<string>();

  const facts = await listPrivateFacts(
    context.db,
    matched.found.keys().some(isPrivate) ? known.map(({ id }) => id) : [],
  );
  const rates = await ratesOf(context.db, sellerIds);

  const rows = read.map((each): NewImportRow => {
    const { row, sellerId, id, sellerSku, values, faults, lacking, lapsed, unlisted, entryName } =
      each;
    const about = { row, ofSeller: sellerId, sellerSku };
    const product = productOf(sellerId, id, sellerSku);
    const found = [
      ...faults,
      ...lacking.flatMap(({ attributeId, ...fault }) =>
        // A product that never had it may go on without.
        product && product.attributes[attributeId] === undefined ? [] : [fault],
      ),
      ...unlisted.flatMap(({ key, id: entry, ...fault }) =>
        product?.[key] === entry ? [] : [fault],
      ),
      ...(isAvailable(product) ? [] : lapsed),
      ...twice({ row, sellerId, id, sellerSku }),
    ];
    if (id !== '' && sellerId !== null && product === undefined) {
      found.push(unknownId(matched, id, owner));
    }
    if (values === null || found.length > 0) {
      return { ...about, state: 'faulty', values: null, faults: found };
    }
    for (const name of values.pictures ?? []) {
      if (earlier.has(name) || !hasFile(product, name)) named.add(name);
    }
    if (product === undefined) {
      const asked = farApart(values, rates.get(sellerId ?? ''), matched);
      return { ...about, state: 'to-add', values, faults: asked };
    }
    const isKnown = changedFacts(facts.get(product.id), values.privateFacts ?? {}).length === 0;
    const state = isKnown && isSame(product, values, earlier) ? 'unchanged' : 'to-change';
    const over = lapsed.map((fault) => ({ ...fault, message: OVER }));
    const notes = [...over, ...leftOutOf(lossOf(product, values), entryName)];
    return { ...about, state, values, faults: notes };
  });
  return { rows, named: [...named] };
}

/** Returns what finds a row's product among its seller's: by its id, without one by its article number. */
export function productFinder(known: readonly KnownProduct[]) {
  const skuOf = (sellerId: string | null, sku: string) => `${sellerId} ${articleKey(sku)}`;
  const byId = new Map(known.map((product) => [`${product.sellerId} ${product.id}`, product]));
  const bySku = new Map(
    known.map((product) => [skuOf(product.sellerId, product.sellerSku), product]),
  );
  return (sellerId: string | null, id: string, sku: string) =>
    id === '' ? bySku.get(skuOf(sellerId, sku)) : byId.get(`${sellerId} ${id}`);
}

/**
 * The fault of a row with filled cells that no heading stands above, as where a comma of a price has parted it: then
 * what stands before them is in the wrong columns too. Empty ones are as spreadsheets write them, unless a price has
 * pushed them there.
 */
function surplusOf(
  cells: readonly string[],
  headings: readonly string[],
  matched: MatchedColumns,
): RowFault[] {
  const isOver = (at: number) => (headings[at] ?? '').trim() === '';
  const surplus = cells.filter((cell, at) => cell.trim() !== '' && isOver(at));
  const isPushed = cells.length > headings.length && isParted(cells, matched);
  if (surplus.length === 0 && !isPushed) return [];
  const named = surplus.map((cell) => `“${cell.trim().slice(0, 40)}”`).join(', ');
  const message = said('rowHasMoreCells');
  return [{ column: said('wholeRow'), value: named.slice(0, 120), message }];
}

/** Whether a number stands where a text belongs, right behind the prices: the rest of one of them. */
function isParted(cells: readonly string[], { found }: MatchedColumns): boolean {
  const columnsOf = (...keys: ProductField[]) => keys.flatMap((key) => found.get(key)?.at ?? []);
  const prices = columnsOf('priceINR', 'priceAED', 'originalPrice', 'originalPriceAED');
  const texts = columnsOf('name', 'brand', 'description');
  return prices.some(
    (at) => texts.includes(at + 1) && /^\d[\d.]*$/.test((cells[at + 1] ?? '').trim()),
  );
}

const OVER = said('dayOverStaysAvailable');

const isAvailable = (product: KnownProduct | undefined): boolean =>
  product !== undefined && availabilityAt(product, new Date()).availability === 'AVAILABLE';

/** The rate of each of these sellers, or that of the marketplace. */
async function ratesOf(db: Database, sellerIds: readonly string[]) {
  const { rupeesPerDirham } = await readSettings(db);
  const own = await listSellerRates(db, sellerIds);
  return new Map(sellerIds.map((id) => [id, own.get(id) ?? rupeesPerDirham]));
}

/** What the form asks of a new product whose two prices are far apart. */
function farApart(
  { priceINR, priceAED }: ImportedValues,
  rate: number | null | undefined,
  matched: MatchedColumns,
): RowFault[] {
  const [inr, aed] = [Number(priceINR), Number(priceAED)];
  if (!isFarOff(inr, aed, rate ?? null)) return [];
  const pair = { rupees: formatPrice(inr, 'INR'), dirhams: formatPrice(aed, 'AED') };
  const column = matched.found.get('priceAED')?.heading ?? '';
  return [{ column, value: pair.dirhams, message: said('pricesFarApart', pair) }];
}

/** Finds ids and article numbers that an earlier row has. */
function findTwice(matched: MatchedColumns) {
  const firstOf = new Map<string, number>();
  type Numbered = Pick<NumberedRow, 'row' | 'sellerId' | 'id' | 'sellerSku'>;
  return ({ row, sellerId, id, sellerSku }: Numbered): RowFault[] =>
    (['id', 'sellerSku'] as const).flatMap((key) => {
      const value = key === 'id' ? id : sellerSku;
      if (value === '') return [];
      const known = `${key} ${key === 'id' ? '' : sellerId} ${articleKey(value)}`;
      const earlier = firstOf.get(known);
      firstOf.set(known, earlier ?? row);
      if (earlier === undefined) return [];
      const column = matched.found.get(key)?.heading ?? '';
      const message = said('standsInEarlierRow', { column, value, row: earlier });
      return [{ column, value, message }];
    });
}

function unknownId(matched: MatchedColumns, id: string, { role }: ImportOwner): RowFault {
  const column = matched.found.get('id')?.heading ?? '';
  const message = said(role === 'admin' ? 'sellerHasNoProductWithId' : 'noProductWithId', {
    column,
  });
  return { column, value: id.slice(0, 120), message };
}

const fileOf = (product: KnownProduct | undefined, name: string) =>
  product?.media.find(({ file }) => file.toLowerCase() === name);
const hasFile = (product: KnownProduct | undefined, name: string) =>
  fileOf(product, name) !== undefined;

/** What a product has, as it would be saved today. */
const saved = (value: unknown) => (typeof value === 'string' ? withLineFeeds(value) : value);

/** Whether a product has all these values already. */
export const hasValues = (
  product: ProductValues & { attributes: AttributeValues } & Stated,
  {
    details = {},
    availability,
    ...values
  }: Omit<ImportedValues, 'id' | 'pictures' | 'privateFacts'>,
): boolean =>
  hasDetails(product.attributes, details) &&
  (availability === undefined ||
    isDeepStrictEqual(availabilityAt(product, new Date()), availability)) &&
  fieldNames.every((name) => values[name] === undefined || values[name] === saved(product[name]));

/** Whether a product matches a row already, its files and their order included. */
function isSame(
  product: KnownProduct,
  { pictures, id: _, privateFacts: __, ...values }: ImportedValues,
  earlier: ReadonlyMap<string, string>,
): boolean {
  if (!hasValues(product, values)) return false;
  if (pictures === undefined) return true;
  const media = pictures.map((name) => earlier.get(name) ?? fileOf(product, name)?.mediaId);
  if (media.includes(undefined)) return false;
  return [...new Set(media)].join() === product.media.map(({ mediaId }) => mediaId).join();
}

/** Whose product a row is, and what is wrong with what it says. */
type SellerOfRow = { sellerId: string | null; faults: RowFault[] };

/**
 * Returns what finds the seller of a row: of a seller's own file itself, of an admin's the one whose e-mail, phone
 * number or name its cell has. One that is not approved is a fault.
 */
async function createSellerFinder(
  db: Database,
  owner: ImportOwner,
  lines: readonly string[][],
  { found }: MatchedColumns,
): Promise<(cells: readonly string[]) => SellerOfRow> {
  if (owner.role === 'seller') return () => ({ sellerId: owner.id, faults: [] });
  const { at = -1, heading = '' } = found.get('seller') ?? {};
  const cellOf = (cells: readonly string[]) => (cells[at] ?? '').trim();
  const marks = [...new Set(lines.map(cellOf))].filter(Boolean).map(marksOf);
  const known = await listNamedSellers(db, {
    emails: marks.map(({ email }) => email),
    phones: marks.flatMap(({ phones }) => phones),
    nameKeys: marks.map(({ nameKey }) => nameKey).filter(Boolean),
  });
  const byEmail = new Map(known.map((seller) => [seller.email, seller]));
  const byPhone = new Map(known.map((seller) => [seller.phone, seller]));
  const byName = new Map(known.map((seller) => [seller.nameKey, seller]));
  return (cells) => {
    const value = cellOf(cells);
    const wrong = (message: string) => [{ column: heading, value: value.slice(0, 120), message }];
    if (value === '') {
      return { sellerId: null, faults: wrong(said('fieldRequired', { label: heading })) };
    }
    const { email, phones, nameKey } = marksOf(value);
    const seller =
      byEmail.get(email) ??
      phones.map((phone) => byPhone.get(phone)).find((each) => each !== undefined) ??
      byName.get(nameKey);
    if (seller === undefined) return { sellerId: null, faults: wrong(said('noSellerCalledSo')) };
    const faults = seller.approved ? [] : wrong(said('sellerNotApproved'));
    return { sellerId: seller.id, faults };
  };
}

const marksOf = (value: string) => ({
  email: value.toLowerCase(),
  phones: [value, ...phonesOf(value)],
  nameKey: foldName(value).nameKey,
});
