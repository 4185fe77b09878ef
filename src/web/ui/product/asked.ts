import { dateLocale } from '#texts/formats.ts';
import { storedValue } from '../browser/stored-value.ts';

/** Local storage key of what this browser asked about. */
export const ASKED_KEY = 'asked';

/** Enquiries that are remembered at most. */
const MOST = 100;

/** When this browser asked about which product last: moments in ISO form by id, the latest first. */
type Asked = Readonly<Record<string, string>>;

export const asked = storedValue<Asked>(ASKED_KEY, {}, (found) =>
  typeof found === 'object' && found !== null
    ? Object.fromEntries(
        Object.entries(found)
          .filter(([, moment]) => typeof moment === 'string' && !Number.isNaN(Date.parse(moment)))
          .slice(0, MOST),
      )
    : {},
);

/** Returns what is remembered once a product was asked about at a moment. */
export function withAsked(before: Asked, id: string, moment: Date): Asked {
  const { [id]: _, ...others } = before;
  const latest = [[id, moment.toISOString()], ...Object.entries(others)] as const;
  return Object.fromEntries(latest.slice(0, MOST));
}

/** Returns a day such as `21 November`, with the year where it is another one; `21 Nov` for little room. */
export function dayOf(
  moment: string,
  { month = 'long', now = new Date() }: { month?: 'long' | 'short'; now?: Date } = {},
): string {
  const date = new Date(moment);
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month, year }).format(date);
}
