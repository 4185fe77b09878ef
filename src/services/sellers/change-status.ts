import type { Approval, Seller, StatusChange } from '#contracts/seller.ts';
import { findAnySeller, lockSeller, updateSeller } from '#database/queries/sellers.ts';
import type { Actor } from '#domain/policy.ts';
import { audit } from '../audit.ts';
import { notFound } from '../failure.ts';
import type { Mail, Marketplace } from '../marketplace.ts';
import { write } from '../write.ts';
import { presentSeller } from './present-seller.ts';
import { tagsOfSeller, tagsWithinSeller } from './seller-tags.ts';

/**
 * The admin's switch (SPEC §4): true approves; false declines who was waiting, and deactivates who
 * was approved. The seller's products come or go everywhere at once, and the seller is told by mail.
 */
export async function changeSellerStatus(
  market: Marketplace,
  actor: Actor,
  id: string,
  { status, reason }: StatusChange,
): Promise<Seller> {
  const { seller, changed } = await write(market, async (db, touch) => {
    const before = await lockSeller(db, id);
    if (before === null) throw notFound('seller');
    const approval = nextApproval(before.approval, status);
    const changed = approval !== before.approval || reason !== before.approvalNote;
    if (changed) {
      await updateSeller(db, id, { status, approval, approvalNote: reason });
      touch(...tagsOfSeller(id), ...(await tagsWithinSeller(db, id)));
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
    return { seller: presentSeller(row), changed };
  });
  if (changed) await market.sendMail(noticeFor(market, seller));
  return seller;
}

function nextApproval(approval: Approval, status: boolean): Approval {
  if (status) return 'approved';
  return approval === 'approved' || approval === 'deactivated' ? 'deactivated' : 'declined';
}

const notices = {
  approved: 'Your account has been approved. You can add and edit products now.',
  declined: 'We could not approve your account.',
  deactivated: 'Your account has been deactivated, and your products are no longer shown.',
  pending: 'Your account waits for approval.',
};

function noticeFor(market: Marketplace, seller: Seller): Mail {
  const { name, email, approval, approvalNote } = seller;
  return {
    to: email,
    subject: `${market.site.name}: ${notices[approval]}`,
    text: [
      `Hello ${name},`,
      '',
      notices[approval],
      ...(approvalNote === '' ? [] : ['', `Reason: ${approvalNote}`]),
      '',
      `${market.publicUrl}/seller/`,
    ].join('\n'),
  };
}
