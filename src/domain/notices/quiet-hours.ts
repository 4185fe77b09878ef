import type { NoticeTimes, TimeZone } from '#contracts/notices.ts';

const A_MINUTE_MS = 60_000;
const A_DAY_MINUTES = 24 * 60;

/** Minutes ahead of UTC, all year round. */
const ahead: Record<TimeZone, number> = { 'Asia/Kolkata': 330, 'Asia/Dubai': 240 };

/** Returns the zone of a seller that has not chosen one: where it takes chats. */
export const zoneOf = ({ chatIndia }: { chatIndia: string }): TimeZone =>
  chatIndia === '' ? 'Asia/Dubai' : 'Asia/Kolkata';

/** Returns the minutes of a time of day, such as `22:30`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Returns how many minutes of its day a moment is in a zone. */
const minuteOfDay = (moment: Date, timeZone: TimeZone): number =>
  (Math.floor(moment.getTime() / A_MINUTE_MS) + ahead[timeZone]) % A_DAY_MINUTES;

/** Returns the next moment, after the given one, at which it is this time of day in a zone. */
export function nextTime(time: string, timeZone: TimeZone, after: Date): Date {
  const left = minutesOf(time) - minuteOfDay(after, timeZone);
  const minutes = left > 0 ? left : left + A_DAY_MINUTES;
  const wholeMinute = Math.floor(after.getTime() / A_MINUTE_MS) * A_MINUTE_MS;
  return new Date(wholeMinute + minutes * A_MINUTE_MS);
}

/** Returns the moment itself, or where it is within the quiet hours, their end. */
export function afterQuiet({ quietFrom, quietUntil, timeZone }: NoticeTimes, moment: Date): Date {
  if (quietFrom === null || quietUntil === null) return moment;
  const [from, until] = [minutesOf(quietFrom), minutesOf(quietUntil)];
  const now = minuteOfDay(moment, timeZone);
  const isQuiet = from < until ? from <= now && now < until : from <= now || now < until;
  return isQuiet && from !== until ? nextTime(quietUntil, timeZone, moment) : moment;
}
