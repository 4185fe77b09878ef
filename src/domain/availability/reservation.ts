import type { Availability } from '#contracts/availability/availability.ts';
import * as texts from '#texts/domain/availability.ts';
import { dayInWords } from '../time/date-words.ts';
import { DAY_MS, utcDayOf } from '../time/days.ts';

/** A day ends for a reservation where the marketplace's last shoppers see it end: in the Emirates. */
const HOURS_AHEAD = 4;
const AN_HOUR_MS = 60 * 60_000;

/** A sold product is shown for so long. */
export const SOLD_SHOWN_DAYS = 60;

/** A reservation ends at most so many days ahead. */
export const LONGEST_RESERVATION_DAYS = 365;

/** Returns the day that reservations go by, as `2026-12-03`. */
export const dayOf = (moment: Date): string =>
  utcDayOf(moment.getTime() + HOURS_AHEAD * AN_HOUR_MS);

/** Returns the moment at which a day is over. */
export const endOfDay = (day: string): Date =>
  new Date(Date.parse(day) + DAY_MS - HOURS_AHEAD * AN_HOUR_MS);

/** Whether a day is over, the last one of a reservation or a price. */
export const isOver = (day: string | null | undefined, now: Date): boolean =>
  day != null && day < dayOf(now);

/** Whether a product can be had, and of a reservation until when. */
export type Stated = { availability: Availability; reservedUntil: string | null };

/** Returns the availability at a moment: a reservation ends by itself after its day. */
export function availabilityAt({ availability, reservedUntil }: Stated, moment: Date): Stated {
  const hasEnded =
    availability === 'RESERVED' && (reservedUntil === null || isOver(reservedUntil, moment));
  return hasEnded
    ? { availability: 'AVAILABLE', reservedUntil: null }
    : { availability, reservedUntil };
}

/** Returns what shoppers are told of a shop that is away. */
export const awayInWords = (until: string): string => texts.shopAway(dayInWords(until));

/** Returns what a message says to a shop that is away. */
export const awaySeen = (until: string): string => texts.awaySeen(dayInWords(until));

/** Returns what shoppers are told of a product that they cannot have at once; null of others. */
export function availabilityInWords({ availability, reservedUntil }: Stated): string | null {
  if (availability === 'SOLD') return texts.sold;
  if (availability === 'AVAILABLE') return null;
  return reservedUntil === null ? texts.reserved : texts.reservedUntil(dayInWords(reservedUntil));
}
