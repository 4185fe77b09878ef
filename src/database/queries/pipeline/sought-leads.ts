import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { seller } from '../../schema/accounts/account.ts';
import { enquiry } from '../../schema/activity.ts';
import { lead } from '../../schema/lead.ts';
import { countMatching } from '../lists/row-counts.ts';
import { containsWords } from '../lists/text-match.ts';

/**
 * Returns what all sellers' leads are searched by: their reference, their seller's name or words of their
 * products (those of a lead itself tell of its customer too); undefined where `q` has nothing to look for.
 */
export async function soughtBy(db: Database, q: string): Promise<SQL | undefined> {
  const reference = q.replace(/[^\p{L}\p{Nd}]/gu, '').toUpperCase();
  if (!reference) return undefined;
  const sellers = await db
    .select({ id: seller.id })
    .from(seller)
    .where(containsWords(sql`${seller.name}`, q));
  const named = containsWords(sql`${enquiry.productName}`, q);
  const areMany = (await countMatching(db, enquiry, named)).capped;
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
    areMany ? hasPieceNamed(q) : hasOneOf(named),
  ];
  return or(...found);
}

/** An array, since indexes of other columns can be read beside it, as beside a subquery they cannot. */
const hasOneOf = (named: SQL): SQL =>
  sql`${lead.id} = any(array(select ${enquiry.leadId} from ${enquiry} where ${named}))`;

/** Many are found lead by lead. The offset keeps the planner from joining all there are. */
const hasPieceNamed = (q: string): SQL => sql`exists (select from ${enquiry} e
  where e.lead_id = ${lead.id} and ${containsWords(sql`e.product_name`, q)} offset 0)`;
