import { dayOf } from './availability/reservation.ts';

/** Whether the last day of a price is over: days end as those of reservations do. */
export const isOver = (day: string | null | undefined, now: Date): boolean =>
  day != null && day < dayOf(now);
