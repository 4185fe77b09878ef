import { z } from 'zod';
import { Day } from './availability/availability.ts';
import { version } from './version.ts';

/** What everybody is told of a seller's vacation. */
export const awayUntil = Day.nullable().describe(
  "The last day of the seller's vacation, else null",
);

/** Begins a vacation at once, or changes its last day; null ends it. */
export const VacationChange = z.object({
  awayUntil: Day.nullable(),
  version: version().optional(),
});
export type VacationChange = z.infer<typeof VacationChange>;
