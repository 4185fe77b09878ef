import type { Lead } from '#contracts/leads/lead.ts';
import * as texts from '#texts/domain/leads.ts';
import { dayInWords } from '../time/date-words.ts';
import { DAY_MS, daysAfter } from '../time/days.ts';

type Reservation = Pick<Lead, 'state' | 'reservedUntil'>;

/** Whether a lead is still reserved although its day is over, so that its products are available again. */
export const isReservationOver = ({ state, reservedUntil }: Reservation, today: string): boolean =>
  state === 'RESERVED' && reservedUntil !== null && reservedUntil < today;

/** Whether a lead is to be followed up on this day at the latest, or what it has reserved has ended. */
export const isDue = (
  { followUpOn, ...lead }: Reservation & Pick<Lead, 'followUpOn'>,
  today: string,
): boolean => (followUpOn !== null && followUpOn <= today) || isReservationOver(lead, today);

/** Returns what is said of a follow-up day: that it is late, today, tomorrow, or when. */
export function followUpInWords(followUpOn: string, today: string): string {
  if (followUpOn === today) return texts.dueToday;
  if (followUpOn === daysAfter(today, 1)) return texts.dueTomorrow;
  if (followUpOn > today) return texts.dueOn(dayInWords(followUpOn));
  const days = Math.round((Date.parse(today) - Date.parse(followUpOn)) / DAY_MS);
  return days === 1 ? texts.dueYesterday : texts.daysLate(days);
}

/** Days to follow up on that are offered, with the words for them. */
export const usualFollowUps = (today: string) => [
  { words: texts.tomorrow, day: daysAfter(today, 1) },
  { words: texts.inThreeDays, day: daysAfter(today, 3) },
  { words: texts.inAWeek, day: daysAfter(today, 7) },
];
