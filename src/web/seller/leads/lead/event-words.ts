import { Day } from '#contracts/availability/availability.ts';
import { type LeadEvent, LeadState } from '#contracts/leads/lead.ts';
import type { Currency } from '#contracts/price.ts';
import { dayInWords } from '#domain/availability/reservation.ts';
import { formatPrice } from '#domain/price.ts';
import {
  isLostReason,
  leadStates,
  lostReasons,
} from '#web/ui/back-office/enquiries/lead-states.ts';

/** Returns what an event of a lead says, without who and when. */
export function eventInWords({ kind, to, words }: LeadEvent): string {
  switch (kind) {
    case 'CREATED':
      return 'Asked';
    case 'NOTE':
      return 'Note';
    case 'CUSTOMER':
      return 'Customer';
    case 'ERASED':
      return 'What was personal was erased';
    case 'JUNK':
      return to ? 'Junk' : 'No junk any more';
    case 'FOLLOW_UP':
      return to ? `Follow up on ${dayInWords(to)}` : 'No follow-up any more';
    case 'STATE': {
      const state = LeadState.safeParse(to).data;
      if (!state) return 'Moved';
      const detail = detailOf(words);
      return `${leadStates[state].name}${detail && `: ${detail}`}`;
    }
  }
}

/** Returns what stands beside a state, such as `NO_ANSWER`, `2026-12-03` or `INR 124999.00`. */
function detailOf(words: string): string {
  const price = /^(INR|AED) (\d+(?:\.\d+)?)$/.exec(words);
  if (price) return formatPrice(Number(price[2]), price[1] as Currency);
  if (Day.safeParse(words).success) return `until ${dayInWords(words)}`;
  return isLostReason(words) ? lostReasons[words].toLowerCase() : words;
}
