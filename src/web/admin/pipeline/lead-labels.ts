import type { PipelineLead } from '#contracts/leads/pipeline.ts';
import type { Tone } from '#web/ui/back-office/status-dot.tsx';

type State = PipelineLead['state'];

/** How a lead stands, in the order in which it goes. */
export const stateLabels: Readonly<Record<State, { label: string; tone: Tone }>> = {
  NEW: { label: 'New', tone: 'warn' },
  TALKING: { label: 'Talking', tone: 'quiet' },
  RESERVED: { label: 'Reserved', tone: 'quiet' },
  WON: { label: 'Won', tone: 'good' },
  LOST: { label: 'Lost', tone: 'bad' },
};

/** Why it was lost. */
export const lostReasons: Readonly<Record<NonNullable<PipelineLead['lostReason']>, string>> = {
  NO_ANSWER: 'No answer',
  PRICE: 'Price',
  SOLD_ELSEWHERE: 'Bought elsewhere',
  NOT_AVAILABLE: 'Not available',
  OTHER: 'Another reason',
};
