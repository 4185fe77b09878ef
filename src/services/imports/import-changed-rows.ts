import { isDeepStrictEqual } from 'node:util';
import { fieldNames, fieldsOf, type ProductField } from '#contracts/product-fields.ts';
import type { Database } from '#database/database.ts';
import { findImportPictures } from '#database/queries/imports/import-pictures.ts';
import {
  lockWaitingRows,
  settleRows,
  type WaitingRow,
} from '#database/queries/imports/import-rows.ts';
import type { LeasedImport } from '#database/queries/imports/imports.ts';
import {
  type DecidedProducts,
  listDecided,
  lockNamedProducts,
} from '#database/queries/products/lock-products.ts';
import { listPrivateFacts } from '#database/queries/products/private-facts.ts';
import type { ImportedValues } from '#database/schema/products/product-import.ts';
import { availabilityAt } from '#domain/availability/reservation.ts';
import type { KnownActor } from '#domain/policy.ts';
import { articleKey } from '#domain/sku.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { isFailure } from '../failure.ts';
import { editTogether, only } from '../products/edit-together.ts';
import { changedFacts } from '../products/private-facts.ts';
import { editToHold, idsOf, mayHold } from '../products/review/hold-edit.ts';
import type { LockedProduct } from '../products/save-product.ts';
import { readSettings } from '../settings/settings.ts';
import { write } from '../write.ts';
import { importerOf } from './import-row.ts';
import { hasDetails } from './read-details.ts';

/** A row with the product it is of, and the fields in which they differ. */
type Differing = {
  row: number;
  before: LockedProduct;
  values: ImportedValues;
  names: readonly ProductField[];
};

/** Fields of a product that change nothing beside it. */
const PLAIN: ReadonlySet<ProductField> = new Set(
  fieldNames.filter(
    (name) => !['trending', 'categoryId', 'subCategoryId', 'productTypeId'].includes(name),
  ),
);

/**
 * Changes the products of those rows that say other prices, words or numbers of them and nothing else, in one
 * transaction for each seller with the rows' states: one statement for all that change in the same fields, one entry
 * of the audit. Returns the other rows, to be imported one by one; all of a seller's where one of them is refused.
 */
export async function importChangedRows(
  context: AppContext,
  job: LeasedImport,
  rows: readonly WaitingRow[],
): Promise<WaitingRow[]> {
  const settled = new Set<number>();
  for (const [sellerId, some] of Map.groupBy(rows, ({ ofSeller }) => ofSeller ?? '')) {
    const done = await changeTogether(context, job, sellerId, some).catch((error) => {
      if (!isFailure(error)) throw error;
      return [];
    });
    for (const row of done) settled.add(row);
  }
  return rows.filter(({ row }) => !settled.has(row));
}

async function changeTogether(
  context: AppContext,
  job: LeasedImport,
  sellerId: string,
  rows: readonly WaitingRow[],
): Promise<number[]> {
  const candidates = rows.filter(({ values, notes }) => values !== null && notes.length === 0);
  if (candidates.length < 2) return [];
  return write(context, async (db, touch) => {
    const actor = await importerOf(db, job, sellerId);
    if (actor === null) return [];
    const numbers = candidates.map(({ row }) => row);
    const waiting = await lockWaitingRows(db, job.id, numbers);
    const known = candidates.filter(({ row }) => waiting.has(row));
    const differing = await differingRows(db, job.id, sellerId, known);
    const now = context.now();
    const together = await withoutHeld(db, actor, differing, now);
    const changed = together.filter(({ names }) => names.length > 0);
    if (changed.length < 2) return [];
    const edits = changed.map(({ before: product, ...edit }) => ({ ...edit, product }));
    await editTogether(db, touch, edits, { change: job.id, actor, now });
    const byProduct = (of: (each: Differing) => object) =>
      Object.fromEntries(changed.map((each) => [each.before.id, of(each)]));
    await audit(db, actor, {
      ...{ action: 'edit-products', entity: 'product-import', entityId: job.id, sellerId },
      before: byProduct(({ before, names }) => only(names, before)),
      after: byProduct(({ values, names }) => only(names, values)),
    });
    const rowsOf = (some: readonly Differing[]) => some.map(({ row }) => row);
    await settleRows(db, job.id, rowsOf(changed), 'changed');
    const same = together.filter(({ names }) => names.length === 0);
    await settleRows(db, job.id, rowsOf(same), 'unchanged');
    return rowsOf(together);
  });
}

