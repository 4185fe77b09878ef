import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { seller } from '../../schema/accounts/account.ts';
import { enquiry } from '../../schema/activity.ts';
import { lead } from '../../schema/lead.ts';
import { containsWords } from '../lists/text-match.ts';

/** What more pieces than these have in their names is looked for lead by lead. */
const MANY = 1000;

/**
 * Returns what all sellers' leads are searched by, their reference, their seller's name or words of their
 * pieces (those of a lead itself tell of its customer too), and whether only a few have it; null where
 * `q` has nothing to look for.
 */
export async function soughtBy(
  db: Database,
  q: string,
): Promise<{ where: SQL | undefined; isFew: boolean } | null> {
  const reference = q.replace(/[^\p{L}\p{Nd}]/gu, '').toUpperCase();
  if (!reference) return null;
  const sellers = await db
    .select({ id: seller.id })
    .from(seller)
    .where(containsWords(sql`${seller.name}`, q));
  const pieces = await db
    .select({ leadId: sql<string>`${enquiry.leadId}` })
    .from(enquiry)
    .where(containsWords(sql`${enquiry.productName}`, q))
    .limit(MANY);
  const areMany = pieces.length === MANY;
  const found = [
    eq(lead.reference, reference),
    ...(sellers.length === 0
      ? []
      : [
          inArray(
            lead.sellerId,
            sellers.map(({ id }) => id),
          ),
        ]),
    areMany ? hasPieceNamed(q) : hasId(pieces.map(({ leadId }) => leadId)),
  ];
  return { where: or(...found), isFew: sellers.length === 0 && !areMany };
}

const hasId = (ids: readonly string[]): SQL => sql`${lead.id} = any(${sql.param(ids)}::text[])`;

/** The offset keeps the planner from joining all there are. */
const hasPieceNamed = (q: string): SQL => sql`exists (select from ${enquiry} e
  where e.lead_id = ${lead.id} and ${containsWords(sql`e.product_name`, q)} offset 0)`;
