import type { Approval, Seller, StatusChange } from '#contracts/seller.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import { takeBinEntry } from '#database/queries/bin.ts';
import { cancelMail } from '#database/queries/mails/mail-queue.ts';
import {
  deleteSellerMessage,
  findLatestDecision,
  insertSellerMessage,
} from '#database/queries/sellers/messages.ts';
import { findAnySeller, lockSeller, updateSeller } from '#database/queries/sellers.ts';
import type { Actor } from '#domain/policy.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { audit } from '../audit.ts';
import { notFound } from '../failure.ts';
import { unlessUndone } from '../mail/queue-mails.ts';
import { mailTo, pageFor, phrasesIn, type Reader, reasonFor } from '../mail/send-mail.ts';
import { write } from '../write.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';
import { presentSeller } from './present-seller.ts';
import { tagsWithSeller } from './seller-tags.ts';

/**
 * Decides on a seller (docs/behaviour/rules.md#seller-states): true approves; false declines a
 * waiting one and deactivates an approved one. The seller's products are shown or hidden everywhere
 * at once, and the seller is mailed: of a deactivation after a minute, and neither of it nor of its end where
 * it is undone until then. A decision that is already in effect changes nothing but the
 * reason, if that is new. Where `version` is not the newest, it is refused with a 409 that says who
 * did what.
 */
export async function changeSellerStatus(
  context: AppContext,
  actor: Actor,
  id: string,
  { status, reason, version }: StatusChange,
): Promise<Seller> {
  return write(context, async (db, touch, send) => {
    const before = await lockSeller(db, id);
    if (before === null) throw notFound('seller');
    if (version !== undefined && version !== before.version) {
      throw await changedMeanwhile(db, context, { entity: 'seller', entityId: id });
    }
    const approval = nextApproval(before.approval, status);
    const isAnother = approval !== before.approval;
    const isUndone = before.approval === 'deactivated' && status && (await takeBack(db, id));
    const mailId = newId();
    if (isAnother || (reason !== '' && reason !== before.approvalNote)) {
      const read = { unreadSince: null };
      await updateSeller(db, id, { status, approval, approvalNote: reason, ...read });
      // An approval takes the seller out of the bin.
      if (status) await takeBinEntry(db, id);
      if (!isUndone) await recordDecision(db, context, actor, id, mailId, approval, reason);
      if (isAnother) touch(...(await tagsWithSeller(db, id)));
      await audit(db, actor, {
        action: 'change-seller-status',
        entity: 'seller',
        entityId: id,
        before: { approval: before.approval, note: before.approvalNote },
        after: { approval, note: reason },
      });
    }
    const row = await findAnySeller(db, id);
    if (row === null) throw notFound('seller');
    const seller = presentSeller(row);
    if (isAnother && !isUndone) {
      const mail = { ...statusMail(context, row, seller), id: mailId };
      send(approval === 'deactivated' ? unlessUndone(context, mail) : mail);
    }
    return seller;
  });
}

/** Returns how an account stands once it is approved, or declined or deactivated. */
export function nextApproval(approval: Approval, status: boolean): Approval {
  if (status) return 'approved';
  return approval === 'approved' || approval === 'deactivated' ? 'deactivated' : 'declined';
}

/**
 * The mail about a decision on an account, with the reason. It contains no name, which a stranger
 * could have chosen to write to this address.
 */
export function statusMail(
  context: Pick<AppContext, 'site' | 'publicUrl'>,
  to: Reader,
  { approval, approvalNote: reason }: Pick<Seller, 'approval' | 'approvalNote'>,
): Mail {
  return mailTo(context, to, 'accountDecided', {
    link: pageFor(context, to, '/seller/'),
    decision: phrasesIn(to.language).decisions[approval],
    reason: reasonFor(to, reason),
  });
}

/** Takes back the mail and the message of a deactivation; false where the mail was sent already. */
async function takeBack(db: Database, sellerId: string): Promise<boolean> {
  const id = await findLatestDecision(db, sellerId, 'deactivated');
  if (id === null || !(await cancelMail(db, id))) return false;
  await deleteSellerMessage(db, id);
  return true;
}

/** Adds a decision on an account to the messages between seller and admins, under the id of its mail. */
async function recordDecision(
  db: Database,
  { now }: Pick<AppContext, 'now'>,
  actor: Actor,
  sellerId: string,
  id: string,
  approval: Approval,
  reason: string,
): Promise<void> {
  if (approval === 'pending') return;
  await insertSellerMessage(db, {
    id,
    sellerId,
    author: 'admin',
    authorName: actor.role === 'nobody' ? '' : actor.name,
    about: approval,
    text: reason,
    createdAt: now(),
  });
}
