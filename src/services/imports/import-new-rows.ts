import { readAttributeValues } from '#contracts/attributes/read-values.ts';
import { ProductValues } from '#contracts/product.ts';
import { fieldsOf } from '#contracts/product-fields.ts';
import type { PrivateFactValues } from '#contracts/products/private-facts.ts';
import { insertProducts } from '#database/bulk/insert-products.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import { holdAttributes } from '#database/queries/attributes/attribute-entries.ts';
import { listAttributes } from '#database/queries/attributes/list-attributes.ts';
import {
  knownProducts,
  lockWaitingRows,
  settleRows,
  type WaitingRow,
} from '#database/queries/imports/import-rows.ts';
import type { LeasedImport } from '#database/queries/imports/imports.ts';
import { writePrivateFacts } from '#database/queries/products/private-facts.ts';
import { keepReview } from '#database/queries/products/product-review.ts';
import type { StateChanges } from '#database/queries/products/write-product.ts';
import { attributesOfTaxonomy } from '#domain/attributes/attributes-of-taxonomy.ts';
import { articleKey } from '#domain/sku.ts';
import type { AppContext } from '../app-context.ts';
import { auditedAttributes } from '../attributes/attributes-to-save.ts';
import { auditAll } from '../audit.ts';
import { isFailure } from '../failure.ts';
import { tagsOfComing } from '../products/changed-tags.ts';
import { changedFacts, noFacts } from '../products/private-facts.ts';
import { stateOfNew } from '../products/states/approval-of-new.ts';
import { keepAdded } from '../products/undo/keep-undo.ts';
import { readSettings } from '../settings/settings.ts';
import { write } from '../write.ts';
import { importerOf } from './import-row.ts';
import type { DetailPatch } from './read-details.ts';

/** A row of a new product without pictures, with every value of the product. */
type NewRow = {
  row: number;
  values: ProductValues;
  details: DetailPatch;
  privateFacts: Partial<PrivateFactValues>;
};

/** All rows that are inserted together name the same columns. */
const UP: StateChanges = { takenDownAt: null, takenDownReason: null, lookAgainAt: null };

/**
 * Adds the products of those rows that are new, whole and without pictures in one transaction for each seller with
 * the rows' states, and returns the other rows, to be imported one by one. Where one of a seller's is
 * refused it adds none of them and returns all, so that each row gets its own answer.
 */
export async function importNewRows(
  context: AppContext,
  job: LeasedImport,
  rows: readonly WaitingRow[],
): Promise<WaitingRow[]> {
  const added = new Set<number>();
  for (const [sellerId, some] of Map.groupBy(rows, ({ ofSeller }) => ofSeller ?? '')) {
    const settled = await addTogether(context, job, sellerId, some).catch((error) => {
      if (!isFailure(error)) throw error;
      return [];
    });
    for (const row of settled) added.add(row);
  }
  return rows.filter(({ row }) => !added.has(row));
}

async function addTogether(
  context: AppContext,
  job: LeasedImport,
  sellerId: string,
  rows: readonly WaitingRow[],
): Promise<number[]> {
  const importId = job.id;
  // A wish to be granted is kept with its product.
  const isGranted = job.admin === null && (await readSettings(context.db)).trending === 'granted';
  const candidates = rows.flatMap(newRowOf).filter(({ values }) => !(isGranted && values.trending));
  if (candidates.length < 2) return [];
  return write(context, async (db, touch) => {
    const actor = await importerOf(db, job, sellerId);
    if (actor === null) return [];
    const waiting = await lockWaitingRows(
      db,
      importId,
      candidates.map(({ row }) => row),
    );
    const fresh = (await withoutKnown(db, sellerId, candidates)).filter(({ row }) =>
      waiting.has(row),
    );
    const described = await withAttributes(db, fresh);
    const now = context.now().getTime();
    const products = [];
    const reviews = [];
    const facts = [];
    for (const [at, { values, attributes, privateFacts }] of described.entries()) {
      // Each is later than the one before, as when they come one by one.
      const createdAt = new Date(now - described.length + at);
      const id = newId();
      const { state, met } = await stateOfNew(
        db,
        actor,
        sellerId,
        { values, attributes, media: [] },
        context.now(),
      );
      products.push({ ...values, ...UP, ...state, attributes, id, sellerId, createdAt, media: [] });
      if (changedFacts(undefined, privateFacts).length > 0) {
        facts.push({ ...noFacts, ...privateFacts, productId: id });
      }
      if (met.length > 0) reviews.push({ productId: id, met, at: context.now() });
    }
    await insertProducts(db, products);
    await writePrivateFacts(db, facts);
    for (const review of reviews) await keepReview(db, review);
    const audited = await auditedAttributes(db, ...products.map(({ attributes }) => attributes));
    for (const product of products) touch(...tagsOfComing(product));
    const entries = products.map((product, at) => ({
      ...{ action: 'add-product', entity: 'product', entityId: product.id, sellerId },
      after: { ...fieldsOf(product), media: [], attributes: audited[at], importId },
    }));
    await auditAll(db, actor, entries);
    const about = { change: importId, actor, now: context.now() };
    await keepAdded(
      db,
      products.map((product) => ({ ...product, version: 1 })),
      about,
    );
    const settled = described.map(({ row }) => row);
    await settleRows(db, importId, settled, 'added');
    return settled;
  });
}

function newRowOf({ row, sellerSku, values }: WaitingRow): NewRow[] {
  if (values === null || values.id !== undefined || sellerSku === '') return [];
  const { pictures = [], details = {}, availability, privateFacts = {}, ...given } = values;
  if (availability && availability.availability !== 'AVAILABLE') return [];
  const parsed = ProductValues.safeParse({ ...given, sellerSku });
  if (pictures.length > 0 || !parsed.success) return [];
  return [{ row, values: parsed.data, details, privateFacts }];
}

/**
 * Returns rows with the attributes of their products; those whose attributes or choices have been deleted
 * since the check are left out, so that each gets its own answer.
 */
async function withAttributes(db: Database, rows: readonly NewRow[]) {
  if (rows.every(({ details }) => Object.keys(details).length === 0)) {
    return rows.map((row) => ({ ...row, attributes: {} }));
  }
  await holdAttributes(db);
  const all = await listAttributes(db);
  return rows.flatMap((row) => {
    const optional = attributesOfTaxonomy(all, row.values).map((each) => ({
      ...each,
      required: false,
    }));
    const { values, faults } = readAttributeValues(optional, row.details);
    return faults.length > 0 ? [] : [{ ...row, attributes: values }];
  });
}

async function withoutKnown(db: Database, sellerId: string, rows: readonly NewRow[]) {
  const skus = rows.map(({ values }) => values.sellerSku);
  const known = await knownProducts(db, [sellerId], { ids: [], skus });
  const taken = new Set(known.map(({ sellerSku }) => articleKey(sellerSku)));
  return rows.filter(({ values }) => !taken.has(articleKey(values.sellerSku)));
}
