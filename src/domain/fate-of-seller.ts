import { dayOf } from './availability/reservation.ts';

const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** What becomes of a deleted seller, as dialog, message, profile and bin tell admins. */
export const fateOfSeller = (goneAt: Date): string =>
  `It is in the bin until ${written.format(new Date(dayOf(goneAt)))} and can be restored as it was; then it is erased with all that is kept of it.`;
