import type { LeadState, LostReason } from '#contracts/leads/lead.ts';
import type { Tone } from '../status-dot.tsx';

/** How a lead stands, in the order in which it goes. */
export const leadStates: Readonly<Record<LeadState, { name: string; tone: Tone }>> = {
  NEW: { name: 'New', tone: 'new' },
  TALKING: { name: 'Talking', tone: 'calm' },
  RESERVED: { name: 'Reserved', tone: 'warn' },
  WON: { name: 'Won', tone: 'good' },
  LOST: { name: 'Lost', tone: 'quiet' },
};

/** Why a lead is lost. */
export const lostReasons: Readonly<Record<LostReason, string>> = {
  NO_ANSWER: 'No answer',
  PRICE: 'The price',
  SOLD_ELSEWHERE: 'Bought elsewhere',
  NOT_AVAILABLE: 'Not available',
  OTHER: 'Another reason',
};

/** Whether a text is the code of a reason. */
export const isLostReason = (text: string): text is LostReason => Object.hasOwn(lostReasons, text);
