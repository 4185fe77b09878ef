import type { LeadState, LostReason } from '#contracts/leads/lead.ts';
import * as texts from '#texts/back-office/enquiries.ts';
import type { Tone } from '../status-dot.tsx';

/** How a lead stands, in the order in which it goes. */
export const leadStates: Readonly<Record<LeadState, { name: string; tone: Tone }>> = {
  NEW: { name: texts.leadNew, tone: 'new' },
  TALKING: { name: texts.leadTalking, tone: 'calm' },
  RESERVED: { name: texts.leadReserved, tone: 'warn' },
  WON: { name: texts.leadWon, tone: 'good' },
  LOST: { name: texts.leadLost, tone: 'quiet' },
};

/** Why a lead is lost. */
export const lostReasons: Readonly<Record<LostReason, string>> = {
  NO_ANSWER: texts.noAnswer,
  PRICE: texts.thePrice,
  SOLD_ELSEWHERE: texts.boughtElsewhere,
  NOT_AVAILABLE: texts.notAvailable,
  OTHER: texts.anotherReason,
};

/** Whether a text is the code of a reason. */
export const isLostReason = (text: string): text is LostReason => Object.hasOwn(lostReasons, text);
