import { fieldNames, productFields } from '#contracts/product-fields.ts';
import { type ImportPreview, LONGEST_IMPORT } from '#contracts/products/product-import.ts';
import type { Database } from '#database/database.ts';
import {
  type KnownProduct,
  knownProducts,
  listTaxonomyNames,
  listWaitingRows,
  type WaitingRow,
} from '#database/queries/imports/import-rows.ts';
import type { ImportOwner } from '#database/queries/imports/imports.ts';
import { listSellerNames } from '#database/queries/sellers/names.ts';
import { formatPrice } from '#domain/price.ts';
import { said } from '#languages/said.ts';
import { productFinder } from './check-rows.ts';
import { findImport } from './find-import.ts';

const SHOWN = 50;
const MOVES_SHOWN = 10;
const priceNames = ['priceINR', 'priceAED'] as const;

/**
 * What an import is going to do: its first fifty rows as they will be, with what changes in products that are there, and
 * the ten largest moves of a price among all rows.
 */
export async function previewImport(
  db: Database,
  owner: ImportOwner,
  importId: string,
): Promise<ImportPreview> {
  await findImport(db, owner, importId);
  const waiting = await listWaitingRows(db, importId, LONGEST_IMPORT);
  const ids = waiting.flatMap(({ values }) => values?.id ?? []);
  const skus = waiting.flatMap(({ values, sellerSku }) => (values?.id ? [] : [sellerSku]));
  const sellerIds = [...new Set(waiting.flatMap(({ ofSeller }) => ofSeller ?? []))];
  const known = await knownProducts(db, sellerIds, { ids, skus });
  const find = productFinder(known);
  const productOf = ({ ofSeller, values, sellerSku }: WaitingRow) =>
    find(ofSeller, values?.id ?? '', sellerSku);
  const names = await namesById(db);
  const sellers = owner.role === 'admin' ? await listSellerNames(db, sellerIds) : null;
  const shown = waiting.slice(0, SHOWN).map((row) => ({
    ...presentRow(row, productOf(row), names),
    seller: sellers?.get(row.ofSeller ?? '') ?? null,
  }));
  const moves = waiting
    .flatMap((row) => movesOf(row, productOf(row)))
    .sort((one, other) => other.by - one.by)
    .slice(0, MOVES_SHOWN)
    .map(({ by: _, ...move }) => move);
  return { rows: shown, moves };
}

async function namesById(db: Database): Promise<ReadonlyMap<string, string>> {
  const { categories, subCategories, productTypes } = await listTaxonomyNames(db);
  return new Map(
    [...categories, ...subCategories, ...productTypes].map(({ id, name }) => [id, name]),
  );
}

function presentRow(
  { row, sellerSku, values }: WaitingRow,
  product: KnownProduct | undefined,
  names: ReadonlyMap<string, string>,
): Omit<ImportPreview['rows'][number], 'seller'> {
  const next = { ...product, ...values };
  const worded = (name: (typeof fieldNames)[number], value: unknown) => wordsOf(name, value, names);
  const changes = fieldNames.flatMap((name) => {
    if (product === undefined || values?.[name] === undefined) return [];
    if (values[name] === product[name]) return [];
    const field = said('fieldTitle', { field: name });
    return [{ field, before: worded(name, product[name]), after: worded(name, values[name]) }];
  });
  return {
    ...{ row, isNew: product === undefined, articleNumber: next.sellerSku || sellerSku },
    name: next.name ?? '',
    brand: next.brand ?? '',
    category: [next.categoryId, next.subCategoryId, next.productTypeId]
      .flatMap((id) => names.get(id ?? '') ?? [])
      .join(' › '),
    priceINR: worded('priceINR', next.priceINR),
    priceAED: worded('priceAED', next.priceAED),
    changes,
  };
}

/** The value of a field as people read it. */
function wordsOf(
  name: (typeof fieldNames)[number],
  value: unknown,
  names: ReadonlyMap<string, string>,
): string {
  const field = productFields[name];
  if (value === null || value === undefined || value === '') return '';
  if ('currency' in field) return formatPrice(Number(value), field.currency);
  if (typeof value === 'boolean') return said(value ? 'cellYes' : 'cellNo');
  return names.get(String(value)) ?? String(value).slice(0, 200);
}

/** How far each price of a row's product moves, as the larger by the smaller. */
function movesOf({ row, values }: WaitingRow, product: KnownProduct | undefined) {
  return priceNames.flatMap((name) => {
    const [before, after] = [Number(product?.[name]), Number(values?.[name])];
    if (!product || !(after > 0) || before === after) return [];
    const { currency } = productFields[name];
    return [
      {
        ...{ row, name: values?.name ?? product.name },
        before: formatPrice(before, currency),
        after: formatPrice(after, currency),
        by: Math.max(before / after, after / before),
      },
    ];
  });
}
