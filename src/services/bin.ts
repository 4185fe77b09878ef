import { BIN_DAYS, type BinEntry, type BinQuery, goneAfter } from '#contracts/bin.ts';
import * as calls from '#contracts/calls/bin.ts';
import type { Approval } from '#contracts/seller.ts';
import type { Database } from '#database/database.ts';
import { findAccount } from '#database/queries/accounts/accounts.ts';
import {
  type BinRow,
  dropBin,
  findBinEntry,
  findExpiredEntry,
  insertBinEntry,
  listBin,
  namesOfDeleters,
  restoreEntry,
  takeBinEntry,
  takeDeletedProduct,
  type WhoseProducts,
} from '#database/queries/bin.ts';
import { countUndone } from '#database/queries/imports/imports.ts';
import type { PageOf } from '#database/queries/lists/page-of.ts';
import { dropProductUndos } from '#database/queries/product-undo.ts';
import { findAnySeller, lockSeller, updateSeller } from '#database/queries/sellers.ts';
import { lockTaxonomyEntry } from '#database/queries/taxonomy.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import type { AdminActor, KnownActor } from '#domain/policy.ts';
import { daysBefore } from '#domain/time/days.ts';
import { toAdmins } from '#languages/said.ts';
import { anonymous } from './accounts/identify.ts';
import type { AppContext, Mail } from './app-context.ts';
import { audit } from './audit.ts';
import { tagsOfTaxonomyEntry } from './catalogue/taxonomy-tags.ts';
import { failure, notFound } from './failure.ts';
import { mailTo, pageFor, phrasesIn, type Reader, reasonFor } from './mail/send-mail.ts';
import { presentPicture } from './media/present-media.ts';
import { eraseAccount } from './privacy/erase-person.ts';
import { bringBack } from './products/undo/undo-change.ts';
import { nextApproval } from './sellers/change-status.ts';
import { tagsWithSeller } from './sellers/seller-tags.ts';
import { writeAs } from './write.ts';

type Restoring = {
  db: Database;
  touch: (...tags: string[]) => void;
  send: (mail: Mail) => void;
  context: AppContext;
  actor: KnownActor;
};

/**
 * Lets what was deleted come back as it was: anything for an admin, for a seller a product that it deleted itself. 409 where
 * it cannot, because its category was deleted or its name or number is taken by now. Returns its name.
 */
export function restore(context: AppContext, actor: KnownActor, id: string): Promise<string> {
  const call = actor.role === 'admin' ? calls.restoreFromBin : calls.restoreOwnFromBin;
  return writeAs(context, actor, call, async (db, touch, send) => {
    const restoring = { db, touch, send, context, actor };
    const entry = actor.role === 'admin' ? await takeBinEntry(db, id) : null;
    if (entry?.kind === 'seller') return restoreSeller(restoring, entry);
    if (entry !== null) return restoreTaxonomy(restoring, entry.kind, entry);
    const whose = actor.role === 'admin' ? {} : { ownOf: actor.id };
    const kept = await takeDeletedProduct(db, id, whose);
    if (kept === null) throw notFound('entry of the bin');
    const name = await bringBack(restoring, id, kept, 'restore-from-bin');
    await countUndone(db, kept.change);
    return name;
  });
}

async function restoreTaxonomy(
  { db, touch, actor }: Restoring,
  kind: Exclude<BinRow['kind'], 'seller'>,
  { id, before }: BinRow,
): Promise<string> {
  await restoreEntry(db, kind, before);
  const entry = await lockTaxonomyEntry(db, kind, id);
  if (entry === null) throw notFound('entry of the bin');
  touch(...tagsOfTaxonomyEntry(kind, entry));
  const { id: _, version: __, ...after } = entry;
  await audit(db, actor, { action: 'restore-from-bin', entity: kind, entityId: id, after });
  return entry.name;
}

type Standing = { status: boolean; approval: Approval; approvalNote: string };

async function restoreSeller(
  { db, touch, send, context, actor }: Restoring,
  { id, before }: BinRow,
): Promise<string> {
  const seller = await lockSeller(db, id);
  if (seller === null) throw notFound('seller');
  const standing = before as Standing;
  await updateSeller(db, id, standing);
  touch(...(await tagsWithSeller(db, id)));
  await audit(db, actor, {
    ...{ action: 'restore-from-bin', entity: 'seller', entityId: id },
    after: { name: seller.name, approval: standing.approval },
  });
  const row = await findAnySeller(db, id);
  if (row !== null) send(restoredMail(context, row, standing));
  return seller.name;
}

/**
 * Puts a seller into the bin: its pages and products are hidden as by a deactivation, and after thirty days it is erased.
 * Of that it is mailed.
 */
