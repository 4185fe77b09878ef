import { sql } from 'drizzle-orm';
import { seller } from '../../schema/accounts/account.ts';
import { endOfDay, today } from '../products/availability.ts';

const isAway = sql`${seller.awayUntil} >= ${today}`;

/** The last day of a seller's vacation; null where it is over, or there is none. */
export const awayNow = sql<string | null>`case when ${isAway} then ${seller.awayUntil}::text end`;

/** When a seller's vacation is over by itself; null where there is none. */
export const endOfVacation = sql`case when ${isAway} then ${endOfDay(seller.awayUntil)} end`;
