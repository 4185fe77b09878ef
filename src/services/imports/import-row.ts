import type { Database } from '#database/database.ts';
import { findImportPictures } from '#database/queries/imports/import-pictures.ts';
import type { LeasedImport } from '#database/queries/imports/import-queue.ts';
import {
  lockWaitingRow,
  settleRow,
  type WaitingRow,
} from '#database/queries/imports/import-rows.ts';
import { findProductBySku } from '#database/queries/imports/seller-skus.ts';
import { lockSellerStatus } from '#database/queries/lock-actor.ts';
import { settleMediaAssets } from '#database/queries/media/media-assets.ts';
import {
  insertProduct,
  listProductMedia,
  lockSellerProduct,
  type ProductMediaRow,
  type ProductState,
  type ProductValues,
  replaceProductMedia,
  updateProduct,
} from '#database/queries/products/write-product.ts';
import type { ImportedValues } from '#database/schema/product-import.ts';
import { tagsOfProduct } from '#domain/cache-tags.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { invalid } from '../failure.ts';
import { removeUnusedAssets } from '../media/sweep-media.ts';
import { countTags } from '../products/count-tags.ts';
import { write } from '../write.ts';

type RowWrite = Pick<LeasedImport, 'sellerId' | 'support'> & {
  db: Database;
  touch: (...tags: string[]) => void;
  name: string;
};
type Outcome = { state: 'added' | 'changed' | 'unchanged'; unused: string[] };

/**
 * Adds or changes the product of one row, in one transaction with the row's own state, so that a
 * row is done once however often its import is killed and run again. Returns false where the
 * seller's account is not approved (any more): then nothing has happened.
 */
export async function importRow(
  context: AppContext,
  { id: importId, sellerId, support }: LeasedImport,
  { row, sellerSku, values }: WaitingRow,
): Promise<boolean> {
  const unused = await write(context, async (db, touch) => {
    const seller = await lockSellerStatus(db, sellerId);
    if (!seller?.approved) return null;
    if (values === null || !(await lockWaitingRow(db, importId, row))) return [];
    const rowWrite = { db, touch, sellerId, support, name: seller.name };
    const productId = values.id ?? (await findProductBySku(db, sellerId, sellerSku));
    const outcome =
      productId === null
        ? await add(rowWrite, importId, sellerSku, values)
        : await change(rowWrite, importId, productId, values);
    await settleRow(db, importId, row, outcome.state);
    return outcome.unused;
  });
  if (unused === null) return false;
  await removeUnusedAssets(context, unused);
  return true;
}

async function add(
  rowWrite: RowWrite,
  importId: string,
  sellerSku: string,
  { pictures = [], id: _, ...given }: ImportedValues,
): Promise<Outcome> {
  const { db, sellerId } = rowWrite;
  const nothing = { description: '', productTypeId: null, originalPrice: null, trending: false };
  const values: ProductValues = { ...nothing, ...given, sellerSku };
  const media = await mediaOf(db, importId, pictures, []);
  const id = await insertProduct(db, sellerId, values);
  await replaceProductMedia(db, id, media);
  await settleMediaAssets(db, media);
  rowWrite.touch(
    ...tagsOfProduct({ ...values, id, sellerId, productTypeId: values.productTypeId ?? null }),
    ...countTags,
  );
  await record(rowWrite, 'add-product', id, importId, undefined, values);
  return { state: 'added', unused: [] };
}

async function change(
  rowWrite: RowWrite,
  importId: string,
  id: string,
  { pictures, id: _, ...values }: ImportedValues,
): Promise<Outcome> {
  const { db, sellerId, touch } = rowWrite;
  const before = await lockSellerProduct(db, sellerId, id);
  if (before === null) throw invalid('sellerSku', 'This product was deleted meanwhile.');
  const present = await listProductMedia(db, id);
  const had = present.map((file) => file.mediaId);
  const media = pictures === undefined ? had : await mediaOf(db, importId, pictures, present);
  if (isSame(before, values) && media.join() === had.join())
    return { state: 'unchanged', unused: [] };
  await updateProduct(db, id, values);
  await replaceProductMedia(db, id, media);
  await settleMediaAssets(db, media);
  touch(...tagsOfProduct(before), ...tagsOfProduct({ ...before, ...values }), ...countTags);
  await record(rowWrite, 'edit-product', id, importId, before, values);
  return { state: 'changed', unused: had.filter((file) => !media.includes(file)) };
}

/** The assets of a row's file names: files sent for the import, or files the product has already. */
async function mediaOf(
  db: Database,
  importId: string,
  names: readonly string[],
  present: readonly ProductMediaRow[],
): Promise<string[]> {
  const sent = await findImportPictures(db, importId, names);
  const media = names.map((name) => {
    const own = present.find((file) => file.file.toLowerCase() === name);
    const found = sent.get(name) ?? own?.mediaId;
    if (found === undefined) {
      throw invalid(name, `The file “${name}” has not been sent. Send it, then run again.`);
    }
    return found;
  });
  return [...new Set(media)];
}

function isSame(before: ProductState, values: Omit<ImportedValues, 'pictures'>): boolean {
  return Object.entries(values).every(
    ([column, value]) => before[column as keyof ProductState] === value,
  );
}

function record(
  { db, sellerId, support, name }: RowWrite,
  action: string,
  entityId: string,
  importId: string,
  before: unknown,
  after: object,
) {
  const seller = { role: 'seller', id: sellerId, name, approved: true } as const;
  const actor = support === null ? seller : { ...seller, support };
  const event = { action, entity: 'product', entityId, before, after: { ...after, importId } };
  return audit(db, actor, event);
}
