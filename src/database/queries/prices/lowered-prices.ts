import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { LOWERED_DAYS, NEW_DAYS } from '#domain/badges.ts';
import { jsonMoment } from '../../json-text.ts';
import type { Found } from '../products/json/found-products.ts';

const isLoweredINR = ({ priceINR, lowestINR }: Found) => sql`${priceINR} < ${lowestINR}`;
const isLoweredAED = ({ priceAED, lowestAED }: Found) => sql`${priceAED} < ${lowestAED}`;

/** Since when each price is below the lowest of the 30 days before it: JSON, null where it is not. */
export const loweringsOf = (found: Found) => ({
  loweredINR: since(found.changedINR, isLoweredINR(found)),
  loweredAED: since(found.changedAED, isLoweredAED(found)),
});

const since = (moment: SQLWrapper, condition: SQL) =>
  sql`case when ${condition} then ${jsonMoment(moment)} else 'null' end`;

/** When the first badge of a product goes by itself (`domain/badges.ts`); null where it has none. */
export const endOfBadges = (found: Found): SQL => sql`least(
  ${ahead(found.createdAt, NEW_DAYS)},
  case when ${isLoweredINR(found)} then ${ahead(found.changedINR, LOWERED_DAYS)} end,
  case when ${isLoweredAED(found)} then ${ahead(found.changedAED, LOWERED_DAYS)} end)`;

const ahead = (moment: SQLWrapper, days: number): SQL => {
  const end = sql`${moment} + ${sql.raw(`interval '${days} days'`)}`;
  return sql`case when ${end} > now() then ${end} end`;
};
