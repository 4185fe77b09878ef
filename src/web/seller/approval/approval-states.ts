import type { Approval } from '#contracts/seller.ts';
import * as texts from '#texts/seller/approval.tsx';
import type { Tone } from '#web/ui/back-office/status-dot.tsx';

/** The states of an account: their badges and texts. */
export const approvalStates: Record<Approval, { badge: string; tone: Tone; text: string }> = {
  pending: { badge: texts.pendingBadge, tone: 'warn', text: texts.pendingText },
  approved: { badge: texts.approvedBadge, tone: 'good', text: texts.approvedText },
  declined: { badge: texts.declinedBadge, tone: 'bad', text: texts.declinedText },
  deactivated: { badge: texts.deactivatedBadge, tone: 'bad', text: texts.deactivatedText },
};
