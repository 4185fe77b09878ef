import type { ChangeDecision, ReviewedField } from '#contracts/sellers/seller-review.ts';
import type { Database } from '#database/database.ts';
import {
  declineChange,
  dropChange,
  findChange,
  type SellerChangeRow,
} from '#database/queries/sellers/changes.ts';
import { lockSeller, updateSeller } from '#database/queries/sellers.ts';
import { formatPhone } from '#domain/phone.ts';
import type { Actor } from '#domain/policy.ts';
import type { AppContext, Mail } from '../../app-context.ts';
import { audit } from '../../audit.ts';
import { notFound } from '../../failure.ts';
import { mailTo, pageFor, phrasesIn, type Reader, reasonFor } from '../../mail/send-mail.ts';
import { write } from '../../write.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import { tagsOfSellerEdit } from '../seller-tags.ts';
import { columnsOf } from './propose-changes.ts';

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
  actor: Extract<Actor, { role: 'admin' }>,
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
  actor: Extract<Actor, { role: 'seller' }>,
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
