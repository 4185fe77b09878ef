import type { Seller } from '#contracts/seller.ts';
import type { AppContext, Mail } from '../app-context.ts';

const notices = {
  approved: 'Your account has been approved. You can add and edit products now.',
  declined: 'We could not approve your account.',
  deactivated: 'Your account has been deactivated, and your products are no longer shown.',
  pending: 'Your account waits for approval.',
};

/**
 * Tells a seller what an admin decided, and why. It does not say the seller's name: whoever registers
 * with somebody else's address could write to them by it.
 */
export function statusMail(
  context: Pick<AppContext, 'site' | 'publicUrl'>,
  { email, approval, approvalNote }: Seller,
): Mail {
  return {
    to: email,
    subject: `${context.site.name}: ${notices[approval]}`,
    text: [
      'Hello,',
      '',
      notices[approval],
      ...(approvalNote === '' ? [] : ['', `Reason: ${approvalNote}`]),
      '',
      `${context.publicUrl}/seller/`,
    ].join('\n'),
  };
}
