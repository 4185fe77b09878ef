import type { LeadState, LostReason } from '#contracts/leads/lead.ts';
import { notes } from '#demo/catalogue/leads.ts';
import { DAY_MS } from '#domain/time/days.ts';

const HOUR_MS = 3_600_000;
/** A shop's newest leads wait still. */
const WAITING = 3;
const WAITING_DAYS = 5;

/** Hours until the first answer. */
const answeredAfter = [0.4, 3, 1.2, 20, 7, 0.7, 31, 11, 2.2, 44];
const reasons: readonly LostReason[] = ['NO_ANSWER', 'PRICE', 'NO_ANSWER', 'OTHER'];

/** How leads stand after some days, one in ten each. */
const standing: readonly { days: number; states: readonly LeadState[] }[] = [
  {
    days: 7,
    states: [
      ...(['TALKING', 'TALKING', 'WON', 'TALKING', 'RESERVED'] as const),
      ...(['TALKING', 'LOST', 'TALKING', 'WON', 'RESERVED'] as const),
    ],
  },
  {
    days: 20,
    states: [
      ...(['LOST', 'WON', 'TALKING', 'LOST', 'WON'] as const),
      ...(['RESERVED', 'LOST', 'TALKING', 'WON', 'LOST'] as const),
    ],
  },
  {
    days: Number.POSITIVE_INFINITY,
    states: [
      ...(['LOST', 'WON', 'LOST', 'LOST', 'WON'] as const),
      ...(['LOST', 'WON', 'LOST', 'TALKING', 'LOST'] as const),
    ],
  },
];

/** A move of a lead. */
type Step = { state: LeadState; at: Date };

/** What has become of a lead: nothing, where no step was taken. */
export type LeadHistory = {
  steps: readonly Step[];
  lostReason: LostReason | null;
  note: string | null;
};

/**
 * Returns what the demo tells of a lead that came at a moment, the `position`-th newest of the `shop`-th seller:
 * the same of the same each time.
 */
export function historyOf(
  { createdAt, pieces }: { createdAt: Date; pieces: number },
  { position, shop }: { position: number; shop: number },
  now: Date,
): LeadHistory {
  const age = now.getTime() - createdAt.getTime();
  const isWaiting = position < WAITING && age < WAITING_DAYS * DAY_MS;
  const salt = position * 3 + shop;
  const stage = standing.find(({ days }) => age < days * DAY_MS);
  const state = isWaiting ? 'NEW' : (stage?.states[salt % 10] ?? 'NEW');
  const path = pathTo(state, salt + pieces);
  const first = (answeredAfter[salt % answeredAfter.length] ?? 1) * HOUR_MS;
  const steps = path.map((to, index) => {
    const planned = first + index * (1.3 + (salt % 4) * 0.8) * DAY_MS;
    const latest = (age * (index + 1)) / (path.length + 1);
    return { state: to, at: new Date(createdAt.getTime() + Math.min(planned, latest)) };
  });
  return {
    steps,
    lostReason: state === 'LOST' ? (reasons[salt % reasons.length] ?? 'OTHER') : null,
    note: steps.length > 0 && salt % 3 === 1 ? (notes[salt % notes.length] ?? null) : null,
  };
}

function pathTo(state: LeadState, salt: number): LeadState[] {
  if (state === 'NEW') return [];
  if (state === 'TALKING') return ['TALKING'];
  if (state === 'WON' && salt % 2 === 0) return ['TALKING', 'RESERVED', 'WON'];
  return ['TALKING', state];
}
