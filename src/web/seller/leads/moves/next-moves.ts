import type { LeadState } from '#contracts/leads/lead.ts';
import * as texts from '#texts/seller/lead-moves.ts';

/** A move of a lead, in the words of its button. */
export type Move = { to: LeadState; label: string };

const talking = { to: 'TALKING', label: texts.startTalking } as const;
const reserved = { to: 'RESERVED', label: texts.reserveUntil } as const;
const won = { to: 'WON', label: texts.markWon } as const;
const lost = { to: 'LOST', label: texts.markLost } as const;
const again = { to: 'TALKING', label: texts.talkAgain } as const;

/** Corrections of what was said with a state, which stays. */
export const corrections = {
  RESERVED: { to: 'RESERVED', label: texts.changeDay },
  WON: { to: 'WON', label: texts.changePrice },
  LOST: { to: 'LOST', label: texts.changeReason },
} as const satisfies Partial<Record<LeadState, Move>>;

type Moves = {
  /** The usual one: by one tap, or a swipe to the end of the line, which is the right in English. */
  usual: Move | null;
  /** By a swipe to its start. */
  away: Move | null;
  /** Behind the button for more. */
  more: readonly Move[];
};

/** The moves out of each state (docs/behaviour/seller.md#inbox). */
export const nextMoves: Readonly<Record<LeadState, Moves>> = {
  NEW: { usual: talking, away: lost, more: [reserved, won, lost] },
  TALKING: { usual: won, away: lost, more: [reserved, lost] },
  RESERVED: { usual: won, away: lost, more: [corrections.RESERVED, again, lost] },
  WON: { usual: null, away: null, more: [corrections.WON, again] },
  LOST: { usual: null, away: null, more: [corrections.LOST, again] },
};
