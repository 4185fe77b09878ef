import type { AttributeValues } from '#contracts/attributes/values.ts';
import { importCalls } from '#contracts/calls/imports.ts';
import { ProductValues } from '#contracts/product.ts';
import { fieldsOf } from '#contracts/product-fields.ts';
import type { Database } from '#database/database.ts';
import { findImportPictures } from '#database/queries/imports/import-pictures.ts';
import {
  lockWaitingRows,
  settleRows,
  type WaitingRow,
} from '#database/queries/imports/import-rows.ts';
import type { LeasedImport } from '#database/queries/imports/imports.ts';
import { lockAdminRole, lockSellerStatus } from '#database/queries/lock-actor.ts';
import { findProductId } from '#database/queries/products/find-product.ts';
import { listPrivateFacts } from '#database/queries/products/private-facts.ts';
import type { ImportedValues } from '#database/schema/products/product-import.ts';
import { type KnownActor, refusalOf } from '#domain/policy.ts';
import { said, saidOf } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { invalid } from '../failure.ts';
import { keepWish, wishOf } from '../home-page.ts';
import { removeUnusedAssets } from '../media/sweep-media.ts';
import { changedFacts, noFacts, savePrivateFacts } from '../products/private-facts.ts';
import { findWaiting } from '../products/review/hold-edit.ts';
import { type LockedProduct, lockManaged, saveProduct } from '../products/save-product.ts';
import { applyState } from '../products/states/change-state.ts';
import { changeOfAvailability, restock } from '../products/states/set-availability.ts';
import { keepAdded, keepUndoOfSaved } from '../products/undo/keep-undo.ts';
import { write } from '../write.ts';
import { hasValues } from './check-rows.ts';
import { DETAILS, leftOutOf } from './columns.ts';

/**
 * Imports one row in one transaction with the row's state, so that a row is done once however often
 * the import is killed and restarted. Returns false, and changes nothing, where whoever imports may not any
 * more.
 */
export async function importRow(
  context: AppContext,
  job: LeasedImport,
  { row, ofSeller, sellerSku, values, notes }: WaitingRow,
): Promise<boolean> {
  const importId = job.id;
  const sellerId = ofSeller ?? '';
  const unused = await write(context, async (db, touch) => {
    const actor = await importerOf(db, job, sellerId);
    if (actor === null) return null;
    if (values === null) return [];
    const waiting = await lockWaitingRows(db, importId, [row]);
    if (!waiting.has(row)) return [];
    const { id, pictures, details, availability, privateFacts = {}, ...given } = values;
    const productId = id ?? (await findProductId(db, sellerId, 'sellerSku', sellerSku));
    const before = productId === null ? null : await lockManaged(db, actor, productId);
    if (productId !== null && before?.sellerId !== sellerId) {
      throw invalid('sellerSku', said('productDeletedMeanwhile'));
    }
    const facts = before && (await listPrivateFacts(db, [before.id])).get(before.id);
    const edit = before && (await findWaiting(db, before.id));
    const present = before?.media ?? [];
    const { media, added } = await mediaOf(db, importId, pictures, present, edit?.media);
    if (
      before !== null &&
      hasValues(before, { ...given, availability, ...(details && { details }) }) &&
      isInOrder(before, media) &&
      changedFacts(facts ?? undefined, privateFacts).length === 0
    ) {
      await settleRows(db, importId, [row], 'unchanged');
      return [];
    }
    const { attributes: _, ...proposed } = edit?.changes ?? {};
    const whole = before
      ? { ...fieldsOf(before), ...proposed, ...given }
      : wholeOf({ ...given, sellerSku });
    const attributes = attributesOf(details, edit?.changes.attributes);
    const about = { sellerId, before, note: { importId } };
    const trended = before?.trending ?? false;
    const wish = await wishOf(db, actor, { before: trended, wanted: whole.trending });
    const wanted = { ...whole, trending: wish.trending };
    const saving = { ...about, values: wanted, attributes, media, added, now: context.now() };
    const saved = await saveProduct(db, touch, actor, saving);
    if (given.trending !== undefined) {
      const kept = { ...wish, before: trended, now: context.now() };
      await keepWish(db, actor, saved.product._id, kept);
    }
    if (before) await restock(db, touch, actor, before, whole.quantity, context.now());
    if (availability) {
      const product = await lockManaged(db, actor, saved.product._id);
      const change = product && changeOfAvailability(product, availability, context.now());
      if (product && change) await applyState(db, touch, actor, product, change);
    }
    const after = await lockManaged(db, actor, saved.product._id);
    const isOther =
      after && (await savePrivateFacts(db, actor, after, facts ?? undefined, privateFacts));
    const undoable = {
      ...{ change: importId, actor, now: context.now() },
      ...(isOther && { privateFacts: facts ?? noFacts }),
    };
    if (after && before) await keepUndoOfSaved(db, before, after, undoable);
    else if (after) await keepAdded(db, [after], undoable);
    const { subCategoryId, productTypeId } = saved.product;
    const told = [
      ...notes.filter(({ column }) => column !== DETAILS),
      ...leftOutOf(saved.lost, (productTypeId ?? subCategoryId).name),
      ...(saved.waits
        ? [{ column: said('approvalColumn'), value: '', message: said('editWaits') }]
        : []),
    ];
    await settleRows(db, importId, [row], before ? 'changed' : 'added', told);
    return saved.unused;
  });
  if (unused === null) return false;
  await removeUnusedAssets(context, unused);
  return true;
}

