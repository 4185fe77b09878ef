import { inArray, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../database.ts';
import { seller } from '../../../schema/accounts/account.ts';

type Counts = {
  pieces: number;
  leads: number;
  customers: number;
  templates: number;
  drafts: number;
  imports: number;
  messages: number;
  documents: number;
  reports: number;
};

/** Returns how much of each kind a seller has. */
export async function countRowsOfSeller(db: Database, sellerId: string): Promise<Counts> {
  const count = (table: string) =>
    sql`(select count(*)::int from ${sql.identifier(table)} where seller_id = ${sellerId})`;
  const [row] = await rowsOf<Counts>(
    db,
    sql`select ${count('product')} as pieces, ${count('lead')} as leads, ${count('customer')} as customers,
      ${count('reply_template')} as templates, ${count('product_draft')} as drafts,
      ${count('product_import')} as imports, ${count('seller_message')} as messages,
      ${count('seller_document')} as documents, ${count('report')} as reports`,
  );
  if (row === undefined) throw new Error('counting returned no row');
  return row;
}

/** Returns what is told of two accounts before they are merged; only those that are there. */
export function findMergedAccounts(db: Database, ids: readonly string[]) {
  const { id, name, email, phone, approval, status, createdAt } = seller;
  return db
    .select({ id, name, email, phone, approval, status, createdAt })
    .from(seller)
    .where(inArray(id, [...ids]));
}

type MergeFacts = {
  sessions: number;
  staff: number;
  shown: number;
  shownElsewhere: number;
  running: string[];
  removedTemplates: string[];
  renamedTemplates: string[];
};

/**
 * Returns what else a merge changes: log-ins that end, products that the public sees, and that it could see of an approved
 * seller, tables of products at work, and reply templates that the other account has too.
 */
export async function readMergeFacts(
  db: Database,
  { from, into }: MergedPair,
): Promise<MergeFacts> {
  const templates = (same: boolean) => sql`coalesce((
    select json_agg(t.name order by t.position) from reply_template t
      where t.seller_id = ${from} and exists (
          select from reply_template o where o.seller_id = ${into} and o.name = t.name)
        and exists (select from reply_template o
          where o.seller_id = ${into} and o.name = t.name and o.text = t.text) = ${same}), '[]')`;
  const [row] = await rowsOf<MergeFacts>(
    db,
    sql`select
      (select count(*)::int from session where role = 'seller' and account_id = ${from}) as sessions,
      (select count(*)::int from staff_member where seller_id = ${from}) as staff,
      (select count(*)::int from product where seller_id = ${from} and published) as shown,
      (select count(*)::int from product p
          join category c on c.id = p.category_id join sub_category s on s.id = p.sub_category_id
          left join product_type t on t.id = p.product_type_id
        where p.seller_id = ${from} and p.hidden_at is null and p.taken_down_at is null
          and p.availability <> 'SOLD' and c.status = 'LISTED' and s.status = 'LISTED'
          and coalesce(t.status, 'LISTED') = 'LISTED') as "shownElsewhere",
      coalesce((select json_agg(file_name order by created_at) from product_import
        where seller_id = ${from} and stage in ('running', 'undoing')), '[]') as running,
      ${templates(true)} as "removedTemplates", ${templates(false)} as "renamedTemplates"`,
  );
  if (row === undefined) throw new Error('reading returned no row');
  return row;
}

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
type Renumbered = { id: string; name: string; before: string; after: string };

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
