import { sql } from 'drizzle-orm';
import { addDefinitions, dropDefinitions, listDefinitions } from '#database/bulk/definitions.ts';
import type { Database } from '#database/database.ts';

const TABLES = ['lead', 'enquiry', 'customer'];
const AT_ONCE = 20_000;
/** The name that all customers share, as a word that a seller looks for. */
export const CUSTOMER = 'Meera';
/** As unlike one another as drawn ones. */
const referenceOf = sql`upper(substr(md5(i::text), 1, 12))`;
/** Ids begin with any of 36 characters, as drawn ones do. */
const beginningOf = sql`substr('0123456789abcdefghijklmnopqrstuvwxyz', 1 + ('x' || left(md5(i::text), 7))::bit(28)::int % 36, 1)`;
const leadId = sql`${beginningOf} || 'lead' || i`;
const customerId = sql`${beginningOf} || 'customer' || i`;
/** That of the newest lead. */
export const REFERENCE = 'C4CA4238A0B9';

/**
 * Gives a seller so many leads of one piece each, over three years: one in ten has a customer, one in a
 * thousand a follow-up, of which half are due. What they are found by is written as `lead-words.sql` does.
 */
export async function fillLeads(db: Database, sellerId: string, leads: number): Promise<void> {
  await db.transaction(async (transaction) => {
    const inside = transaction as Database;
    const definitions = await listDefinitions(inside, TABLES);
    await dropDefinitions(inside, definitions);
    for (let from = 1; from <= leads; from += AT_ONCE) {
      await insertLeads(inside, sellerId, from, Math.min(leads, from + AT_ONCE - 1), leads);
    }
    await addDefinitions(inside, definitions);
  });
}

async function insertLeads(
  db: Database,
  sellerId: string,
  from: number,
  to: number,
  of: number,
): Promise<void> {
  const came = sql`now() - i * (interval '1000 days' / ${of}::int)`;
  await db.execute(sql`
    insert into customer (id, seller_id, name, phone, created_at)
    select ${customerId}, ${sellerId}, ${CUSTOMER}::text || ' ' || i, '+9198' || lpad(i::text, 8, '0'), ${came}
      from generate_series(${from}::int, ${to}::int) i where i % 10 = 1`);
  await db.execute(sql`
    insert into lead (id, reference, seller_id, region, state, lost_reason, won_price, won_currency,
                      customer_id, follow_up_on, is_due, words, codes, created_at, first_moved_at, moved_at)
    select ${leadId}, ${referenceOf}, ${sellerId}, region, state,
           case when state = 'LOST' then 'OTHER' end, case when state = 'WON' then 4900 end,
           case when state = 'WON' then case when region = 'IN' then 'INR' else 'AED' end end,
           case when i % 10 = 1 then ${customerId} end,
           case when i % 1000 = 1 then current_date + i % 7 - 3 end, i % 1000 = 1 and i % 7 <= 3,
           'Piece ' || i % 1000 || case when i % 10 = 1 then ' ' || ${CUSTOMER}::text || ' ' || i else '' end,
           lower(${referenceOf}) || case when i % 10 = 1 then ' 9198' || lpad(i::text, 8, '0') else '' end,
           ${came}, case when state <> 'NEW' then ${came} + interval '3 hours' end, ${came} + interval '3 hours'
      from (select i, case when i % 3 = 0 then 'AE' else 'IN' end as region,
                   case i % 10 when 0 then 'NEW' when 1 then 'TALKING' when 2 then 'WON' else 'LOST' end as state
              from generate_series(${from}::int, ${to}::int) i) as drawn`);
  await db.execute(sql`
    insert into enquiry (id, reference, product_id, product_name, seller_id, region, price, lead_id, created_at)
    select 'enquiry' || i, ${referenceOf}, p.id, coalesce(p.name, 'Piece ' || i % 1000), ${sellerId},
           case when i % 3 = 0 then 'AE' else 'IN' end, 4900, ${leadId}, ${came}
      from generate_series(${from}::int, ${to}::int) i
        left join (select id, name, row_number() over (order by id) - 1 as rank
                     from (select id, name from product where seller_id = ${sellerId} limit 1000) of_seller) p
          on p.rank = i % 1000`);
}