export function deleteSeller(
  context: AppContext,
  actor: AdminActor,
  id: string,
  reason: string,
): Promise<void> {
  return writeAs(context, actor, calls.deleteSeller, async (db, touch, send) => {
    const row = await lockSeller(db, id);
    if (row === null) throw notFound('seller');
    const { name, status, approval, approvalNote } = row;
    const before: Standing = { status, approval, approvalNote };
    const deletedAt = context.now();
    const entry = { id, name, before, deletedAt, kind: 'seller', imageId: null } as const;
    const isNew = await insertBinEntry(db, entry);
    if (!isNew)
      throw failure(409, 'deleted-already', toAdmins('This seller is in the bin already.'));
    const after = { status: false, approval: nextApproval(approval, false), approvalNote: reason };
    await updateSeller(db, id, after);
    touch(...(await tagsWithSeller(db, id)));
    await audit(db, actor, {
      ...{ action: 'delete-seller', entity: 'seller', entityId: id },
      ...{ before, after: { approval: after.approval, note: reason } },
    });
    send(deletedMail(context, row, goneAfter(deletedAt), reason));
  });
}

/** The mail that says until when a deleted account can come back. */
function deletedMail(
  context: Pick<AppContext, 'site' | 'publicUrl'>,
  to: Reader,
  goneAt: Date,
  reason: string,
): Mail {
  return mailTo(context, to, 'accountDeleted', {
    link: pageFor(context, to, '/seller/'),
    day: phrasesIn(to.language).longDay(new Date(dayOf(goneAt))),
    reason: reasonFor(to, reason),
  });
}

/** The mail that says that a deleted account is back, and how it stands. */
function restoredMail(
  context: Pick<AppContext, 'site' | 'publicUrl'>,
  to: Reader,
  { approval, approvalNote: reason }: Standing,
): Mail {
  return mailTo(context, to, 'accountRestored', {
    link: pageFor(context, to, '/seller/'),
    standing: phrasesIn(to.language).standings[approval],
    reason: reasonFor(to, reason),
  });
}

/** Deletes one thing of the bin for good; a seller is erased with all that is kept of it. */
export async function deleteForGood(
  context: AppContext,
  actor: AdminActor,
  id: string,
): Promise<void> {
  const isSeller = await writeAs(context, actor, calls.deleteForGood, async (db) => {
    // Its entry goes with its account.
    if ((await findBinEntry(db, id))?.kind === 'seller') return true;
    const entry = await takeBinEntry(db, id);
    if (entry === null && (await takeDeletedProduct(db, id, {})) === null) {
      throw notFound('entry of the bin');
    }
    await dropProductUndos(db, id);
    const entity = entry?.kind ?? 'product';
    await audit(db, actor, { action: 'delete-for-good', entity, entityId: id });
    return false;
  });
  if (isSeller) await eraseAccount(context, actor, id);
}

/** Deletes all of the bin but sellers for good, and returns how many things that were. */
export function emptyBin(context: AppContext, actor: AdminActor): Promise<number> {
  return writeAs(context, actor, calls.emptyBin, async (db) => {
    const count = await dropBin(db);
    await audit(db, actor, {
      ...{ action: 'empty-bin', entity: 'bin', entityId: 'bin' },
      after: { count },
    });
    return count;
  });
}

/** Deletes for good the first taxonomy entry or seller whose days in the bin are over; returns whether there was one. */
export async function expireBinEntry(context: AppContext): Promise<boolean> {
  const expired = await findExpiredEntry(context.db, daysBefore(context.now(), BIN_DAYS));
  if (expired === null) return false;
  const { id, kind } = expired;
  const isThere = kind === 'seller' && (await findAccount(context.db, 'seller', id)) !== null;
  if (isThere) await eraseAccount(context, anonymous, id);
  await takeBinEntry(context.db, id);
  return true;
}

/** Returns a page of what was deleted in the last thirty days and can come back. */
export async function readBin(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  query: BinQuery,
  whose: WhoseProducts = {},
): Promise<PageOf<BinEntry>> {
  const page = await listBin(db, query, whose, daysBefore(now(), BIN_DAYS));
  const names = await namesOfDeleters(db, whose.ownOf ? [] : page.rows.map(({ id }) => id));
  const rows = page.rows.map(({ id, kind, name, byAdmin, seller, picture, deletedAt }) => ({
    ...{ _id: id, kind, name, byAdmin, by: names.get(id) ?? null },
    seller: seller && { _id: seller.id, name: seller.name },
    picture: presentPicture(picture, name),
    deletedAt: deletedAt.toISOString(),
    goneAt: goneAfter(deletedAt).toISOString(),
  }));
  return { ...page, rows };
}
