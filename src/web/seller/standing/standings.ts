import type { Approval } from '#contracts/seller.ts';
import type { Tone } from '#web/ui/office/status-dot.tsx';

/** How an account stands: its badge, and what is told of it across the screens. */
export const standings: Record<Approval, { badge: string; tone: Tone; told: string }> = {
  pending: {
    badge: 'Pending Approval',
    tone: 'warn',
    told: 'Your account is pending approval from admin. You can view your products but cannot add or edit them.',
  },
  approved: {
    badge: 'Approved Seller',
    tone: 'good',
    told: 'Your account has been approved. You can now add products.',
  },
  declined: {
    badge: 'Not Approved',
    tone: 'bad',
    told: 'Your account has not been approved. You can put right what is missing and answer the admins.',
  },
  deactivated: {
    badge: 'Deactivated',
    tone: 'bad',
    told: 'Your account has been deactivated. Shoppers do not see your products until an admin activates it again.',
  },
};
