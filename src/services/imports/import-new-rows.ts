import { ProductValues } from '#contracts/product.ts';
import { fieldsOf } from '#contracts/product-fields.ts';
import { insertProducts } from '#database/bulk/insert-products.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import type { LeasedImport } from '#database/queries/imports/import-queue.ts';
import {
  lockWaitingRows,
  settleRows,
  type WaitingRow,
} from '#database/queries/imports/import-rows.ts';
import { knownProducts } from '#database/queries/imports/seller-skus.ts';
import { lockSellerStatus } from '#database/queries/lock-actor.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { isFailure } from '../failure.ts';
import { tagsOfComing } from '../products/changed-tags.ts';
import { write } from '../write.ts';
import { actorOf } from './import-row.ts';

/** A row of a new product without pictures, with every value of the product. */
type NewRow = { row: number; values: ProductValues };

/**
 * Adds the products of those rows that are new, whole and without pictures in one transaction with the
 * rows' states, and returns the other rows, to be imported one by one. Where one of them is refused
 * it adds none and returns all, so that each row gets its own answer.
 */
export async function importNewRows(
  context: AppContext,
  job: LeasedImport,
  rows: readonly WaitingRow[],
): Promise<WaitingRow[]> {
  const added = await addTogether(context, job, rows).catch((error) => {
    if (!isFailure(error)) throw error;
    return new Set<number>();
  });
  return rows.filter(({ row }) => !added.has(row));
}

async function addTogether(
  context: AppContext,
  job: LeasedImport,
  rows: readonly WaitingRow[],
): Promise<Set<number>> {
  const { id: importId, sellerId } = job;
  const candidates = rows.flatMap(newRowOf);
  if (candidates.length < 2) return new Set();
  return write(context, async (db, touch) => {
    const seller = await lockSellerStatus(db, sellerId);
    if (!seller?.approved) return new Set();
    const waiting = await lockWaitingRows(
      db,
      importId,
      candidates.map(({ row }) => row),
    );
    const fresh = (await withoutKnown(db, sellerId, candidates)).filter(({ row }) =>
      waiting.has(row),
    );
    const now = context.now().getTime();
    const products = fresh.map(({ values }, at) => {
      // Each is later than the one before, as when they come one by one.
      const createdAt = new Date(now - fresh.length + at);
      return { ...values, id: newId(), sellerId, createdAt, media: [] };
    });
    await insertProducts(db, products);
    for (const product of products) {
      touch(...tagsOfComing(product));
      await audit(db, actorOf(job, seller.name), {
        action: 'add-product',
        entity: 'product',
        entityId: product.id,
        sellerId,
        after: { ...fieldsOf(product), media: [], importId },
      });
    }
    const settled = fresh.map(({ row }) => row);
    await settleRows(db, importId, settled, 'added');
    return new Set(settled);
  });
}

function newRowOf({ row, sellerSku, values }: WaitingRow): NewRow[] {
  if (values === null || values.id !== undefined || sellerSku === '') return [];
  const { pictures = [], ...given } = values;
  const parsed = ProductValues.safeParse({ ...given, sellerSku });
  return pictures.length > 0 || !parsed.success ? [] : [{ row, values: parsed.data }];
}

async function withoutKnown(db: Database, sellerId: string, rows: readonly NewRow[]) {
  const skus = rows.map(({ values }) => values.sellerSku);
  const known = await knownProducts(db, sellerId, { ids: [], skus });
  const taken = new Set(known.map(({ sellerSku }) => sellerSku));
  return rows.filter(({ values }) => !taken.has(values.sellerSku));
}
