import type { ProfileUpdate } from '#contracts/seller.ts';
import type { ChangeDecision, ReviewedField } from '#contracts/sellers/seller-review.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import {
  declineChange,
  dropChange,
  dropChangesOf,
  findChange,
  findWaitingValue,
  proposeChange,
  type SellerChangeRow,
} from '#database/queries/sellers/changes.ts';
import { lockSeller, type SellerChanges, updateSeller } from '#database/queries/sellers.ts';
import { formatPhone } from '#domain/phone.ts';
import type { AdminActor, SellerActor } from '#domain/policy.ts';
import type { AppContext, Mail } from '../../app-context.ts';
import { audit } from '../../audit.ts';
import { notFound } from '../../failure.ts';
import { mailTo, pageFor, phrasesIn, type Reader, reasonFor } from '../../mail/send-mail.ts';
import { write } from '../../write.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import { keysOfName, refuseTakenName } from '../names.ts';
import { tagsOfSellerEdit } from '../seller-tags.ts';

type Decided = { field: ReviewedField; value: string; accept: boolean; reason: string };

/** The mail about a decision on a change. It contains no name, neither the old nor the new. */
function changeMail(
  context: Pick<AppContext, 'site' | 'publicUrl'>,
  to: Reader,
  { field, value, accept, reason }: Decided,
): Mail {
  const phrases = phrasesIn(to.language);
  const thing = phrases.reviewed[field];
  const named = field === 'name' ? thing : phrases.withNumber(thing, formatPhone(value));
  return mailTo(context, to, 'changeDecided', {
    link: pageFor(context, to, '/seller/dashboard'),
    result: accept ? phrases.wasAccepted(thing) : phrases.wasNotAccepted(thing),
    outcome: accept ? phrases.accepted(named) : phrases.notAccepted(named),
    reason: reasonFor(to, reason),
  });
}

/**
 * Accepts a seller's new name or chat number, which makes it public, or declines it with a reason;
 * the seller is told by mail and in the back office. 409, saying who did what, where it no longer
 * waits.
 */
export async function decideChange(
  context: AppContext,
  actor: AdminActor,
  changeId: string,
  { accept, reason }: ChangeDecision,
): Promise<void> {
  await write(context, async (db, touch, send) => {
    const { change, seller } = await lockChange(db, context, changeId);
    const { sellerId, field, value } = change;
    if (accept) {
      const changes = columnsOf(field, value);
      await updateSeller(db, sellerId, changes);
      await dropChange(db, changeId);
      touch(...tagsOfSellerEdit(sellerId, changes));
    } else {
      await declineChange(db, changeId, reason);
    }
    await audit(db, actor, {
      action: accept ? 'accept-change' : 'decline-change',
      entity: 'seller-change',
      entityId: changeId,
      before: { [field]: field === 'name' ? seller.name : presentNumber(seller, field) },
      after: accept ? { [field]: value } : { declined: value, reason },
      sellerId,
    });
    send(changeMail(context, seller, { field, value, accept, reason }));
  });
}

/**
 * Withdraws the seller's own waiting change, or dismisses a declined one. 404 where it is not its
 * own.
 */
export async function withdrawChange(
  context: AppContext,
  actor: SellerActor,
  changeId: string,
): Promise<void> {
  await write(context, async (db) => {
    await lockSeller(db, actor.id);
    const change = await findChange(db, changeId);
    if (change === null || change.sellerId !== actor.id) throw notFound('change');
    await dropChange(db, changeId);
    await audit(db, actor, {
      action: 'withdraw-change',
      entity: 'seller-change',
      entityId: changeId,
      before: { [change.field]: change.value },
    });
  });
}

type Seller = NonNullable<Awaited<ReturnType<typeof lockSeller>>>;

const presentNumber = (seller: Seller, field: 'INR' | 'DXB') =>
  field === 'INR' ? seller.chatIndia : seller.chatEmirates;

/** Locks the seller before reading the change, as every change of a seller does. */
async function lockChange(
  db: Database,
  context: AppContext,
  changeId: string,
): Promise<{ change: SellerChangeRow; seller: Seller }> {
  const known = await findChange(db, changeId);
  const seller = known === null ? null : await lockSeller(db, known.sellerId);
  const change = seller === null ? null : await findChange(db, changeId);
  if (seller === null || change?.state !== 'waiting') {
    throw await changedMeanwhile(db, context, { entity: 'seller-change', entityId: changeId });
  }
  return { change, seller };
}

type Present = NonNullable<Awaited<ReturnType<typeof lockSeller>>>;

const presentOf = (seller: Present): Record<ReviewedField, string> => ({
  name: seller.name,
  INR: seller.chatIndia,
  DXB: seller.chatEmirates,
});

/** Profile fields that take effect at once, and those that wait for review. */
type Split = { now: SellerChanges; waiting: Partial<Record<ReviewedField, string>> };

/**
 * Proposes an approved seller's new name and chat numbers for review; for other sellers, where a number is
 * removed, and of a seller that never had one, the change takes effect at once. A field sent unchanged leaves a waiting
 * value as it is, since forms send every field. 409 where the name is taken.
 */
export async function proposeChanges(
  db: Database,
  seller: Present,
  input: ProfileUpdate,
  at: Date,
): Promise<Split> {
  const split: Split = { now: {}, waiting: {} };
  const present = presentOf(seller);
  const isFirst = seller.chatIndia === '' && seller.chatEmirates === '' && !seller.hadChatNumber;
  for (const field of ['name', 'INR', 'DXB'] as const) {
    const value = input[field];
    if (value === undefined || value === present[field]) continue;
    if (field === 'name') await refuseTakenName(db, value, seller.id);
    if (!seller.status || value === '' || (isFirst && field !== 'name')) {
      await dropChangesOf(db, seller.id, field);
      Object.assign(split.now, columnsOf(field, value));
      if (seller.status && value === '') split.now.hadChatNumber = true;
    } else if (value !== (await findWaitingValue(db, seller.id, field))) {
      await proposeChange(db, { id: newId(), sellerId: seller.id, field, value, createdAt: at });
      split.waiting[field] = value;
    }
  }
  return split;
}

/** The seller columns of a reviewed value. */
export function columnsOf(field: ReviewedField, value: string): SellerChanges {
  if (field === 'name') return { name: value, ...keysOfName(value) };
  return field === 'INR' ? { chatIndia: value } : { chatEmirates: value };
}
