import type { Approval } from '#contracts/seller.ts';
import type { Tone } from '#web/ui/back-office/status-dot.tsx';

/** The states of an account: their badges and texts. */
export const approvalStates: Record<Approval, { badge: string; tone: Tone; text: string }> = {
  pending: {
    badge: 'Pending Approval',
    tone: 'warn',
    text: 'Your account is pending approval from admin. You can view your products but cannot add or edit them.',
  },
  approved: {
    badge: 'Approved Seller',
    tone: 'good',
    text: 'Your account has been approved. You can now add products.',
  },
  declined: {
    badge: 'Not Approved',
    tone: 'bad',
    text: 'Your account has not been approved. You can put right what is missing and answer the admins.',
  },
  deactivated: {
    badge: 'Deactivated',
    tone: 'bad',
    text: 'Your account has been deactivated. Shoppers do not see your products until an admin activates it again.',
  },
};