/** What a row says of attributes joins what waits of them. */
const attributesOf = (
  details: Readonly<Record<string, unknown>> | undefined,
  waiting: AttributeValues | undefined,
) => (details || waiting) && { values: { ...waiting, ...details }, of: 'some' as const };

/**
 * Returns who imports a row of a seller, locked until the transaction ends: the seller, with the admin or member of
 * staff in its place, or the admin whose import it is. Null where it may not any more. Throws where an admin's row is of
 * a seller that is not approved any more.
 */
export async function importerOf(
  db: Database,
  job: LeasedImport,
  sellerId: string,
): Promise<KnownActor | null> {
  if (job.admin !== null) {
    const admin = await importingAdmin(db, job.admin);
    const seller = admin && (await lockSellerStatus(db, sellerId));
    if (seller !== null && !seller.approved) throw invalid('seller', said('sellerNotApproved'));
    if (admin !== null && seller === null) throw invalid('seller', said('noSellerCalledSo'));
    return admin;
  }
  const seller = await lockSellerStatus(db, sellerId);
  if (!seller?.approved) return null;
  const { support, staff } = job;
  const own = { role: 'seller', id: sellerId, name: seller.name, approved: true } as const;
  if (support === null) return { ...own, ...(staff && { staff }) };
  const adminRole = await lockAdminRole(db, support.id);
  if (adminRole === null) return null;
  const actor = { ...own, support: { ...support, adminRole } };
  return refusalOf(importCalls.seller.run, actor, sellerId) === null ? actor : null;
}

/** Returns the admin whose import it is, locked until the transaction ends; null where it may not import any more. */
export async function importingAdmin(
  db: Database,
  { id, name }: NonNullable<LeasedImport['admin']>,
): Promise<KnownActor | null> {
  const adminRole = await lockAdminRole(db, id);
  if (adminRole === null) return null;
  const admin = { role: 'admin' as const, id, name, adminRole };
  return refusalOf(importCalls.admin.run, admin) === null ? admin : null;
}

/** Returns the values of a new product: what its file has no column for is as in an empty form. */
function wholeOf(
  given: Omit<ImportedValues, 'id' | 'pictures' | 'details' | 'availability' | 'privateFacts'>,
): ProductValues {
  const parsed = ProductValues.safeParse(given);
  if (!parsed.success) throw invalid('file', saidOf('', parsed.error.issues[0]?.message ?? ''));
  return parsed.data;
}

/**
 * The assets of a row's file names, which are files sent for the import, or files the product has
 * already, and those of them that were sent. Without names it keeps what it has.
 */
async function mediaOf(
  db: Database,
  importId: string,
  names: readonly string[] | undefined,
  present: LockedProduct['media'],
  waiting?: readonly string[] | null,
) {
  if (names === undefined) {
    return { media: waiting ?? present.map(({ mediaId }) => mediaId), added: [] };
  }
  const sent = await findImportPictures(db, importId, names);
  const media = names.map((name) => {
    const own = present.find((file) => file.file.toLowerCase() === name);
    const found = sent.get(name) ?? own?.mediaId;
    if (found === undefined) {
      throw invalid(name, said('fileNotSent', { name }));
    }
    return found;
  });
  return { media: [...new Set(media)], added: [...sent.values()] };
}

const isInOrder = ({ media }: LockedProduct, ids: readonly string[]) =>
  media.map(({ mediaId }) => mediaId).join() === ids.join();
