import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../database.ts';

/** Two accounts of one seller: the one that goes, and the one that its rows become part of. */
export type MergedPair = { from: string; into: string };

const key = (number: SQL) => sql`lower(${number} collate "und-x-icu")`;

/** The longest article number that the product's form takes. */
const LONGEST_NUMBER = 60;

/**
 * The pieces of the account that goes whose article number the other has too, each with the number that it gets: with
 * the first free ending, or none where that would be too long.
 */
const renumbered = ({ from, into }: MergedPair) => sql`
  select p.id, p.name, p.seller_sku as before, coalesce((
      select tried from generate_series(2, 99) as n cross join lateral (select p.seller_sku || '-' || n as tried) t
        where length(tried) <= ${LONGEST_NUMBER}::int and not exists (
          select from product o where o.seller_id in (${from}, ${into}) and o.seller_sku <> ''
            and ${key(sql`o.seller_sku`)} = ${key(sql`tried`)})
        order by n limit 1), '') as after
    from product p
    where p.seller_id = ${from} and p.seller_sku <> '' and exists (
      select from product o where o.seller_id = ${into} and o.seller_sku <> ''
        and ${key(sql`o.seller_sku`)} = ${key(sql`p.seller_sku`)})`;

/** A product whose article number changes. */
export type Renumbered = { id: string; name: string; before: string; after: string };

/** Returns the first products whose article numbers both accounts have, and how many there are. */
export async function findRenumbered(db: Database, pair: MergedPair, most: number) {
  const rows = await rowsOf<Renumbered & { count: number }>(
    db,
    sql`select id, name, before, after, count(*) over ()::int as count from (${renumbered(pair)}) r
      order by lower(before), id limit ${most}`,
  );
  return {
    count: rows[0]?.count ?? 0,
    first: rows.map(({ count: _count, ...row }) => row),
  };
}

/** Gives the pieces of the account that goes article numbers that the other does not have. Returns which. */
export function renumberPieces(db: Database, pair: MergedPair): Promise<Renumbered[]> {
  return rowsOf<Renumbered>(
    db,
    sql`update product p set seller_sku = r.after, version = p.version + 1
      from (${renumbered(pair)}) r where p.id = r.id
      returning p.id, p.name, r.before, r.after`,
  );
}

/** The customers of the account that goes whom the other knows by number or, where it knows none of it, by address. */
const known = ({ from, into }: MergedPair) => sql`
  select distinct on (g.id) g.id as from_id, k.id as into_id
    from customer g join customer k on k.seller_id = ${into}
      and (k.phone = g.phone or lower(k.email) = lower(g.email))
    where g.seller_id = ${from}
    order by g.id, (k.phone is not distinct from g.phone) desc, k.id`;

/** Returns how many customers both accounts have. */
export async function countKnownCustomers(db: Database, pair: MergedPair): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (${known(pair)}) k`,
  );
  return row?.count ?? 0;
}

/** A customer of both accounts, and what the kept one could not take of the other: it has another, or somebody else does. */
export type JoinedCustomer = {
  fromId: string;
  intoId: string;
  name: string;
  phone: string;
  email: string;
  /** The newest lead of the one that went, where its words may still be written down. */
  leadId: string | null;
};

/**
 * Makes the customers whom both accounts have one, with the leads of both: what the kept one lacks it takes from the
 * other. Returns them.
 */
export async function joinCustomers(db: Database, pair: MergedPair): Promise<JoinedCustomer[]> {
  const joined = await rowsOf<JoinedCustomer>(
    db,
    sql`with known as (${known(pair)}),
      gone as (
        select k.from_id, k.into_id, g.name, g.phone, g.email, (
            select l.id from lead l where l.customer_id = g.id and l.erased_at is null
              order by l.created_at desc, l.id desc limit 1) as lead_id
          from known k join customer g on g.id = k.from_id),
      filled as (
        select c.id, coalesce(nullif(c.name, ''), max(g.name)) as name,
            coalesce(c.phone, min(g.phone)) as phone,
            coalesce(c.email, min(g.email) filter (where not exists (
              select from customer o where o.seller_id = ${pair.into} and lower(o.email) = lower(g.email)))) as email
          from customer c join gone g on g.into_id = c.id group by c.id),
      moved as (
        update lead l set customer_id = g.into_id from gone g where l.customer_id = g.from_id),
      removed as (
        delete from customer c using gone g where c.id = g.from_id),
      written as (
        update customer c set name = f.name, phone = f.phone, email = f.email, version = c.version + 1
          from filled f where c.id = f.id)
      select g.from_id as "fromId", g.into_id as "intoId",
          case when g.name <> f.name then g.name else '' end as name,
          case when g.phone <> f.phone then g.phone else '' end as phone,
          case when lower(g.email) <> coalesce(lower(f.email), '') then g.email else '' end as email,
          g.lead_id as "leadId"
        from gone g join filled f on f.id = g.into_id`,
  );
  return joined;
}
