import type { Seller } from '#contracts/seller.ts';
import type { AppContext, Mail } from '../app-context.ts';

const notices = {
  approved: 'Your account has been approved. You can add and edit products now.',
  declined: 'We could not approve your account.',
  deactivated: 'Your account has been deactivated, and your products are no longer shown.',
  pending: 'Your account waits for approval.',
};

/**
 * The mail about a decision on an account, with the reason. It contains no name, which a stranger
 * could have chosen to write to this address.
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