/** The rows that differ from their products, which are locked, in plain fields alone, or in nothing; one a product. */
async function differingRows(
  db: Database,
  importId: string,
  sellerId: string,
  rows: readonly WaitingRow[],
): Promise<Differing[]> {
  const ids = rows.flatMap(({ values }) => values?.id ?? []);
  const skus = rows.flatMap(({ values, sellerSku }) => (values?.id ? [] : [sellerSku]));
  const products = await lockNamedProducts(db, sellerId, { ids, skus });
  const byId = new Map(products.map((product) => [product.id, product]));
  const bySku = new Map(products.map((product) => [articleKey(product.sellerSku), product]));
  const decided = await listDecided(db, [...byId.keys()]);
  const areTold = rows.some(({ values }) => values?.privateFacts);
  const facts = await listPrivateFacts(db, areTold ? [...byId.keys()] : []);
  const named = [...new Set(rows.flatMap(({ values }) => values?.pictures ?? []))];
  const sent = await findImportPictures(db, importId, named);
  const taken = new Set<string>();
  return rows.flatMap(({ row, sellerSku, values }): Differing[] => {
    const before = values?.id ? byId.get(values.id) : bySku.get(articleKey(sellerSku));
    if (!values || !before || taken.has(before.id)) return [];
    taken.add(before.id);
    if (changedFacts(facts.get(before.id), values.privateFacts ?? {}).length > 0) return [];
    if (!isPlain(before, values, decided) || !hasPictures(before, values, sent)) return [];
    const names = fieldNames.filter(
      (name) => values[name] !== undefined && values[name] !== before[name],
    );
    return names.every((name) => PLAIN.has(name)) ? [{ row, before, values, names }] : [];
  });
}

/** Whether nothing of a product waits or was decided that a save would end, and a row says nothing else of it. */
const isPlain = (
  before: LockedProduct,
  { details = {}, availability, trending, quantity }: ImportedValues,
  { reviewed, wished, held }: DecidedProducts,
): boolean =>
  before.takenDownAt === null &&
  before.lookAgainAt === null &&
  !reviewed.has(before.id) &&
  (trending === undefined || !wished.has(before.id)) &&
  (quantity === undefined || !held.has(before.id)) &&
  hasDetails(before.attributes, details) &&
  (availability === undefined ||
    isDeepStrictEqual(availabilityAt(before, new Date()), availability));

/** Whether the files that a row names are those that its product has, in their order. */
const hasPictures = (
  { media }: LockedProduct,
  { pictures }: ImportedValues,
  sent: ReadonlyMap<string, string>,
): boolean =>
  pictures === undefined ||
  (!pictures.some((name) => sent.has(name)) &&
    pictures.join('\n') === media.map(({ file }) => file.toLowerCase()).join('\n'));

/** Leaves out what has to wait for an admin. */
async function withoutHeld(
  db: Database,
  actor: KnownActor,
  rows: readonly Differing[],
  now: Date,
): Promise<readonly Differing[]> {
  if (actor.role !== 'seller' || !mayHold(await readSettings(db))) return rows;
  const free: Differing[] = [];
  for (const each of rows) {
    const { before, values } = each;
    const wanted = {
      values: { ...fieldsOf(before), ...only(each.names, values) },
      ...{ attributes: before.attributes, media: idsOf(before) },
    };
    if ((await editToHold(db, actor, before, wanted, now)) === null) free.push(each);
  }
  return free;
}
