import type { LeadState } from '#contracts/leads/lead.ts';

/** A move of a lead, in the words of its button. */
export type Move = { to: LeadState; label: string };

const talking = { to: 'TALKING', label: 'Start talking' } as const;
const reserved = { to: 'RESERVED', label: 'Reserve…' } as const;
const won = { to: 'WON', label: 'Mark won' } as const;
const lost = { to: 'LOST', label: 'Mark lost' } as const;
const again = { to: 'TALKING', label: 'Talk again' } as const;

/** Corrections of what was said with a state, which stays. */
export const corrections = {
  RESERVED: { to: 'RESERVED', label: 'Change the day' },
  WON: { to: 'WON', label: 'Change the price' },
  LOST: { to: 'LOST', label: 'Change the reason' },
} as const satisfies Partial<Record<LeadState, Move>>;

type Moves = {
  /** The usual one: by one tap, or a swipe to the right. */
  usual: Move | null;
  /** By a swipe to the left. */
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
