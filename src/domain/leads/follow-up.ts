import { dayInWords } from '../availability/reservation.ts';
import { DAY_MS, daysAfter } from '../time/days.ts';

/** Whether a lead is to be followed up on this day at the latest. */
export const isDue = (followUpOn: string | null, today: string): boolean =>
  followUpOn !== null && followUpOn <= today;

/** Returns what is said of a follow-up day: that it is late, today, tomorrow, or when. */
export function followUpInWords(followUpOn: string, today: string): string {
  if (followUpOn === today) return 'Due today';
  if (followUpOn === daysAfter(today, 1)) return 'Due tomorrow';
  if (followUpOn > today) return `Due on ${dayInWords(followUpOn)}`;
  const days = Math.round((Date.parse(today) - Date.parse(followUpOn)) / DAY_MS);
  return days === 1 ? 'Due yesterday' : `${days} days late`;
}

/** Days to follow up on that are offered, with the words for them. */
export const usualFollowUps = (today: string) => [
  { words: 'Tomorrow', day: daysAfter(today, 1) },
  { words: 'In 3 days', day: daysAfter(today, 3) },
  { words: 'In a week', day: daysAfter(today, 7) },
];
