import type { Seller } from '#contracts/seller.ts';
import * as texts from '#texts/seller/approval.tsx';
import { formatDay } from '#web/ui/back-office/formats.ts';
import type { Tone } from '#web/ui/back-office/status-dot.tsx';

type State = { badge: string; tone: Tone; text: string };

const states: Record<Seller['approval'], State> = {
  pending: { badge: texts.pendingBadge, tone: 'warn', text: texts.pendingText },
  approved: { badge: texts.approvedBadge, tone: 'good', text: texts.approvedText },
  declined: { badge: texts.declinedBadge, tone: 'bad', text: texts.declinedText },
  deactivated: { badge: texts.deactivatedBadge, tone: 'bad', text: texts.deactivatedText },
};

/** How an account stands: its badge and text. */
export const stateOf = ({ approval, goneAt }: Pick<Seller, 'approval' | 'goneAt'>): State =>
  goneAt === null
    ? states[approval]
    : { badge: texts.deletedBadge, tone: 'bad', text: texts.deletedText(formatDay(goneAt)) };
