import { Day } from '#contracts/availability/availability.ts';
import { type LeadEvent, LeadState } from '#contracts/leads/lead.ts';
import type { Currency } from '#contracts/price.ts';
import { formatPrice } from '#domain/price.ts';
import { isolate } from '#domain/text/isolate.ts';
import { dayInWords } from '#domain/time/date-words.ts';
import * as texts from '#texts/seller/lead-moves.ts';
import {
  isLostReason,
  leadStates,
  lostReasons,
} from '#web/ui/back-office/enquiries/lead-states.ts';

/** Returns what an event of a lead says, without who and when. */
export function eventInWords({ kind, to, words }: LeadEvent): string {
  switch (kind) {
    case 'CREATED':
      return texts.asked;
    case 'NOTE':
      return texts.note;
    case 'CUSTOMER':
      return texts.customer;
    case 'ERASED':
      return texts.personalErased;
    case 'JUNK':
      return to ? texts.junk : texts.noJunkAnyMore;
    case 'ASSIGNED':
      return to ? texts.givenTo(isolate(to)) : texts.nobodysAgain;
    case 'FOLLOW_UP':
      return to ? texts.followUpOn(dayInWords(to)) : texts.noFollowUpAnyMore;
    case 'STATE': {
      const state = LeadState.safeParse(to).data;
      if (!state) return texts.movedSomewhere;
      const detail = detailOf(words);
      const { name } = leadStates[state];
      return detail ? texts.stateWith({ state: name, detail }) : name;
    }
  }
}

/** Returns what stands beside a state, such as `NO_ANSWER`, `2026-12-03` or `INR 124999.00`. */
function detailOf(words: string): string {
  const price = /^(INR|AED) (\d+(?:\.\d+)?)$/.exec(words);
  if (price) return formatPrice(Number(price[2]), price[1] as Currency);
  if (Day.safeParse(words).success) return texts.until(dayInWords(words));
  return isLostReason(words) ? texts.reasonAfterState(lostReasons[words]) : words;
}
